import AccessibilityModel
import VoiceOverEngine

/// Why words are heard: each part with its property, its line and its rule, and what is not heard in its place.
///
///     Explanation(of: utterance, at: bailey, in: tree).parts[0].property   // "accessibilityLabel"
public struct Explanation: Hashable, Sendable {
  /// A part of an utterance.
  public struct Part: Hashable, Sendable {
    /// What is written or said, word by word.
    public var words: String
    /// The property of the app's code that they come from.
    public var property: String
    /// True where the app set the property itself; false where a view or VoiceOver made the words.
    public var isSet: Bool
    /// Where the code sets it, or describes the element; `nil` where that is not known.
    public var location: SourceLocation?
    /// The name of the element that the words tell of.
    public var element: String
    /// By which rule they are said.
    public var rule: BehaviourRule?
    /// The uncertain rules that their place or wording rests on.
    public var uncertain: [UncertainRule]
    /// Seconds of silence before it, beyond that of punctuation.
    public var pause: Double
  }

  /// Something that could be heard there and is not.
  public struct Loss: Hashable, Sendable {
    /// What is written or said, word by word.
    public var words: String
    /// Why, and in place of what.
    public var reason: String
    /// The rule by which it is so.
    public var rule: BehaviourRule?
    /// Where in the app's code that was decided, if known.
    public var location: SourceLocation?
  }

  /// Everything that is heard at once.
  public let words: String
  /// What the cursor is on.
  public let element: AccessibilityElement
  /// The parts in the order of speech.
  public let parts: [Part]
  /// What is not heard.
  public let losses: [Loss]

  /// Explains what is heard at a stop.
  ///
  /// - Parameters:
  ///   - utterance: What is heard.
  ///   - element: The element that the cursor is on.
  ///   - tree: The screen.
  /// - Complexity: O(segments · depth).
  public init(of utterance: Utterance, at element: AccessibilityElement, in tree: AccessibilityTree) {
    words = utterance.text
    self.element = element
    parts = utterance.segments.filter(\.isSpoken).map { segment in
      let about = segment.element.flatMap { tree[$0] } ?? element
      return Self.part(segment, about)
    }
    losses = Self.losses(at: element, hearing: utterance)
  }

  private static func part(_ segment: Utterance.Segment, _ element: AccessibilityElement) -> Part {
    let origin = WordOrigin(segment.origin)
    var property = origin.property
    var place: SourceLocation?
    switch segment.origin {
    case .attribute(let attribute):
      place = element.origins[attribute]
      if attribute == .label, place == nil { property = "the view's own text" }
    case .customContent(let index):
      place = element.origins[.customContent]
      if element.customContent.indices.contains(index) {
        property += "(\"\(element.customContent[index].label.string)\", importance: high)"
      }
    case .action: place = element.origins[.actions]
    case .phrase: place = origin.property == "accessibilityTraits" ? element.origins[.traits] : nil
    case .notification: break
    }
    return Part(
      words: segment.text.string, property: property, isSet: place != nil,
      location: place ?? element.sourceLocation, element: element.label?.string ?? "",
      rule: BehaviourRule.rule(origin.rule), uncertain: UncertainRule.unique(segment.rules + element.rules),
      pause: segment.pause / .seconds(1))
  }

  private static func losses(at element: AccessibilityElement, hearing utterance: Utterance) -> [Loss] {
    let heard = utterance.text
    var losses: [Loss] = []
    let label = element.origins[.label]
    for text in element.hiddenTexts.map(\.string) where !heard.contains(text) {
      let reason =
        label == nil
        ? "it is seen there and hidden from people who listen"
        : "it is seen there; the label takes its place, or it is hidden"
      losses.append(
        Loss(words: text, reason: reason, rule: BehaviourRule.rule("1.10.3 G4"), location: label))
    }
    for content in element.customContent where content.importance != .high && !content.value.isBlank {
      losses.append(
        Loss(
          words: "\(content.value.string), \(content.label.string)",
          reason: "it waits in More Content until it is wanted", rule: BehaviourRule.rule("1.6 M2"),
          location: element.origins[.customContent]))
    }
    if element.traits.contains(.toggleButton), let value = element.value?.string, !heard.contains(value) {
      losses.append(
        Loss(
          words: value, reason: "the value of a switch is said as its state",
          rule: BehaviourRule.rule("1.5.2 toggleButton"), location: element.origins[.value]))
    }
    if let hint = element.hint?.string, !hint.isEmpty, !heard.contains(hint) {
      losses.append(
        Loss(
          words: hint, reason: "hints are switched off, or something was done before it came",
          rule: BehaviourRule.rule("1.5.1 U3"), location: element.origins[.hint]))
    }
    if let identifier = element.identifier {
      losses.append(
        Loss(
          words: identifier, reason: "an identifier is for tests and never spoken", rule: nil,
          location: element.origins[.identifier]))
    }
    return losses
  }
}
