import Accessibility
import AccessibilityModel
import Foundation

/// Writes down what an object says of itself.
@MainActor
enum ElementWriter {
  /// The object as an element the cursor can rest on.
  static func element(of object: NSObject) -> AccessibilityElement {
    let source = responder(for: object)
    var element = AccessibilityElement(
      label: source.heardLabel, value: text(source.accessibilityAttributedValue),
      hint: text(source.accessibilityAttributedHint), traits: source.accessibilityTraits.traits,
      frame: Rect(source.accessibilityFrame))
    if let path = source.accessibilityPath { element.path = path.path }
    let contents = (source as? UITableViewCell).map { $0.contents }
    if let contents { add(contents, to: &element) }
    let point = Point(source.accessibilityActivationPoint)
    if element.activationPoint == nil, point != element.frame.center { element.activationPoint = point }
    // Most elements have none of these, and stay small.
    if let labels = source.accessibilityUserInputLabels, !labels.isEmpty {
      element.inputLabels = labels.map { SpokenText($0) }
    }
    if let identifier = source.accessibilityIdentifier { element.identifier = identifier }
    if let language = source.accessibilityLanguage { element.language = language }
    let rules = source.rules
    if !rules.isEmpty { element.rules = rules }
    let facts = (object as? any AXCustomContentProvider)?.content ?? []
    if !facts.isEmpty { element.customContent += facts }
    let handlers = ElementHandler.handlers(of: source)
    if !handlers.isEmpty {
      element.actions = handlers.enumerated().map { index, handler in
        ElementAction(id: .init(rawValue: index), name: handler.name)
      }
    }
    let responds = source.accessibilityRespondsToUserInteraction
    if responds != element.respondsToUserInteraction { element.respondsToUserInteraction = responds }
    return element
  }

  /// The object itself where it is a responder, else one that answers what was set on it.
  static func responder(for object: NSObject) -> UIResponder {
    if let responder = object as? UIResponder { return responder }
    let stand = UIResponder()
    stand.storedProperties = SideTable.shared.box(of: object)
    return stand
  }

  /// The object as a group.
  static func container(of object: NSObject) -> AccessibilityElement {
    let source = responder(for: object)
    var element = AccessibilityElement(
      isStop: false, value: text(source.accessibilityAttributedValue), frame: Rect(source.accessibilityFrame))
    // The texts of a cell are heard one by one.
    if !(source is UITableViewCell) || source.properties.label != nil { element.label = source.heardLabel }
    element.containerType = source.accessibilityContainerType.model
    element.identifier = source.accessibilityIdentifier
    element.language = source.accessibilityLanguage
    element.isModal = source.accessibilityViewIsModal
    return element
  }

  /// Adds what the parts of a cell give it, where the app says nothing else.
  private static func add(_ contents: CellContents, to element: inout AccessibilityElement) {
    // Attributes of the parts' texts are lost in a plain string.
    if let label = contents.label, label.string == element.label?.string { element.label = label }
    if !contents.customContent.isEmpty { element.customContent += contents.customContent }
    guard let control = contents.valueControl?.element else { return }
    if element.value == nil { element.value = control.value }
    element.traits.formUnion(control.traits.intersection([.adjustable, .toggleButton, .notEnabled]))
    element.activationPoint = control.effectiveActivationPoint
  }

  private static func text(_ text: NSAttributedString?) -> SpokenText? {
    text.map { SpokenText($0) }
  }
}
