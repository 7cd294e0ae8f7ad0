x = a … b
