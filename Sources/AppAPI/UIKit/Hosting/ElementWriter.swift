import Accessibility
import AccessibilityModel
import Foundation

/// Writes down what an object says of itself.
@MainActor
enum ElementWriter {
  /// The object as an element the cursor can rest on.
  static func element(of object: NSObject) -> AccessibilityElement {
    var element = AccessibilityElement(
      label: text(object.accessibilityAttributedLabel), value: text(object.accessibilityAttributedValue),
      hint: text(object.accessibilityAttributedHint), traits: object.accessibilityTraits.traits,
      frame: Rect(object.accessibilityFrame))
    element.path = object.accessibilityPath?.path
    let contents = (object as? UITableViewCell).map(CellContents.init)
    if let contents { add(contents, to: &element) }
    let point = Point(object.accessibilityActivationPoint)
    if element.activationPoint == nil, point != element.frame.center { element.activationPoint = point }
    element.inputLabels = (object.accessibilityUserInputLabels ?? []).map { SpokenText($0) }
    element.identifier = object.accessibilityIdentifier
    element.language = object.accessibilityLanguage
    element.customContent += (object as? any AXCustomContentProvider)?.content ?? []
    element.actions = ElementHandler.handlers(of: object, contents: contents).enumerated().map {
      index, handler in
      ElementAction(id: .init(rawValue: index), name: handler.name)
    }
    let responds = object.accessibilityRespondsToUserInteraction
    if responds != element.respondsToUserInteraction { element.respondsToUserInteraction = responds }
    return element
  }

  /// The object as a group.
  static func container(of object: NSObject) -> AccessibilityElement {
    var element = AccessibilityElement(
      isStop: false, label: text(object.accessibilityAttributedLabel),
      value: text(object.accessibilityAttributedValue), frame: Rect(object.accessibilityFrame))
    element.containerType = object.accessibilityContainerType.model
    element.identifier = object.accessibilityIdentifier
    element.language = object.accessibilityLanguage
    if let responder = object as? UIResponder {
      element.isModal = responder.accessibilityViewIsModal
      if object is UITableViewCell, responder.properties.label == nil { element.label = nil }
    }
    return element
  }

  /// Adds what the parts of a cell give it, where the app says nothing else.
  private static func add(_ contents: CellContents, to element: inout AccessibilityElement) {
    // Attributes of the parts' texts are lost in a plain string.
    if let label = contents.label, label.string == element.label?.string { element.label = label }
    if let rule = contents.rule { element.rules.append(rule) }
    element.customContent += contents.customContent
    guard let control = contents.valueControl?.element else { return }
    if element.value == nil { element.value = control.value }
    element.traits.formUnion(control.traits.intersection([.adjustable, .toggleButton, .notEnabled]))
    element.activationPoint = control.effectiveActivationPoint
  }

  private static func text(_ text: NSAttributedString?) -> SpokenText? {
    text.map { SpokenText($0) }
  }
}
