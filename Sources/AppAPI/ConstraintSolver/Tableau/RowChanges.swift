/// What an addition changed about who stands in a row.
struct RowChanges {
  /// Symbols that came into the row.
  var arrivals: [Symbol] = []
  /// Symbols that are no longer in it.
  var departures: [Symbol] = []

  /// Forgets everything but its memory.
  mutating func clear() {
    arrivals.removeAll(keepingCapacity: true)
    departures.removeAll(keepingCapacity: true)
  }
}
