import Foundation

/// What an app set of an object's accessibility; what is unset the object answers itself.
struct AccessibilityProperties {
  var isElement: Bool?
  var label: AccessibilityText?
  var value: AccessibilityText?
  var hint: AccessibilityText?
  var traits: UIAccessibilityTraits?
  var language: String?
  var identifier: String?
  var inputLabels: [AccessibilityText] = []
  var respondsToUserInteraction: Bool?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elementsHidden = false
  var viewIsModal = false
  var groupsChildren = false
  var elements: [Any]?
  var containerType = UIAccessibilityContainerType.none
  var customActions: [UIAccessibilityCustomAction]?

  @MainActor static let unset = AccessibilityProperties()

  /// Holds the properties outside the object, so that one without any stays small.
  final class Box {
    var value = AccessibilityProperties()
  }
}

/// A text that is spoken, with its attributes where it has any.
struct AccessibilityText {
  let string: String
  let attributed: NSAttributedString?

  init?(_ string: String?) {
    guard let string else { return nil }
    self.string = string
    attributed = nil
  }

  init?(_ attributed: NSAttributedString?) {
    guard let attributed else { return nil }
    string = attributed.string
    self.attributed = NSAttributedString(attributedString: attributed)
  }
}

extension AccessibilityText? {
  /// The stored text with its attributes where it is the one that is answered; else the answer without any.
  func attributed(for answer: String?) -> NSAttributedString? {
    guard let answer else { return nil }
    if let stored = self?.attributed, stored.string == answer { return stored }
    return NSAttributedString(string: answer)
  }
}
