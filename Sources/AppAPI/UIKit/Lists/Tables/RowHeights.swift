import Foundation

/// How high the rows of a section are: an estimate for most, the truth for those that were shown.
///
/// Corrections are summed up for chunks of rows, so that finding a row among 100,000 takes some hundred
/// steps, and rows of one height cost nothing at all.
struct RowHeights {
  private static let chunkLength = 256

  private(set) var count: Int
  let estimate: CGFloat
  private var known: [Int: CGFloat] = [:]
  /// For each chunk, by how much its rows are higher than estimated.
  private var corrections: [CGFloat] = []

  init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
  }

  /// All rows together.
  var total: CGFloat { CGFloat(count) * estimate + corrections.reduce(0, +) }

  subscript(row: Int) -> CGFloat { known[row] ?? estimate }

  /// Sets the height of a row that is shown.
  mutating func set(_ height: CGFloat, for row: Int) {
    let old = self[row]
    known[row] = height
    guard height != old else { return }
    correct(row, by: height - old)
  }

  /// Where a row starts, from the top of the first one.
  ///
  /// - Complexity: O(count / 256).
  func offset(of row: Int) -> CGFloat {
    var result = CGFloat(row) * estimate
    let chunk = row / Self.chunkLength
    for correction in corrections.prefix(chunk) { result += correction }
    guard chunk < corrections.count, corrections[chunk] != 0 else { return result }
    for other in (chunk * Self.chunkLength)..<row {
      if let height = known[other] { result += height - estimate }
    }
    return result
  }

  /// The row that lies at a distance from the top of the first one; the nearest one where none does.
  ///
  /// - Complexity: O(count / 256).
  func row(at distance: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    var start: CGFloat = 0
    var chunk = 0
    let chunkCount = (count + Self.chunkLength - 1) / Self.chunkLength
    while chunk < chunkCount - 1 {
      let length = CGFloat(Self.chunkLength) * estimate + (chunk < corrections.count ? corrections[chunk] : 0)
      if start + length > distance { break }
      start += length
      chunk += 1
    }
    var row = chunk * Self.chunkLength
    while row < count - 1, start + self[row] <= distance {
      start += self[row]
      row += 1
    }
    return row
  }

  /// Takes over the heights that another section knows, as far as there are rows.
  mutating func take(from other: RowHeights) {
    for (row, height) in other.known where row < count { set(height, for: row) }
  }

  /// Forgets the height of a row.
  mutating func forget(_ row: Int) {
    guard let height = known.removeValue(forKey: row) else { return }
    correct(row, by: estimate - height)
  }

  /// Takes rows away and puts others in, whose heights are estimated.
  ///
  /// - Complexity: O(rows that were shown).
  mutating func apply(_ change: RowChange) {
    count += change.inserted.count - change.deleted.count
    known = change.moved(known)
    corrections = []
    for (row, height) in known where height != estimate { correct(row, by: height - estimate) }
  }

  private mutating func correct(_ row: Int, by difference: CGFloat) {
    let chunk = row / Self.chunkLength
    while corrections.count <= chunk { corrections.append(0) }
    corrections[chunk] += difference
  }
}

/// Positions that vanish, as they were, and positions that come, as they will be; both ascending.
struct RowChange {
  var deleted: [Int] = []
  var inserted: [Int] = []

  /// Where a position goes; `nil` where it vanishes.
  func destination(of position: Int) -> Int? {
    var result = position
    for gone in deleted {
      if gone == position { return nil }
      if gone < position { result -= 1 }
    }
    for new in inserted where new <= result { result += 1 }
    return result
  }

  /// What is kept for positions, at the positions to which they go.
  func moved<Value>(_ values: [Int: Value]) -> [Int: Value] {
    var result: [Int: Value] = [:]
    for (position, value) in values {
      if let destination = destination(of: position) { result[destination] = value }
    }
    return result
  }
}
