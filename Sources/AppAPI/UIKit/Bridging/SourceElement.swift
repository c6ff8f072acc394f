import AccessibilityModel
import AppHost
import Foundation

/// Stands among responders for an element that a view's source describes.
///
/// Requests reach the source through it; what the source declines goes on along the responder chain.
final class SourceElement: UIResponder {
  private weak var view: UIView?
  private weak var source: (any ElementSource)?
  /// The identity that the source gave.
  let inner: ElementID
  /// Who it was in the last tree.
  var outer: ElementID
  /// What the source said of it last.
  var element: AccessibilityElement
  /// True while the source answers; whatever it asks views in turn is meant for what lies further inside.
  private(set) var isAnswering = false

  init(_ element: AccessibilityElement, of source: any ElementSource, in view: UIView) {
    self.view = view
    self.source = source
    self.element = element
    inner = element.id
    outer = element.id
    super.init()
  }

  /// Lets the source answer; `nil` where it declines.
  func answer(_ request: Request.Kind) -> Answer? {
    guard let source else { return .failed(.gone) }
    isAnswering = true
    defer { isAnswering = false }
    let answer = source.answer(request.about(inner))
    switch answer {
    case .declined: return nil
    case .handled(by: let id?): return .handled(by: view?.sourceElements?.outer(of: id) ?? id)
    default: return answer
    }
  }

  private func isHandled(_ request: Request.Kind) -> Bool {
    if case .handled? = answer(request) { true } else { false }
  }

  override var next: UIResponder? { view }
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
