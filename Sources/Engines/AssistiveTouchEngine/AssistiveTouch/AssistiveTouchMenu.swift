import AccessibilityModel

/// A page of the menu: up to eight entries around its middle.
///
/// - Source: Behaviour 7.3 Menu
public struct AssistiveTouchMenu: Hashable, Sendable {
  /// Which part of the menu it is.
  enum Kind: Hashable, Sendable {
    case main
    case device
    case more
    case custom
    case gestures
    case scrolling

    /// The part that a function opens; `nil` where it opens none.
    init?(_ function: AssistiveFunction) {
      switch function {
      case .openMenu: self = .main
      case .device: self = .device
      case .more: self = .more
      case .custom: self = .custom
      case .gestures: self = .gestures
      case .scrolling: self = .scrolling
      default: return nil
      }
    }
  }

  /// What an entry does.
  enum Entry: Hashable, Sendable {
    case action(AssistiveAction)
    case record
    case back
    case page(Int)
  }

  /// An entry with its words, and its place among nine cells in three rows.
  struct Cell: Hashable, Sendable {
    let words: String
    let entry: Entry
    let place: Int
  }

  /// How many entries a page has at most.
  static let limit = 8

  let kind: Kind
  /// What stands above it.
  public let title: String
  let cells: [Cell]
  /// All entries with their words, those of other pages included.
  let all: [(words: String, entry: Entry)]

  /// What can be chosen on this page.
  public var words: [String] { cells.map(\.words) }

  /// True where both show the same.
  public static func == (left: AssistiveTouchMenu, right: AssistiveTouchMenu) -> Bool {
    left.kind == right.kind && left.cells == right.cells && left.title == right.title
  }

  /// Hashes what is shown.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(cells)
  }
}
