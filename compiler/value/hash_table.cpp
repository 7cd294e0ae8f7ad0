// HashTable: open addressing from hashes to a dense list of entries, which keeps the order of insertion.
#include "value/objects.h"
#include "value/protocol.h"

namespace weft::py {

namespace {
constexpr int32_t freeSlot = -1, removedSlot = -2;
const Str *nameObject(Symbol name) {
  void *&slot = name.attachment();
  if (!slot) (void)makeStr(name);
  return static_cast<Str *>(slot);
}
} // namespace

uint64_t HashTable::nextVersion() {
  static uint64_t counter = 0;
  return ++counter;
}

// A step of the probe sequence is +1: hashes of strings are mixed well, and those of ints are mixed here.
static size_t firstProbe(int64_t hash, size_t mask) {
  uint64_t mixed = static_cast<uint64_t>(hash) * 0x9E3779B97F4A7C15ull;
  return static_cast<size_t>(mixed >> 32) & mask;
}

HashTable::Found HashTable::probe(const Value &key, int64_t hash, size_t &slot, size_t &index) const {
  if (index_.empty()) return Found::No;
  size_t mask = index_.size() - 1;
  const Str *text = key.as<Str>();
  for (size_t at = firstProbe(hash, mask);; at = (at + 1) & mask) {
    int32_t candidate = index_[at];
    if (candidate == freeSlot) return Found::No;
    if (candidate == removedSlot) continue;
    const Entry &entry = entries[candidate];
    if (entry.hash != hash) continue;
    bool same = entry.key.same(key);
    if (!same) {
      if (const Str *other = text ? entry.key.as<Str>() : nullptr) {
        same = other->text == text->text;
      } else if (key.isInt() && entry.key.isInt()) {
        same = false;
      } else {
        Value held = entry.key; // __eq__ may change this table
        uint64_t version = layoutVersion;
        int result = equal(held, key);
        if (result < 0) return Found::Error;
        if (version != layoutVersion) return probe(key, hash, slot, index);
        same = result != 0;
      }
    }
    if (same) {
      slot = at;
      index = static_cast<size_t>(candidate);
      return Found::Yes;
    }
  }
}

HashTable::Found HashTable::find(const Value &key, size_t &index) const {
  int64_t hash;
  if (!hashOf(key, hash)) return Found::Error;
  size_t slot;
  return probe(key, hash, slot, index);
}

void HashTable::grow() {
  // Entries that were removed are squeezed out here.
  if (live_ != entries.size()) compact();
  size_t wanted = 8;
  while (wanted * 2 < (live_ + 1) * 4) wanted *= 2;
  index_.assign(wanted, freeSlot);
  size_t mask = wanted - 1;
  for (size_t i = 0; i < entries.size(); ++i) {
    size_t at = firstProbe(entries[i].hash, mask);
    while (index_[at] != freeSlot) at = (at + 1) & mask;
    index_[at] = static_cast<int32_t>(i);
  }
  used_ = entries.size();
}

void HashTable::compact() {
  size_t kept = 0;
  for (size_t i = 0; i < entries.size(); ++i)
    if (entries[i].key) {
      if (kept != i) entries[kept] = std::move(entries[i]);
      ++kept;
    }
  entries.resize(kept);
}

bool HashTable::insertHashed(const Value &key, int64_t hash, const Value &value) {
  size_t slot, index;
  switch (probe(key, hash, slot, index)) {
  case Found::Error:
    return false;
  case Found::Yes: {
    Value old = std::move(entries[index].value); // freed last: it may run code
    entries[index].value = value;
    return true;
  }
  case Found::No:
    break;
  }
  if ((used_ + 1) * 3 > index_.size() * 2) grow();
  size_t mask = index_.size() - 1;
  size_t at = firstProbe(hash, mask);
  while (index_[at] >= 0) at = (at + 1) & mask;
  if (index_[at] == freeSlot) ++used_;
  index_[at] = static_cast<int32_t>(entries.size());
  entries.push_back({key, value, hash});
  ++live_;
  layoutVersion = nextVersion();
  return true;
}

bool HashTable::insert(const Value &key, const Value &value) {
  int64_t hash;
  return hashOf(key, hash) && insertHashed(key, hash, value);
}

HashTable::Found HashTable::remove(const Value &key, Value *removed) {
  int64_t hash;
  if (!hashOf(key, hash)) return Found::Error;
  size_t slot, index;
  Found found = probe(key, hash, slot, index);
  if (found != Found::Yes) return found;
  Value oldKey = std::move(entries[index].key), oldValue = std::move(entries[index].value);
  entries[index].key = Value();
  entries[index].value = Value();
  index_[slot] = removedSlot;
  --live_;
  layoutVersion = nextVersion();
  if (live_ == 0)
    clear();
  else
    while (!entries.back().key) entries.pop_back();
  if (removed) *removed = std::move(oldValue);
  return Found::Yes;
}

size_t HashTable::indexOf(Symbol key) const {
  if (index_.empty()) return SIZE_MAX;
  const Str *name = nameObject(key);
  int64_t hash = name->hash();
  size_t mask = index_.size() - 1;
  for (size_t at = firstProbe(hash, mask);; at = (at + 1) & mask) {
    int32_t candidate = index_[at];
    if (candidate == freeSlot) return SIZE_MAX;
    if (candidate == removedSlot) continue;
    const Entry &entry = entries[candidate];
    if (entry.hash != hash) continue;
    if (entry.key.isObject() && entry.key.object() == name) return static_cast<size_t>(candidate);
    const Str *other = asStr(entry.key);
    if (other && other->text == name->text) return static_cast<size_t>(candidate);
  }
}

const Value *HashTable::find(Symbol key) const {
  size_t index = indexOf(key);
  return index == SIZE_MAX ? nullptr : &entries[index].value;
}

void HashTable::insert(Symbol key, const Value &value) {
  const Str *name = nameObject(key);
  (void)insertHashed(Value(const_cast<Str *>(name)), name->hash(), value);
}

bool HashTable::remove(Symbol key) { return remove(makeStr(key), nullptr) == Found::Yes; }

void HashTable::clear() {
  std::vector<Entry> old;
  old.swap(entries);
  index_.clear();
  live_ = used_ = 0;
  layoutVersion = nextVersion();
}

} // namespace weft::py
