/// Which rows of a lazy container stand in which of its lines.
struct RowLines {
  private struct Run {
    var firstRow: Int
    var firstLine: Int
    var count: Int
    var perLine: Int

    var lineCount: Int { (count + perLine - 1) / perLine }
  }

  private var runs: [Run] = []
  /// How many lines there are.
  private(set) var count = 0
  /// How many rows there are.
  private(set) var rowCount = 0

  /// Puts rows into lines of as many as there are columns; some take a whole line each.
  init(_ rows: [RowRun], columns: Int) {
    for row in rows where row.count > 0 {
      let perLine = row.isWhole ? 1 : max(1, columns)
      if let last = runs.last, !row.isWhole, last.perLine == perLine {
        runs[runs.count - 1].count += row.count
      } else {
        runs.append(Run(firstRow: rowCount, firstLine: 0, count: row.count, perLine: perLine))
      }
      rowCount += row.count
    }
    for index in runs.indices {
      runs[index].firstLine = count
      count += runs[index].lineCount
    }
  }

  /// The last run that does not begin behind a place.
  private func run(_ start: KeyPath<Run, Int>, _ place: Int) -> Run? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle][keyPath: start] <= place { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : runs[low - 1]
  }

  /// The rows of a line.
  ///
  /// - Complexity: O(log runs).
  func rows(of line: Int) -> Range<Int> {
    guard let run = run(\.firstLine, line) else { return 0..<0 }
    let first = run.firstRow + (line - run.firstLine) * run.perLine
    return first..<min(first + run.perLine, run.firstRow + run.count)
  }

  /// The line of a row.
  ///
  /// - Complexity: O(log runs).
  func line(of row: Int) -> Int {
    guard let run = run(\.firstRow, row) else { return 0 }
    return run.firstLine + (row - run.firstRow) / run.perLine
  }

  /// True where a line's one row takes all of it.
  func isWhole(_ line: Int) -> Bool { run(\.firstLine, line)?.perLine == 1 }
}
