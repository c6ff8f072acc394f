import AccessibilityModel

/// What is drawn over the screen, and what the numbers on it mean.
struct Showing: Hashable, Sendable {
  /// What was drawn for.
  enum Purpose: Hashable, Sendable {
    /// To be seen.
    case seeing
    /// To choose which of several was meant by a command, with what was chosen before.
    case choosing(RecognizedCommand, RecognizedCommand.Slot, [RecognizedCommand.Slot: VoiceControl.Target])
    /// To choose an action of an element.
    case acting(ElementID, [Action])
    /// To be asked before something is done.
    case confirming(RecognizedCommand)
    /// A part of the screen in cells.
    case cells(Grid)
  }

  /// An entry of the list of actions.
  enum Action: Hashable, Sendable {
    case activate
    case perform(ElementAction)
  }

  var overlay: Overlay
  var purpose = Purpose.seeing
  /// What each number stands for.
  var targets: [Int: VoiceControl.Target] = [:]
  var isContinuous = false
  /// When it fades; `nil` where it stays.
  var fades: VirtualInstant?
}

/// Numbered cells over a part of the screen.
///
/// - Source: Behaviour 4.1 V8
struct Grid: Hashable, Sendable {
  /// The smallest side of a cell that can still be divided, in points.
  static let smallestSide = 12.0

  var area: Rect
  var columns: Int
  var rows: Int

  /// The cells of a person's settings over the whole screen.
  init(_ settings: VoiceControlSettings, columns: Int? = nil, rows: Int? = nil, in tree: AccessibilityTree) {
    var screen = tree.root.flatMap { tree[$0]?.frame } ?? .zero
    if screen.isEmpty { screen = tree.usableStops().reduce(screen) { $0.union($1.outline) } }
    area = screen
    self.columns = min(max(columns ?? settings.gridColumns, 1), 20)
    self.rows = min(max(rows ?? settings.gridRows, 1), 20)
  }

  var count: Int { columns * rows }

  /// The rectangle of the cell with a number, from 1 by rows.
  func cell(_ number: Int) -> Rect? {
    guard number >= 1, number <= count else { return nil }
    let (row, column) = (number - 1).quotientAndRemainder(dividingBy: columns)
    let (width, height) = (area.size.width / Double(columns), area.size.height / Double(rows))
    return Rect(
      x: area.minX + Double(column) * width, y: area.minY + Double(row) * height, width: width, height: height
    )
  }

  /// The same cells inside one of them; `nil` where it is too small to be divided.
  func inside(_ number: Int) -> Grid? {
    guard let cell = cell(number), min(cell.size.width, cell.size.height) >= Self.smallestSide else {
      return nil
    }
    var grid = self
    grid.area = cell
    return grid
  }
}
