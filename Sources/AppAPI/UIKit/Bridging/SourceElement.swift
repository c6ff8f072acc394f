import AccessibilityModel
import AppHost
import Foundation

/// Stands among responders for an element that a view's source describes.
///
/// Requests reach the source through it; what the source declines goes on along the responder chain.
final class SourceElement: UIResponder {
  /// The subtree that it belongs to.
  weak var source: SourceElements?
  /// The identity that the source gave.
  let inner: ElementID
  /// Who it was in the last tree.
  var outer: ElementID
  /// What the source said of it last, where it lies in a row.
  var described: AccessibilityElement?

  init(_ inner: ElementID, of source: SourceElements) {
    self.source = source
    self.inner = inner
    outer = inner
    super.init()
  }

  private var element: AccessibilityElement {
    described ?? RunningApp.current.tree[outer] ?? AccessibilityElement(isStop: false)
  }

  /// How many views lie around the view it is in.
  var depth: Int {
    source?.view.map { sequence(first: $0, next: \.superview).reduce(0) { n, _ in n + 1 } } ?? 0
  }

  /// Lets the source answer; `nil` where it declines.
  func answer(_ request: Request.Kind) -> Answer? {
    let answer = source?.answer(request.about(inner)) ?? .failed(.gone)
    return answer == .declined ? nil : answer
  }

  private func isHandled(_ request: Request.Kind) -> Bool {
    if case .handled? = answer(request) { true } else { false }
  }

  override var next: UIResponder? { source?.view }
  override var isAccessibilityElement: Bool {
    get { element.isStop }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { element.label?.string }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityValue: String? {
    get { element.value?.string }
    set { super.accessibilityValue = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { UIAccessibilityTraits(element.traits) }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityFrame: CGRect {
    get { CGRect(element.frame) }
    set { super.accessibilityFrame = newValue }
  }
  override var accessibilityActivationPoint: CGPoint {
    get { CGPoint(element.effectiveActivationPoint) }
    set { super.accessibilityActivationPoint = newValue }
  }
  override func accessibilityActivate() -> Bool { isHandled(.activate(inner)) }
  override func accessibilityIncrement() { _ = answer(.increment(inner)) }
  override func accessibilityDecrement() { _ = answer(.decrement(inner)) }
  override func accessibilityPerformEscape() -> Bool { isHandled(.escape(inner)) }
  override func accessibilityPerformMagicTap() -> Bool { isHandled(.magicTap(inner)) }
}

extension Request.Kind {
  /// The same request about another element; one about none stays as it is.
  func about(_ id: ElementID) -> Request.Kind {
    switch self {
    case .activate: .activate(id)
    case .perform(_, let action): .perform(id, action)
    case .increment: .increment(id)
    case .decrement: .decrement(id)
    case .scroll(_, let direction): .scroll(id, direction)
    case .escape: .escape(id)
    case .magicTap: .magicTap(id)
    case .focus: .focus(id)
    case .realize(_, let range): .realize(id, range)
    case .longPress: .longPress(id)
    case .zoom(_, let direction): .zoom(id, direction)
    case .searchRotor(_, let search): .searchRotor(id, search)
    case .edit(_, let edit): .edit(id, edit)
    case .key(let stroke, _): .key(stroke, on: id)
    case .tap, .touch, .announcementEnded, .largeContent, .shortcuts: self
    }
  }
}
