#include "syntax/cst_arena.h"

#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include <tree_sitter/api.h>

namespace weft::cst {
namespace {

constexpr size_t firstBlock = size_t(1) << 16, laterBlock = size_t(1) << 20;
constexpr size_t smallest = 16, steps = 32; // classes: 16, 32, ... 512, then powers of two

// Before each block that is handed out; 16 bytes, so that blocks are aligned as malloc's are.
struct alignas(16) Header {
  size_t capacity;
  size_t sizeClass;
};

struct Free {
  Free *next;
};

size_t classOf(size_t size) {
  if (size <= smallest * steps) return size == 0 ? 0 : (size - 1) / smallest;
  return steps + std::bit_width(size - 1);
}
size_t capacityOf(size_t sizeClass) {
  return sizeClass < steps ? (sizeClass + 1) * smallest : size_t(1) << (sizeClass - steps);
}

[[noreturn]] void outOfMemory() {
  std::fputs("weft: out of memory\n", stderr);
  std::abort();
}

// One a thread, kept for the thread's life with its first block: f-strings make many short runs.
struct Memory {
  struct Block {
    char *begin;
    size_t size;
  };
  std::vector<Block> blocks;
  size_t current = 0; // blocks[current] is the one in use
  char *cursor = nullptr, *end = nullptr;
  Free *free[steps + 65] = {};

  ~Memory() {
    for (Block &block : blocks) std::free(block.begin);
  }

  void *take(size_t size) {
    const size_t sizeClass = classOf(size);
    if (Free *found = free[sizeClass]) {
      free[sizeClass] = found->next;
      return found;
    }
    const size_t capacity = capacityOf(sizeClass), whole = capacity + sizeof(Header);
    if (static_cast<size_t>(end - cursor) < whole) grow(whole);
    auto *header = reinterpret_cast<Header *>(cursor);
    *header = {capacity, sizeClass};
    cursor += whole;
    return header + 1;
  }

  void give(void *pointer) {
    const size_t sizeClass = (static_cast<Header *>(pointer) - 1)->sizeClass;
    auto *entry = static_cast<Free *>(pointer);
    entry->next = free[sizeClass];
    free[sizeClass] = entry;
  }

  void grow(size_t whole) {
    while (++current < blocks.size())
      if (blocks[current].size >= whole) return use(current);
    const size_t wanted = blocks.empty() ? firstBlock : laterBlock, size = whole > wanted ? whole : wanted;
    auto *begin = static_cast<char *>(std::malloc(size));
    if (!begin) outOfMemory();
    blocks.push_back({begin, size});
    use(blocks.size() - 1);
  }

  void use(size_t index) {
    current = index;
    cursor = blocks[index].begin;
    end = cursor + blocks[index].size;
  }

  void reset() {
    std::memset(free, 0, sizeof free);
    if (!blocks.empty()) use(0);
  }

  void shrink() {
    while (blocks.size() > 1 || (!blocks.empty() && blocks[0].size > laterBlock)) {
      std::free(blocks.back().begin);
      blocks.pop_back();
    }
    cursor = end = nullptr;
    current = 0;
    std::memset(free, 0, sizeof free);
    if (!blocks.empty()) use(0);
  }
};

Memory &memory() {
  static thread_local Memory memory;
  return memory;
}

void *arenaMalloc(size_t size) { return memory().take(size); }

void *arenaCalloc(size_t count, size_t size) {
  void *result = memory().take(count * size);
  std::memset(result, 0, count * size);
  return result;
}

void arenaFree(void *pointer) {
  if (pointer) memory().give(pointer);
}

void *arenaRealloc(void *pointer, size_t size) {
  if (!pointer) return arenaMalloc(size);
  const size_t capacity = (static_cast<Header *>(pointer) - 1)->capacity;
  if (size <= capacity) return pointer;
  void *result = arenaMalloc(size);
  std::memcpy(result, pointer, capacity);
  arenaFree(pointer);
  return result;
}

} // namespace

Arena::Arena() {
  static const bool installed = [] {
    ts_set_allocator(arenaMalloc, arenaCalloc, arenaRealloc, arenaFree);
    return true;
  }();
  (void)installed;
}

Arena::~Arena() { memory().shrink(); }

void Arena::reset() { memory().reset(); }

} // namespace weft::cst
