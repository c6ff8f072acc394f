/// Rows that may not hold, the one with the smallest basic symbol first.
///
/// A row is kept with the symbol that it had when it was inserted, and may be there several times.
struct Suspects {
  /// A row and its basic symbol.
  struct Entry {
    let basic: Symbol
    let row: Int
  }

  /// A binary heap.
  private var entries: [Entry] = []

  var first: Entry? { entries.first }

  mutating func insert(_ row: Int, basic: Symbol) {
    entries.append(Entry(basic: basic, row: row))
    var place = entries.count - 1
    while place > 0, entries[place].basic < entries[(place - 1) / 2].basic {
      entries.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func removeFirst() {
    guard let last = entries.popLast(), !entries.isEmpty else { return }
    entries[0] = last
    var place = 0
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2] where child < entries.count {
        if entries[child].basic < entries[least].basic { least = child }
      }
      guard least != place else { return }
      entries.swapAt(place, least)
      place = least
    }
  }

  mutating func removeAll() {
    entries.removeAll()
  }
}
