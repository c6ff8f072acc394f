import AccessibilityModel
import EarshotSession

/// A list of dogs between a title and a button; it makes rows when they are asked for.
actor LazyListSource: Source {
  static let list = ElementID(slot: 10)

  private let count: Int
  private let window: Int
  private var tree: AccessibilityTree
  private var version = TreeVersion.initial
  private(set) var ranges: [Range<Int>] = []
  /// The most rows that ever existed together.
  private(set) var most = 0

  init(count: Int, window: Int = 12) {
    self.count = count
    self.window = window
    tree = AccessibilityTree()
  }

  private func screen(showing range: Range<Int>) -> AccessibilityNode {
    let start = max(min(range.lowerBound - 1, count - window), 0)
    let realized = start..<min(max(start + window, range.upperBound), count)
    most = max(most, realized.count)
    let rows = realized.map { index in
      AccessibilityNode.stop(SpokenText("Dog \(index)"), id: ElementID(slot: UInt32(100 + index)))
        .with(\.rowIndex, index)
    }
    let list = AccessibilityNode.container(order: .given, id: Self.list, rows)
      .with(\.rows, LazyRows(count: count, realized: realized))
    return .container(
      order: .given, id: ElementID(slot: 0),
      [
        .stop("Dogs", traits: .header, id: ElementID(slot: 1)), list,
        .stop("Adopt", traits: .button, id: ElementID(slot: 2)),
      ])
  }

  func start() -> [Event] { [show(0..<1)] }

  func perform(_ request: Request) -> [Event] {
    switch request.kind {
    case .focus: return [.answered(request.id, .handled(by: nil))]
    case .realize(Self.list, let range):
      ranges.append(range)
      return [show(range), .answered(request.id, .range(range))]
    default: return [.answered(request.id, .declined)]
    }
  }

  func advance(to instant: VirtualInstant) -> [Event] { [] }

  var readingOrder: ReadingOrder { tree.order }

  var nextDeadline: VirtualInstant? { nil }

  private func show(_ range: Range<Int>) -> Event {
    let newer = AccessibilityTree(screen(showing: range))
    defer { tree = newer }
    version = version.next
    return .changed(version, tree.diff(to: newer))
  }
}
