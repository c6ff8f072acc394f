import AccessibilityModel

/// Pages that are scrolled one after the other.
struct Scrolling: Hashable, Sendable {
  /// When it ends.
  enum End: Hashable, Sendable {
    case page
    case edge
    case pointer
  }

  var element: ElementID
  var direction: Request.ScrollDirection
  var end: End
  /// The request that is not answered yet.
  var asked: Request.ID?
  /// The state of the screen before it.
  var version: TreeVersion
  /// When the next page is due; `nil` while an answer is waited for.
  var due: VirtualInstant?
  var pages = 0
}

extension AssistiveTouch {
  /// How many pages are scrolled at most without a pointer that ends it.
  private static let pageLimit = 500
  /// How long a page is seen on the way to an end.
  private static let edgeInterval = Duration.milliseconds(50)

  /// Scrolls what is under the pointer.
  ///
  /// - Source: Behaviour 7.3 Scrolling
  mutating func scroll(_ function: AssistiveFunction, in tree: AccessibilityTree) -> [Effect] {
    guard let direction = function.scrollDirection else { return [] }
    guard let element = tree.hitTest(place(in: tree)) ?? nearestStop(to: place(in: tree), in: tree) else {
      notice = phrases(.nothingToScroll)
      return []
    }
    let end: Scrolling.End =
      switch function {
      case .scrollToTop, .scrollToBottom: .edge
      case .scrollVertically, .scrollHorizontally: .pointer
      default: .page
      }
    scrolling = Scrolling(element: element, direction: direction, end: end, version: version)
    return scrollOn(in: tree)
  }

  /// Asks for the next page, where what is scrolled is still there.
  mutating func scrollOn(in tree: AccessibilityTree) -> [Effect] {
    guard var current = scrolling, tree.contains(current.element) else {
      scrolling = nil
      return []
    }
    current.asked = Request.ID(rawValue: nextRequest)
    current.version = version
    current.due = nil
    scrolling = current
    return [request(.scroll(current.element, current.direction))]
  }

  /// Takes in whether a page was scrolled.
  mutating func scrolled(_ answer: Answer) {
    guard var current = scrolling else { return }
    let isDone: Bool =
      if case .handled = answer { version != current.version || current.end == .page } else { false }
    guard isDone else {
      if current.pages == 0 { notice = phrases(.nothingToScroll) }
      scrolling = nil
      return
    }
    current.pages += 1
    current.asked = nil
    guard current.end != .page, current.pages < Self.pageLimit else {
      scrolling = nil
      return
    }
    current.due = now.advanced(
      by: current.end == .edge ? Self.edgeInterval : options.scrollInterval.duration)
    scrolling = current
  }

  /// The stop on the screen whose middle is nearest to a point.
  private func nearestStop(to point: Point, in tree: AccessibilityTree) -> ElementID? {
    tree.usableStops().min { $0.outline.center.distance(to: point) < $1.outline.center.distance(to: point) }?
      .id
  }
}

extension Point {
  /// How far another point is away, in points.
  func distance(to other: Point) -> Double {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }
}
