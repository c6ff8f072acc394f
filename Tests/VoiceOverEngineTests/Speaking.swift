import AccessibilityModel
import VoiceOverEngine

/// What is said of an element that stands alone on the screen.
func spoken(
  _ element: AccessibilityElement, _ dialect: Dialect = .iOS, _ verbosity: Verbosity = Verbosity()
) -> String {
  composed(element, dialect, verbosity).utterance.text
}

/// What is heard of an element that stands alone on the screen.
func composed(
  _ element: AccessibilityElement, _ dialect: Dialect = .iOS, _ verbosity: Verbosity = Verbosity()
) -> UtteranceComposer.Composition {
  var element = element
  element.id = ElementID(slot: 1)
  let tree = AccessibilityTree(
    .container(id: ElementID(slot: 0), [AccessibilityNode(element)]))
  return UtteranceComposer(dialect, verbosity: verbosity).composition(of: element.id, in: tree)
}

extension AccessibilityElement {
  /// The dog of the kennel, its age as important as asked.
  static func bailey(age: CustomContent.Importance = .onDemand) -> AccessibilityElement {
    var element = AccessibilityElement(label: "Bailey, beagle")
    element.customContent = [
      CustomContent(label: "Age", value: "Three years", importance: age),
      CustomContent(label: "Popularity", value: "Number one"),
      CustomContent(label: "Weight", value: "25 pounds"),
      CustomContent(label: "Height", value: "14 inches"),
      CustomContent(
        label: "Description", value: "Happy-go-lucky, excellent hunting dog, and loyal companion"),
    ]
    return element
  }
}
