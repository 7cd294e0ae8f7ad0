// The regular expression engine: continuation-passing backtracking over a tree.
#include "value/regex.h"

#include <functional>

#include "value/text_util.h"

namespace weft::py {

struct Regex::Node {
  enum class Kind {
    Empty,
    Char,
    Any,
    Set,
    Sequence,
    Choice,
    Repeat,
    Group,
    BackReference,
    Begin,
    End,
    TextBegin,
    TextEnd,
    Word,
    NotWord,
    Look
  };
  struct Range {
    uint32_t low, high;
  };
  Kind kind = Kind::Empty;
  uint32_t c = 0;
  int flags = 0;
  bool negated = false, greedy = true, behind = false, possessive = false;
  int64_t least = 0, most = -1;
  size_t group = 0; // 0: not capturing
  std::vector<Range> ranges;
  std::string classes; // \d \w \s and their opposites in a set
  std::vector<std::unique_ptr<Node>> children;
};

Regex::Regex() = default;
Regex::~Regex() = default;

namespace {
using Node = Regex::Node;
using NodePtr = std::unique_ptr<Node>;

bool isWordCode(uint32_t c) { return c == '_' || isAlphaCodePoint(c) || (c >= '0' && c <= '9'); }
bool inClass(char name, uint32_t c) {
  switch (name) {
  case 'd':
    return c >= '0' && c <= '9';
  case 'D':
    return !(c >= '0' && c <= '9');
  case 'w':
    return isWordCode(c);
  case 'W':
    return !isWordCode(c);
  case 's':
    return isSpaceCodePoint(c);
  default:
    return !isSpaceCodePoint(c);
  }
}
} // namespace

class RegexParser {
public:
  RegexParser(Regex &regex, std::string_view pattern) : regex_(regex) {
    for (size_t at = 0; at < pattern.size();) text_.push_back(decodeAt(pattern, at));
  }
  NodePtr run() {
    NodePtr node = choice();
    if (!failed() && at_ < text_.size()) fail("unbalanced parenthesis", at_);
    return node;
  }

private:
  Regex &regex_;
  std::vector<uint32_t> text_;
  size_t at_ = 0;
  std::vector<size_t> open_;

  bool failed() const { return !regex_.error.empty(); }
  NodePtr fail(std::string message, size_t at) {
    if (!failed()) {
      regex_.error = std::move(message);
      regex_.errorAt = at;
    }
    return std::make_unique<Node>();
  }
  bool peek(uint32_t c) const { return at_ < text_.size() && text_[at_] == c; }
  bool take(uint32_t c) {
    if (!peek(c)) return false;
    ++at_;
    return true;
  }
  NodePtr make(Node::Kind kind) {
    auto node = std::make_unique<Node>();
    node->kind = kind;
    node->flags = regex_.flags;
    return node;
  }

  NodePtr choice() {
    NodePtr first = sequence();
    if (!peek('|')) return first;
    NodePtr node = make(Node::Kind::Choice);
    node->children.push_back(std::move(first));
    while (!failed() && take('|')) node->children.push_back(sequence());
    return node;
  }
  NodePtr sequence() {
    NodePtr node = make(Node::Kind::Sequence);
    while (!failed() && at_ < text_.size() && !peek('|') && !peek(')')) {
      if (regex_.flags & RegexVerbose) {
        if (isSpaceCodePoint(text_[at_])) {
          ++at_;
          continue;
        }
        if (peek('#')) {
          while (at_ < text_.size() && !peek('\n')) ++at_;
          continue;
        }
      }
      size_t begin = at_;
      NodePtr item = atom();
      if (item) node->children.push_back(quantified(std::move(item), begin));
    }
    return node;
  }
  bool number(int64_t &out) {
    size_t begin = at_;
    out = 0;
    while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9') out = out * 10 + (text_[at_++] - '0');
    return at_ > begin;
  }
  NodePtr quantified(NodePtr item, size_t) {
    for (;;) {
      int64_t least, most;
      size_t begin = at_;
      if (take('*'))
        least = 0, most = -1;
      else if (take('+'))
        least = 1, most = -1;
      else if (take('?'))
        least = 0, most = 1;
      else if (peek('{')) {
        ++at_;
        bool hasLeast = number(least);
        if (!hasLeast) least = 0;
        most = least;
        if (take(',')) {
          if (!number(most)) most = -1;
        } else if (!hasLeast) {
          at_ = begin;
          return item;
        }
        if (!take('}')) {
          at_ = begin;
          return item; // a literal brace
        }
      } else {
        return item;
      }
      if (item->kind == Node::Kind::Repeat) return fail("multiple repeat", begin);
      NodePtr node = make(Node::Kind::Repeat);
      node->least = least;
      node->most = most;
      if (take('?'))
        node->greedy = false;
      else if (take('+'))
        node->possessive = true;
      if (most >= 0 && most < least) return fail("min repeat greater than max repeat", begin + 1);
      node->children.push_back(std::move(item));
      item = std::move(node);
    }
  }
  NodePtr atom() {
    uint32_t c = text_[at_++];
    switch (c) {
    case '.':
      return make(Node::Kind::Any);
    case '^':
      return make(Node::Kind::Begin);
    case '$':
      return make(Node::Kind::End);
    case '(':
      return group(at_ - 1);
    case '[':
      return set(at_ - 1);
    case '\\':
      return escape();
    case '*':
    case '+':
    case '?':
      return fail("nothing to repeat", at_ - 1);
    default:
      break;
    }
    NodePtr node = make(Node::Kind::Char);
    node->c = c;
    return node;
  }
  std::string groupName(uint32_t end) {
    std::string name;
    while (at_ < text_.size() && text_[at_] != end) appendCodePoint(name, text_[at_++]);
    if (!take(end)) fail("missing " + std::string(1, static_cast<char>(end)) + ", unterminated name", at_);
    return name;
  }
  NodePtr group(size_t begin) {
    NodePtr node = make(Node::Kind::Group);
    int saved = regex_.flags;
    bool capture = true, isLook = false;
    if (take('?')) {
      capture = false;
      if (take(':')) {
      } else if (take('P')) {
        if (take('<')) {
          capture = true;
          std::string name = groupName('>');
          regex_.names.emplace_back(name, regex_.groups + 1);
        } else if (take('=')) {
          std::string name = groupName(')');
          node->kind = Node::Kind::BackReference;
          for (auto &[known, index] : regex_.names)
            if (known == name) node->group = index;
          if (!node->group) return fail("unknown group name '" + name + "'", begin + 4);
          return node;
        }
      } else if (take('#')) {
        while (at_ < text_.size() && !peek(')')) ++at_;
        if (!take(')')) return fail("missing ), unterminated comment", begin);
        return nullptr;
      } else if (peek('=') || peek('!')) {
        isLook = true;
        node->negated = text_[at_++] == '!';
      } else if (peek('<') && at_ + 1 < text_.size() && (text_[at_ + 1] == '=' || text_[at_ + 1] == '!')) {
        isLook = node->behind = true;
        node->negated = text_[at_ + 1] == '!';
        at_ += 2;
      } else {
        // (?ims) for all that follows, (?i:...) for the group.
        bool off = false;
        while (at_ < text_.size() && !peek(')') && !peek(':')) {
          uint32_t c = text_[at_++];
          int bit = c == 'i'   ? RegexIgnoreCase
                    : c == 'm' ? RegexMultiLine
                    : c == 's' ? RegexDotAll
                    : c == 'x' ? RegexVerbose
                               : 0;
          if (c == '-')
            off = true;
          else if (!bit && c != 'u' && c != 'a' && c != 'L')
            return fail("unknown extension ?" + std::string(1, static_cast<char>(c)), begin + 1);
          else
            regex_.flags = off ? regex_.flags & ~bit : regex_.flags | bit;
        }
        if (take(')')) return nullptr;
        take(':');
      }
    }
    if (capture) node->group = ++regex_.groups;
    if (isLook) node->kind = Node::Kind::Look;
    node->children.push_back(choice());
    if (!failed() && !take(')')) return fail("missing ), unterminated subpattern", begin);
    regex_.flags = saved;
    return node;
  }
  static bool hexDigit(uint32_t c, uint32_t &value) {
    if (c >= '0' && c <= '9')
      value = c - '0';
    else if (c >= 'a' && c <= 'f')
      value = c - 'a' + 10;
    else if (c >= 'A' && c <= 'F')
      value = c - 'A' + 10;
    else
      return false;
    return true;
  }
  // A character given by an escape; false if `c` stands for something else.
  bool simpleEscape(uint32_t c, uint32_t &out) {
    switch (c) {
    case 'n':
      out = '\n';
      return true;
    case 't':
      out = '\t';
      return true;
    case 'r':
      out = '\r';
      return true;
    case 'f':
      out = '\f';
      return true;
    case 'v':
      out = '\v';
      return true;
    case 'a':
      out = '\a';
      return true;
    case '0':
      out = 0;
      return true;
    case 'x':
    case 'u':
    case 'U': {
      out = 0;
      for (int left = c == 'x' ? 2 : c == 'u' ? 4 : 8; left > 0 && at_ < text_.size(); --left) {
        uint32_t digit;
        if (!hexDigit(text_[at_], digit)) break;
        out = out * 16 + digit;
        ++at_;
      }
      return true;
    }
    default:
      break;
    }
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) return false;
    out = c;
    return true;
  }
  NodePtr escape() {
    if (at_ >= text_.size()) return fail("bad escape (end of pattern)", at_ - 1);
    uint32_t c = text_[at_++];
    switch (c) {
    case 'd':
    case 'D':
    case 'w':
    case 'W':
    case 's':
    case 'S': {
      NodePtr node = make(Node::Kind::Set);
      node->classes = static_cast<char>(c);
      return node;
    }
    case 'b':
      return make(Node::Kind::Word);
    case 'B':
      return make(Node::Kind::NotWord);
    case 'A':
      return make(Node::Kind::TextBegin);
    case 'Z':
      return make(Node::Kind::TextEnd);
    default:
      break;
    }
    if (c >= '1' && c <= '9') {
      NodePtr node = make(Node::Kind::BackReference);
      node->group = c - '0';
      if (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9')
        node->group = node->group * 10 + (text_[at_++] - '0');
      if (node->group > regex_.groups) return fail("invalid group reference " + std::to_string(node->group), at_ - 1);
      return node;
    }
    NodePtr node = make(Node::Kind::Char);
    if (!simpleEscape(c, node->c)) {
      std::string shown;
      appendCodePoint(shown, c);
      return fail("bad escape \\" + shown, at_ - 2);
    }
    return node;
  }
  NodePtr set(size_t begin) {
    NodePtr node = make(Node::Kind::Set);
    node->negated = take('^');
    bool first = true;
    for (;; first = false) {
      if (at_ >= text_.size()) return fail("unterminated character set", begin);
      uint32_t c = text_[at_++];
      if (c == ']' && !first) return node;
      bool single = true;
      if (c == '\\' && at_ < text_.size()) {
        uint32_t e = text_[at_++];
        if (std::string_view("dDwWsS").find(static_cast<char>(e)) != std::string_view::npos && e < 128) {
          node->classes += static_cast<char>(e);
          single = false;
        } else if (e == 'b') {
          c = '\b';
        } else if (!simpleEscape(e, c)) {
          return fail("bad escape \\" + std::string(1, static_cast<char>(e)), at_ - 2);
        }
      }
      if (!single) continue;
      uint32_t high = c;
      if (peek('-') && at_ + 1 < text_.size() && text_[at_ + 1] != ']') {
        ++at_;
        high = text_[at_++];
        if (high == '\\' && at_ < text_.size()) {
          uint32_t e = text_[at_++];
          if (!simpleEscape(e, high)) return fail("bad character range", at_ - 4);
        }
        if (high < c) return fail("bad character range", at_ - 3);
      }
      node->ranges.push_back({c, high});
    }
  }
};

bool Regex::parse(std::string_view pattern, int wanted) {
  flags = wanted;
  RegexParser parser(*this, pattern);
  root_ = parser.run();
  return error.empty();
}

namespace {

struct Matcher {
  const std::vector<uint32_t> &text;
  size_t end;
  Regex::Groups &groups;
  using Then = std::function<bool(size_t)>;

  static bool setHas(const Node &node, uint32_t c) {
    for (const Node::Range &range : node.ranges)
      if (c >= range.low && c <= range.high) return true;
    for (char name : node.classes)
      if (inClass(name, c)) return true;
    return false;
  }
  // One character's node: whether it matches text[at].
  bool one(const Node &node, size_t at) const {
    if (at >= end) return false;
    uint32_t c = text[at];
    switch (node.kind) {
    case Node::Kind::Any:
      return c != '\n' || (node.flags & RegexDotAll);
    case Node::Kind::Char:
      return c == node.c || ((node.flags & RegexIgnoreCase) && toLowerCodePoint(c) == toLowerCodePoint(node.c));
    default:
      break;
    }
    bool has = setHas(node, c);
    if (!has && (node.flags & RegexIgnoreCase))
      has = setHas(node, toLowerCodePoint(c)) || setHas(node, toUpperCodePoint(c));
    return has != node.negated;
  }
  static bool isOne(const Node &node) {
    return node.kind == Node::Kind::Any || node.kind == Node::Kind::Char || node.kind == Node::Kind::Set;
  }
  bool wordEdge(size_t at) const {
    bool before = at > 0 && isWordCode(text[at - 1]), after = at < end && isWordCode(text[at]);
    return before != after;
  }

  bool sequence(const Node &node, size_t index, size_t at, const Then &then) {
    while (index < node.children.size() && isOne(*node.children[index])) {
      if (!one(*node.children[index], at)) return false;
      ++at;
      ++index;
    }
    if (index == node.children.size()) return then(at);
    return run(*node.children[index], at, [&, index](size_t next) { return sequence(node, index + 1, next, then); });
  }

  bool repeat(const Node &node, size_t at, int64_t done, size_t last, const Then &then) {
    const Node &item = *node.children[0];
    auto more = [&] {
      if (node.most >= 0 && done >= node.most) return false;
      Regex::Groups saved = groups;
      if (run(item, at, [&](size_t next) {
            if (next == at && done >= node.least) return false; // no progress
            return repeat(node, next, done + 1, at, then);
          }))
        return true;
      groups = saved;
      return false;
    };
    if (done < node.least) return more();
    return node.greedy ? more() || then(at) : then(at) || more();
  }

  bool simpleRepeat(const Node &node, size_t at, const Then &then) {
    const Node &item = *node.children[0];
    size_t most = node.most < 0 ? end : std::min<size_t>(end, at + static_cast<size_t>(node.most));
    size_t stop = at;
    if (node.greedy) {
      while (stop < most && one(item, stop)) ++stop;
      if (stop - at < static_cast<size_t>(node.least)) return false;
      if (node.possessive) return then(stop);
      for (;; --stop) {
        if (then(stop)) return true;
        if (stop - at == static_cast<size_t>(node.least)) return false;
      }
    }
    while (stop - at < static_cast<size_t>(node.least)) {
      if (!one(item, stop)) return false;
      ++stop;
    }
    for (;;) {
      if (then(stop)) return true;
      if (stop >= most || !one(item, stop)) return false;
      ++stop;
    }
  }

  bool run(const Node &node, size_t at, const Then &then) {
    switch (node.kind) {
    case Node::Kind::Empty:
      return then(at);
    case Node::Kind::Char:
    case Node::Kind::Any:
    case Node::Kind::Set:
      return one(node, at) && then(at + 1);
    case Node::Kind::Sequence:
      return sequence(node, 0, at, then);
    case Node::Kind::Choice:
      for (const NodePtr &child : node.children) {
        Regex::Groups saved = groups;
        if (run(*child, at, then)) return true;
        groups = saved;
      }
      return false;
    case Node::Kind::Repeat:
      if (isOne(*node.children[0])) return simpleRepeat(node, at, then);
      return repeat(node, at, 0, at, then);
    case Node::Kind::Group: {
      if (!node.group) return run(*node.children[0], at, then);
      int64_t begin = groups[node.group * 2], stop = groups[node.group * 2 + 1];
      if (run(*node.children[0], at, [&](size_t next) {
            int64_t b = groups[node.group * 2], e = groups[node.group * 2 + 1];
            groups[node.group * 2] = static_cast<int64_t>(at);
            groups[node.group * 2 + 1] = static_cast<int64_t>(next);
            if (then(next)) return true;
            groups[node.group * 2] = b;
            groups[node.group * 2 + 1] = e;
            return false;
          }))
        return true;
      groups[node.group * 2] = begin;
      groups[node.group * 2 + 1] = stop;
      return false;
    }
    case Node::Kind::BackReference: {
      int64_t begin = groups[node.group * 2], stop = groups[node.group * 2 + 1];
      if (begin < 0) return false;
      for (int64_t i = begin; i < stop; ++i, ++at)
        if (at >= end || text[at] != text[static_cast<size_t>(i)]) return false;
      return then(at);
    }
    case Node::Kind::Begin:
      return (at == 0 || ((node.flags & RegexMultiLine) && text[at - 1] == '\n')) && then(at);
    case Node::Kind::End:
      return (at == end || (at + 1 == end && text[at] == '\n') ||
              ((node.flags & RegexMultiLine) && text[at] == '\n')) &&
             then(at);
    case Node::Kind::TextBegin:
      return at == 0 && then(at);
    case Node::Kind::TextEnd:
      return at == end && then(at);
    case Node::Kind::Word:
      return wordEdge(at) && then(at);
    case Node::Kind::NotWord:
      return !wordEdge(at) && then(at);
    case Node::Kind::Look: {
      bool found = false;
      Regex::Groups saved = groups;
      if (!node.behind)
        found = run(*node.children[0], at, [](size_t) { return true; });
      else
        for (size_t begin = at + 1; begin-- > 0 && !found;)
          found = run(*node.children[0], begin, [&](size_t next) { return next == at; });
      if (node.negated) groups = saved;
      return found != node.negated && then(at);
    }
    }
    return false;
  }
};

} // namespace

bool Regex::match(const std::vector<uint32_t> &text, size_t begin, size_t end, Mode mode, Groups &out) const {
  for (size_t at = begin; at <= end; ++at) {
    out.assign((groups + 1) * 2, -1);
    Matcher matcher{text, end, out};
    size_t stop = 0;
    if (matcher.run(*root_, at, [&](size_t next) {
          if (mode == Mode::Full && next != end) return false;
          stop = next;
          return true;
        })) {
      out[0] = static_cast<int64_t>(at);
      out[1] = static_cast<int64_t>(stop);
      return true;
    }
    if (mode != Mode::Search) return false;
  }
  return false;
}

} // namespace weft::py
