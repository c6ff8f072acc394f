/// A row of cells that shows a part of a line, and can be moved along it.
///
///     var display = BrailleDisplay(cells: 40)
///     display.show(line)
///     display.panRight()      // false where the line is at its end
///     display.text
public struct BrailleDisplay: Hashable, Sendable {
  /// How many cells it has, the status cell included.
  public let cells: Int
  /// True where its first cell tells of the element, and of what does not fit.
  public let hasStatus: Bool
  /// What is shown.
  public private(set) var line: BrailleLine?
  /// What the status cell tells of the element.
  public private(set) var status: BrailleStatus = []
  /// The parts of the line that are shown one after the other, as ranges of its cells.
  public private(set) var windows: [Range<Int>] = [0..<0]
  /// Which of them is shown.
  public private(set) var window = 0

  /// Makes a display that shows nothing.
  ///
  /// - Parameters:
  ///   - cells: how many cells it has, at least 2.
  ///   - hasStatus: whether its first cell tells of the element, and the second is left empty.
  public init(cells: Int, hasStatus: Bool = false) {
    self.cells = max(cells, 2)
    self.hasStatus = hasStatus && cells > 4
  }

  /// Cells that the line has for itself.
  public var textCells: Int { hasStatus ? cells - 2 : cells }

  /// Shows a line from its beginning.
  public mutating func show(_ line: BrailleLine, status: BrailleStatus = []) {
    self.line = line
    self.status = status
    windows = Self.windows(of: line.braille.cells, textCells)
    window = 0
  }

  /// Goes on along the line.
  ///
  /// - Returns: false at its end.
  @discardableResult
  public mutating func panRight() -> Bool {
    guard window + 1 < windows.count else { return false }
    window += 1
    return true
  }

  /// Goes back along the line.
  ///
  /// - Returns: false at its beginning.
  @discardableResult
  public mutating func panLeft() -> Bool {
    guard window > 0 else { return false }
    window -= 1
    return true
  }

  /// What stands on the display: as many braille patterns as it has cells.
  public var text: String {
    let shown = line.map { Array($0.braille.cells[windows[window]]) } ?? []
    let blank = Character("\u{2800}")
    var result: [Character] = []
    if hasStatus {
      var status = status
      if window > 0 { status.insert(.moreBefore) }
      if window + 1 < windows.count { status.insert(.moreAfter) }
      result = [status.cell, blank]
    }
    result += shown
    return String(result + Array(repeating: blank, count: max(cells - result.count, 0)))
  }

  /// Where the routing key above a cell leads to; cells count from 0, the status cell included.
  public func place(atCell cell: Int) -> BrailleLine.Place? {
    cellOfLine(at: cell).flatMap { line?.place(atCell: $0) }
  }

  /// The cell of the line that stands in a cell of the display; `nil` where none does.
  public func cellOfLine(at cell: Int) -> Int? {
    let inLine = cell - (hasStatus ? 2 : 0) + windows[window].lowerBound
    return cell >= (hasStatus ? 2 : 0) && windows[window].contains(inLine) ? inLine : nil
  }

  /// The cell of the display in which a place is shown; moves along the line until it is.
  ///
  /// - Returns: `nil` where the place is not on the line.
  public mutating func reveal(segment: Int, byte: Int) -> Int? {
    line?.cell(segment: segment, byte: byte).flatMap { reveal(cell: $0) }
  }

  /// The cell of the display in which a cell of the line is shown, or the one behind its last; moves along the line
  /// until it is.
  ///
  /// - Returns: `nil` where the line has no such cell, or its end just fits.
  public mutating func reveal(cell: Int) -> Int? {
    let isEnd = cell == line?.braille.cells.count
    guard let index = isEnd ? windows.indices.last : windows.firstIndex(where: { $0.contains(cell) }) else {
      return nil
    }
    window = index
    return shown(cell)
  }

  /// The cell of the display in which a cell of the line is shown, or the one behind its last; `nil` where it is not
  /// among those that are shown.
  public func shown(_ cell: Int) -> Int? {
    let part = windows[window]
    let isEnd = cell == part.upperBound && cell == line?.braille.cells.count
    guard part.contains(cell) || isEnd, cell - part.lowerBound < textCells else { return nil }
    return cell - part.lowerBound + (hasStatus ? 2 : 0)
  }

  /// What stands on the display as dots, dot 1 lowest, a byte for each cell.
  public var dots: [UInt8] { text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }

  /// Parts of a line that fit, cut between words where that leaves no more than two thirds of the space
  /// empty.
  private static func windows(of cells: [Character], _ textCells: Int) -> [Range<Int>] {
    var windows: [Range<Int>] = []
    var start = 0
    while start < cells.count {
      var end = min(start + textCells, cells.count)
      if end < cells.count, cells[end] != "\u{2800}" {
        let cut = (start + textCells / 3..<end).last { cells[$0] == "\u{2800}" }
        if let cut { end = cut + 1 }
      }
      windows.append(start..<end)
      start = end
      // A line does not go on with the blank between two words.
      while start < cells.count, cells[start] == "\u{2800}" { start += 1 }
    }
    return windows.isEmpty ? [0..<0] : windows
  }
}
