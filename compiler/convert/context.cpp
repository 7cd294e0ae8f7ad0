#include "convert/context.h"

#include "convert/analysis/activity.h"

namespace weft::convert {

bool ConvertContext::isRead(Symbol name, const Scope *scope) const {
  // An attribute that is read reserves its bare name too: AutoGraph puts the parts of a symbol into one set.
  SymbolId simple = symbols.findSimple(name);
  const std::vector<SymbolId> &attributes = symbols.attributesNamed(name);
  if (!simple && attributes.empty()) return false;
  for (const Scope *s = scope; s; s = s->parent) {
    if (simple && s->read.contains(simple)) return true;
    for (SymbolId id : attributes)
      if (s->read.contains(id)) return true;
  }
  return false;
}

Symbol ConvertContext::fresh(std::string_view root, const Scope *scope) {
  return namer.fresh(root, [&](Symbol candidate) { return isRead(candidate, scope); });
}

Symbol ConvertContext::freshAnywhere(std::string_view root) {
  return namer.fresh(root, [](Symbol) { return false; });
}

namespace {
void listNodes(const ast::Node &node, std::vector<const ast::Node *> &out) {
  out.push_back(&node);
  ast::forEachChild(node, [&](ast::Node *child) { listNodes(*child, out); });
}
} // namespace

ast::Node *ConvertContext::copyNode(const ast::Node &node) {
  ast::Node *made = ast::cloneNode(node, nodes);
  std::vector<const ast::Node *> from, to;
  listNodes(node, from);
  listNodes(*made, to);
  for (size_t i = 0; i < from.size(); ++i) {
    if (from[i]->kind == ast::Kind::Name) {
      if (userNames.count(static_cast<const ast::Name *>(from[i])))
        userNames.insert(static_cast<const ast::Name *>(to[i]));
    } else if (auto at = functionScopeNames.find(from[i]); at != functionScopeNames.end()) {
      functionScopeNames[to[i]] = at->second;
    }
  }
  return made;
}

void ConvertContext::refuseUnsupported(SourceRange where, const std::string &what) {
  if (failed) return;
  failed = true;
  diagnostics.report(where, DiagnosticKind::UnsupportedLanguageElement, what).raises("UnsupportedLanguageElementError");
}

void ConvertContext::refuseConversion(SourceRange where, const std::string &what) {
  if (failed) return;
  failed = true;
  diagnostics.report(where, DiagnosticKind::ConversionRefused, what).raises("ConversionError");
}

void ConvertContext::refuseText(SourceRange where, const std::string &exceptionClass, const std::string &what) {
  if (failed) return;
  failed = true;
  diagnostics.report(where, DiagnosticKind::ConvertedTextInvalid, what).raises(exceptionClass);
}

} // namespace weft::convert
