// Signature: parsing of the parameter text, and binding.
#include "value/signature.h"

#include <charconv>

#include "value/errors.h"
#include "value/objects.h"

namespace weft::py {

std::string listNames(const std::vector<std::string> &names) {
  std::string out;
  for (size_t i = 0; i < names.size(); ++i) {
    if (i) out += names.size() == 2 ? " and " : i + 1 == names.size() ? ", and " : ", ";
    out += "'" + names[i] + "'";
  }
  return out;
}

namespace {
std::string_view trim(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}
Value literal(std::string_view text) {
  if (text == "None") return Value::none();
  if (text == "True") return Value::boolean(true);
  if (text == "False") return Value::boolean(false);
  if (text == "...") return Value::ellipsis();
  if (text == "()") return makeTuple();
  if (text == "?") return {};
  if (text.size() >= 2 && (text.front() == '\'' || text.front() == '"'))
    return makeStr(std::string(text.substr(1, text.size() - 2)));
  int64_t whole;
  if (auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), whole);
      error == std::errc() && end == text.data() + text.size())
    return makeInt(whole);
  double real = 0;
  std::from_chars(text.data(), text.data() + text.size(), real);
  return makeFloat(real);
}
} // namespace

Signature::Signature(std::string_view function, std::string_view text) : function_(function) {
  Kind kind = Kind::Ordinary;
  while (!text.empty()) {
    // A default may hold a comma only within quotes.
    size_t end = 0;
    char quote = 0;
    for (; end < text.size() && (quote || text[end] != ','); ++end)
      if (text[end] == '\'' || text[end] == '"') quote = quote == text[end] ? 0 : quote ? quote : text[end];
    std::string_view item = trim(text.substr(0, end));
    text = end < text.size() ? text.substr(end + 1) : std::string_view();
    if (item.empty()) continue;
    if (item == "/") {
      for (Parameter &parameter : parameters_) parameter.kind = Kind::PositionalOnly;
    } else if (item == "*") {
      kind = Kind::KeywordOnly;
    } else if (item.starts_with("**")) {
      parameters_.push_back({Symbol::intern(item.substr(2)), Kind::VarKeywords, true, {}});
    } else if (item.starts_with("*")) {
      parameters_.push_back({Symbol::intern(item.substr(1)), Kind::VarArgs, true, {}});
      kind = Kind::KeywordOnly;
    } else {
      size_t equals = item.find('=');
      Parameter parameter{Symbol::intern(trim(item.substr(0, equals))), kind, equals != std::string_view::npos, {}};
      if (parameter.optional) parameter.fallback = literal(trim(item.substr(equals + 1)));
      parameters_.push_back(parameter);
    }
  }
}

bool Signature::bind(const Args &args, Value *out) const {
  size_t taken = 0, positional = 0, required = 0;
  bool hasVarKeywords = false;
  std::vector<bool> given(parameters_.size(), false);
  for (size_t i = 0; i < parameters_.size(); ++i) {
    const Parameter &parameter = parameters_[i];
    switch (parameter.kind) {
    case Kind::PositionalOnly:
    case Kind::Ordinary:
      ++positional;
      required += !parameter.optional;
      if (taken < args.count) {
        out[i] = args[taken++];
        given[i] = true;
      }
      break;
    case Kind::VarArgs: {
      std::vector<Value> rest(args.values + taken, args.values + args.count);
      taken = args.count;
      out[i] = makeTuple(std::move(rest));
      given[i] = true;
      break;
    }
    case Kind::VarKeywords:
      hasVarKeywords = true;
      out[i] = makeDict().value();
      given[i] = true;
      break;
    case Kind::KeywordOnly:
      break;
    }
  }
  if (taken < args.count) {
    bool optional = required != positional;
    std::string takes = optional ? fmt::format("from {} to {}", required, positional) : std::to_string(positional);
    (void)raiseTypeError("{}() takes {} positional argument{} but {} {} given", function_, takes,
                         positional == 1 && !optional ? "" : "s", args.count, args.count == 1 ? "was" : "were");
    return false;
  }
  for (size_t k = 0; k < args.named; ++k) {
    size_t i = 0;
    for (; i < parameters_.size(); ++i)
      if (parameters_[i].name == args.names[k] &&
          (parameters_[i].kind == Kind::Ordinary || parameters_[i].kind == Kind::KeywordOnly))
        break;
    if (i < parameters_.size()) {
      if (given[i]) {
        (void)raiseTypeError("{}() got multiple values for argument '{}'", function_, args.names[k].str());
        return false;
      }
      out[i] = args.namedValue(k);
      given[i] = true;
    } else if (hasVarKeywords) {
      for (size_t j = 0; j < parameters_.size(); ++j)
        if (parameters_[j].kind == Kind::VarKeywords) dictSet(*asDict(out[j]), args.names[k], args.namedValue(k));
    } else {
      (void)raiseTypeError("{}() got an unexpected keyword argument '{}'", function_, args.names[k].str());
      return false;
    }
  }
  std::vector<std::string> missing, missingKeywords;
  for (size_t i = 0; i < parameters_.size(); ++i) {
    if (given[i]) continue;
    const Parameter &parameter = parameters_[i];
    if (parameter.optional)
      out[i] = parameter.fallback;
    else
      (parameter.kind == Kind::KeywordOnly ? missingKeywords : missing).push_back(parameter.name.str());
  }
  if (missing.empty() && missingKeywords.empty()) return true;
  const std::vector<std::string> &list = missing.empty() ? missingKeywords : missing;
  (void)raiseTypeError("{}() missing {} required {} argument{}: {}", function_, list.size(),
                       missing.empty() ? "keyword-only" : "positional", list.size() == 1 ? "" : "s", listNames(list));
  return false;
}

} // namespace weft::py
