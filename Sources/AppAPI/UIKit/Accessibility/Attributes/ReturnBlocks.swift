import Foundation

/// Answers yes or no when it is asked.
public typealias AXBoolReturnBlock = () -> Bool

/// Answers a text when it is asked.
public typealias AXStringReturnBlock = () -> String?

/// Answers a text with the way it is spoken when it is asked.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?

/// Answers a list when it is asked.
public typealias AXArrayReturnBlock = () -> [Any]?

/// Answers traits when it is asked.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits

/// Answers a rectangle on the screen when it is asked.
public typealias AXRectReturnBlock = () -> CGRect

/// Answers a point on the screen when it is asked.
public typealias AXPointReturnBlock = () -> CGPoint

/// Answers an outline on the screen when it is asked.
public typealias AXPathReturnBlock = () -> UIBezierPath?

/// Answers a kind of group when it is asked.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType

/// Answers a way through groups when it is asked.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle

/// Answers whether something is shown or hidden when it is asked.
public typealias AXExpandedStatusReturnBlock = () -> UIAccessibilityExpandedStatus

/// Answers actions when it is asked.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?

/// Answers rotors when it is asked.
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?

/// Answers what takes the text of an element when it is asked.
public typealias AXUITextInputReturnBlock = () -> (any UITextInput)?

/// Answers nothing, and does something when it is asked.
public typealias AXVoidReturnBlock = () -> Void
