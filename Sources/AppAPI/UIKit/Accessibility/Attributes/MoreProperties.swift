import Foundation

/// What apps set of few objects' accessibility, kept apart so that the others stay small.
struct MoreProperties {
  var textualContext: UIAccessibilityTextualContext?
  var headerElements: [Any]?
  var expandedStatus = UIAccessibilityExpandedStatus.unsupported
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var directTouchOptions: UIAccessibilityDirectTouchOptions = []
  var customRotors: [UIAccessibilityCustomRotor]?
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?
  var automationElements: [Any]?
  weak var previousText: AnyObject?
  weak var nextText: AnyObject?
  weak var textInputResponder: AnyObject?
  var textInputBlock: AXUITextInputReturnBlock?
}
