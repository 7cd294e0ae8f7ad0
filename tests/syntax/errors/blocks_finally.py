try:
 try:
  try:
   try:
    try:
     try:
      try:
       try:
        try:
         try:
          try:
           try:
            try:
             try:
              try:
               try:
                try:
                 try:
                  try:
                   try:
                    try:
                     pass
                    finally: pass
                   finally: pass
                  finally: pass
                 finally: pass
                finally: pass
               finally: pass
              finally: pass
             finally: pass
            finally: pass
           finally: pass
          finally: pass
         finally: pass
        finally: pass
       finally: pass
      finally: pass
     finally: pass
    finally: pass
   finally: pass
  finally: pass
 finally: pass
finally: pass
