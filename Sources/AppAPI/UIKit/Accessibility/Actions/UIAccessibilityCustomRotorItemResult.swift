import Foundation

/// A place that an app's rotor leads to.
///
/// - Source: Behaviour 1.4.3 C1
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element the cursor moves to; it is not kept alive.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The stretch of the element's text that is spoken; the whole element where there is none.
  open var targetRange: UITextRange?

  /// Makes a place: an element, or a stretch of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }

  /// Makes the place where a search begins.
  init(start: NSObject?, range: UITextRange?) {
    targetElement = start
    targetRange = range
    super.init()
  }
}
