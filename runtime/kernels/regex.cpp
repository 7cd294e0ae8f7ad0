// regex_replace and regex_full_match over POSIX extended expressions, with \d, \D and non-capturing groups put in their
// terms. What POSIX lacks (lazy quantifiers, look-around) is refused.
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include <regex.h>
#include <string>

namespace wrt {
namespace {

std::string posix(std::string_view pattern) {
  std::string out;
  for (size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] == '\\' && i + 1 < pattern.size()) {
      const char c = pattern[++i];
      if (c == 'd')
        out += "[0-9]";
      else if (c == 'D')
        out += "[^0-9]";
      else if (c == 't')
        out += '\t';
      else if (c == 'n')
        out += '\n';
      else
        out += {'\\', c};
    } else if (pattern.substr(i, 3) == "(?:") {
      out += '(';
      i += 2;
    } else {
      out += pattern[i];
    }
  }
  return out;
}

/// A compiled expression, freed at the end.
struct Expression {
  regex_t compiled;
  bool ok = false;
  explicit Expression(const std::string &pattern) { ok = regcomp(&compiled, pattern.c_str(), REG_EXTENDED) == 0; }
  Expression(const Expression &) = delete;
  Expression &operator=(const Expression &) = delete;
  ~Expression() {
    if (ok) regfree(&compiled);
  }
};

bool lazy(std::string_view p) {
  return p.find("*?") != std::string_view::npos || p.find("+?") != std::string_view::npos ||
         p.find("??") != std::string_view::npos;
}

int32_t bad(wrt_call *call, std::string_view pattern) {
  return invalid(call, "Invalid pattern: %s, error: not a POSIX extended expression", std::string(pattern).c_str());
}

} // namespace
} // namespace wrt

using namespace wrt;

extern "C" {

int32_t wrt_op_regex_replace(wrt_call *call) { // input, pattern, rewrite
  const wrt_tensor *x = call->inputs[0];
  for (int i = 0; i < 3; ++i)
    if (call->inputs[i]->dtype != WRT_STRING)
      return dtypeMismatch(call, "RegexReplace", i, WRT_STRING, call->inputs[i]->dtype);
  const std::string_view pattern = text(*data<wrt_string>(call->inputs[1])),
                         rewrite = text(*data<wrt_string>(call->inputs[2]));
  const bool global = boolOr(attrOf(call, 0), true);
  Expression expression(posix(pattern));
  if (!expression.ok || lazy(pattern)) return bad(call, pattern);
  wrt_tensor *y = newOutput(call, 0, WRT_STRING, dims(x));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  for (int64_t i = 0; i < x->size; ++i) {
    const std::string s(text(data<wrt_string>(x)[i]));
    std::string out;
    size_t at = 0;
    regmatch_t groups[10];
    while (at <= s.size() && regexec(&expression.compiled, s.c_str() + at, 10, groups, at ? REG_NOTBOL : 0) == 0) {
      const auto begin = static_cast<size_t>(groups[0].rm_so), end = static_cast<size_t>(groups[0].rm_eo);
      out.append(s, at, begin);
      for (size_t k = 0; k < rewrite.size(); ++k) {
        if (rewrite[k] != '\\' || k + 1 == rewrite.size()) {
          out += rewrite[k];
          continue;
        }
        const char c = rewrite[++k];
        if (c >= '0' && c <= '9') {
          const regmatch_t &g = groups[c - '0'];
          if (g.rm_so >= 0) out.append(s, at + static_cast<size_t>(g.rm_so), static_cast<size_t>(g.rm_eo - g.rm_so));
        } else
          out += c;
      }
      if (end == begin) { // an empty match: step over one byte
        if (at + end < s.size()) out += s[at + end];
        at += end + 1;
      } else {
        at += end;
      }
      if (!global) break;
    }
    if (at < s.size()) out.append(s, at, std::string::npos);
    wrt_string_assign(&mutableData<wrt_string>(y)[i], out.data(), static_cast<int64_t>(out.size()));
  }
  return 0;
}

int32_t wrt_op_regex_full_match(wrt_call *call) { // input, pattern
  const wrt_tensor *x = call->inputs[0];
  for (int i = 0; i < 2; ++i)
    if (call->inputs[i]->dtype != WRT_STRING)
      return dtypeMismatch(call, "RegexFullMatch", i, WRT_STRING, call->inputs[i]->dtype);
  const std::string_view pattern = text(*data<wrt_string>(call->inputs[1]));
  // Lazy quantifiers do not change whether all of a text matches.
  std::string eager = posix(pattern);
  for (const char *two : {"*?", "+?", "??"})
    for (size_t at; (at = eager.find(two)) != std::string::npos;) eager.erase(at + 1, 1);
  Expression expression("^(" + eager + ")$");
  if (!expression.ok) return bad(call, pattern);
  wrt_tensor *y = newOutput(call, 0, WRT_BOOL, dims(x));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  for (int64_t i = 0; i < x->size; ++i)
    mutableData<bool>(y)[i] =
        regexec(&expression.compiled, std::string(text(data<wrt_string>(x)[i])).c_str(), 0, nullptr, 0) == 0;
  return 0;
}
}
