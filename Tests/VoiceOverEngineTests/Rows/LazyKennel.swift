import AccessibilityModel
import VoiceOverEngine

/// A screen with a list that makes only the rows near those that were asked for.
struct LazyKennel {
  static let list = ElementID(slot: 20)
  static let title = ElementID(slot: 1)
  static let tail = ElementID(slot: 2)

  /// How many rows there are.
  var count: Int
  /// How many rows exist at a time.
  var window = 4
  /// Whether the row that was asked for stands first among them, or in their middle.
  var margin = 1
  /// Rows without anything to stop at.
  var empty: Set<Int> = []
  /// Rows that are headings.
  var headings: Set<Int> = []
  /// Name of the list; a list with a name is a group.
  var name: SpokenText?
  /// Whether something stands before and behind the list.
  var isFramed = true
  /// Added to the number of every row's identity: rows that the app put ahead of all others.
  var shift = 0

  static func row(_ index: Int) -> ElementID { ElementID(slot: UInt32(1_000 + index)) }

  /// The screen while the rows around one exist.
  func screen(around row: Int) -> AccessibilityNode { screen(showing: row..<row + 1) }

  /// The screen while the rows of a range exist, and as many more as fit.
  func screen(showing range: Range<Int>) -> AccessibilityNode {
    let start = max(min(range.lowerBound - margin, count - window), 0)
    let realized = start..<min(max(start + window, range.upperBound), count)
    let rows = realized.filter { !empty.contains($0) }.map { index in
      let traits: Traits = headings.contains(index) ? .header : []
      return AccessibilityNode.stop(
        SpokenText("Dog \(index - shift)"), traits: traits, id: Self.row(index - shift)
      )
      .with(\.rowIndex, index)
    }
    let type: ContainerType = name == nil ? .none : .semanticGroup
    let list = AccessibilityNode.container(type, label: name, order: .given, id: Self.list, rows)
      .with(\.rows, LazyRows(count: count, realized: realized))
    let title = AccessibilityNode.stop("Dogs", traits: .header, id: Self.title)
    let tail = AccessibilityNode.stop("Adopt", traits: .button, id: Self.tail)
    return .container(
      order: .given, id: ElementID(slot: 0), isFramed ? [title, list, tail] : [list])
  }

  /// The app: it makes rows around the first one that is asked for.
  var app: Device.App {
    { kind, tree in
      guard case .realize(Self.list, let range) = kind, !range.isEmpty, range.upperBound <= count else {
        return .declined
      }
      tree = AccessibilityTree(screen(showing: range))
      return .range(tree[Self.list]?.rows?.realized ?? 0..<0)
    }
  }

  /// A device that shows the rows around one.
  func device(around row: Int = 0, _ voiceOver: VoiceOver = VoiceOver()) -> Device {
    Device(screen(around: row), voiceOver, app: app)
  }

  /// Labels of everything there is, in order, whether it exists or not.
  var labels: [String] {
    let rows = (0..<count).filter { !empty.contains($0) }.map {
      "Dog \($0 - shift)" + (headings.contains($0) ? ", heading" : "")
    }
    return isFramed ? ["Dogs, heading"] + rows + ["Adopt, button"] : rows
  }
}
