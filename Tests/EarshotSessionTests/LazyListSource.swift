import AccessibilityModel
import EarshotSession
import TestSupport

/// A list of dogs between a title and a button; it makes rows when they are asked for.
actor LazyListSource: Source {
  static let list = LazyKennel.list

  private let kennel: LazyKennel
  private var tree: AccessibilityTree
  private var version = TreeVersion.initial
  private(set) var ranges: [Range<Int>] = []
  /// The most rows that ever existed together.
  private(set) var most = 0

  init(count: Int, window: Int = 12) {
    kennel = LazyKennel(count: count, window: window)
    tree = AccessibilityTree()
  }

  private func screen(showing range: Range<Int>) -> AccessibilityNode {
    let screen = kennel.screen(showing: range)
    most = max(most, AccessibilityTree(screen)[LazyKennel.list]?.rows?.realized.count ?? 0)
    return screen
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
