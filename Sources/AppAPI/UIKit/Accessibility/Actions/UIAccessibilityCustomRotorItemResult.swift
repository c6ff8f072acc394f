import Foundation

/// A place that an app's rotor leads to.
///
/// - Source: at-behaviour 1.4.3 C1
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element the cursor moves to; it is not kept alive.
  open weak var targetElement: (any NSObjectProtocol)?

  /// Makes a place: an element.
  public init(targetElement: any NSObjectProtocol) {
    self.targetElement = targetElement
    super.init()
  }

  /// Makes the place where a search begins.
  init(start: NSObject?) {
    targetElement = start
    super.init()
  }
}
