// Any bytes through the front end and the conversion: nothing crashes, hangs, leaks or contradicts itself.
//
// What is accepted can be printed; what is printed is accepted, and prints the same again. Every function is converted
// with both policies, with and without the optional features; what AutoGraph's policy gives is Python again. A file in
// which nothing is converted comes out byte for byte.
#include <cstdio>
#include <cstdlib>
#include <string>

#include "base/source.h"
#include "base/source_texts.h"
#include "convert/entities.h"
#include "convert/module_rewrite.h"
#include "syntax/parser.h"
#include "syntax/unparse.h"

using namespace weft;

namespace {

[[noreturn]] void contradiction(const char *what, const std::string &text, const std::string &more = "") {
  std::fprintf(stderr, "%s\n--- text\n%s\n--- more\n%s\n", what, text.c_str(), more.c_str());
  std::abort();
}

std::string words(const Diagnostics &diagnostics) {
  std::string out;
  for (const Diagnostic &diagnostic : diagnostics.all()) out += renderText(diagnostic, false);
  return out;
}

struct Parsed {
  ast::Context nodes;
  Diagnostics diagnostics;
  uint32_t file = 0;
  ast::Module *module = nullptr;

  explicit Parsed(std::string text) {
    file = SourceManager::instance().add("fuzz.py", std::move(text));
    if (auto result = parseModule(file, nodes, diagnostics)) module = *result;
    if (!module && diagnostics.all().size() != 1) contradiction("not one diagnostic", words(diagnostics));
    if (!module && diagnostics.all().front().message.find("internal error") != std::string::npos)
      contradiction("tree-sitter cannot read a text that the syntax check accepts", words(diagnostics));
  }
};

void checkText(const char *what, const std::string &text) {
  Parsed again(text);
  if (!again.module) contradiction(what, text, words(again.diagnostics));
}

// ast.unparse itself prints backslashes into f-strings' expressions, and text with braces badly: not looked at.
bool hasFormatString(const std::string &text) {
  return text.find("f'") != std::string::npos || text.find("f\"") != std::string::npos;
}

void convertOne(const convert::ModuleEntities &entities, const convert::Entity &entity,
                const convert::ConvertOptions &options) {
  ast::Context nodes;
  Diagnostics diagnostics;
  Result<const ast::Node *> source = entities.source(entity, nodes, diagnostics);
  if (!source) {
    if (!diagnostics.hasErrors()) contradiction("refused without a word", entity.label);
    return;
  }
  Result<convert::Converted> converted =
      convert::convertFunction(**source, entities.context(entity), options, nodes, diagnostics);
  if (!converted) {
    if (!diagnostics.hasErrors()) contradiction("not converted without a word", entity.label);
    return;
  }
  const std::string text = convert::printConverted(*converted);
  if (text.empty() || text.back() != '\n') contradiction("no text", entity.label);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  const std::string text(reinterpret_cast<const char *>(data), size);
  const uint32_t texts = sourceTextCount();
  {
    Parsed first(text);
    if (first.module) {
      (void)ast::dump(*first.module, true);
      const std::string printed = unparse(*first.module);
      if (!hasFormatString(printed)) {
        Parsed second(printed + "\n");
        if (second.module && unparse(*second.module) != printed)
          contradiction("printed again, it is another text", printed, unparse(*second.module));
      }
      const convert::ModuleEntities entities(*first.module, first.file);
      const std::vector<convert::Entity> all = entities.all();
      for (size_t i = 0; i < all.size() && i < 16; ++i) {
        for (convert::Policy policy : {convert::Policy::Mirror, convert::Policy::Stage})
          convertOne(entities, all[i], {.policy = policy});
        convertOne(entities, all[i], {.features = convert::Feature::All, .recursive = false});
      }
      Diagnostics diagnostics;
      const std::string whole = convert::rewriteModule(*first.module, first.file, {}, diagnostics);
      if (whole.find("ag__") == std::string::npos) {
        if (whole != text) contradiction("nothing converted, and yet another text", text, whole);
      } else if (!hasFormatString(whole)) {
        checkText("the whole module's text is no Python", whole);
      }
    }
  }
  forgetSourceTexts(texts);
  return 0;
}
