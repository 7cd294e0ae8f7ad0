// Python lists that loops and branches of a graph change: their length is known only when the graph runs. The class is
// written in Python (prelude/tensorflow/staged_list.py); a list of the graph for each tensor of an element.
#pragma once
#include "stage/tensor.h"

namespace weft::stage {

bool isStagedList(const py::Value &value);
/// A Python list (of the class `list` itself) or a staged one.
bool isAnyList(const py::Value &value);
/// What elements fit both lists; null with an exception pending if none do, or if both are empty.
py::Value joinedElements(const py::Value &first, const py::Value &second);
/// The list as a staged one of such elements; emits nodes.
py::Value makeStagedList(const py::Value &list, const py::Value &elements);
py::Value elementsOf(const py::Value &stagedList);
/// The tensors that the list is made of: one list of the graph each.
std::vector<Tensor> flowsOf(const py::Value &stagedList);
/// How many lists of the graph such elements need, and the staged list made of them.
size_t flowCount(const py::Value &elements);
py::Value stagedListOf(const py::Value &elements, std::vector<py::Value> flows);
/// The Python list that lists of the graph are, after it has run.
py::Value listItems(const py::Value &elements, std::vector<py::Value> flows);
py::Value withFlows(const py::Value &stagedList, std::vector<py::Value> flows);
/// len() as a tensor.
Tensor lengthOfList(const py::Value &stagedList);

/// Stands in a traced function's result for a list whose length only the graph knows.
class ListResult final : public py::Object {
public:
  explicit ListResult(py::Value elementsOfList);
  static bool classof(const py::Object &object);
  const py::Value elements;
};

/// What the Python list holds afterwards.
bool isMovedElement(const py::Value &value);

/// A condition's value: for a staged list whether it has elements, everything else as it is.
py::Value truthOf(const py::Value &condition);

/// The list `before` of a variable has become `after` in a block of the graph: other names of the Python list see it
/// too. Where it is a list of the graph now, the Python list must not be seen as it was: using an element raises.
void keepList(const py::Value &before, py::Value &after);

} // namespace weft::stage
