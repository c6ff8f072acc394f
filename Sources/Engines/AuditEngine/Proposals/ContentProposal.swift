import AccessibilityModel
import VoiceOverEngine

/// How an element that says too much could say its name, and keep its facts until they are wanted.
///
/// What is a fact is told from the words alone: from the end, a short part that begins with a capital and
/// holds no digit is taken as the caption of the part behind it. What has no caption stays in the name.
public struct ContentProposal: Hashable, Sendable {
  /// What is said at once.
  public var label: String
  /// What the element is, for the code that says so.
  public var traits: Traits
  /// The facts, in the order in which they were said, those that it had already behind.
  public var facts: [CustomContent]
  /// What would be heard at the stop before any hint.
  public var promise: Utterance
  /// How many seconds that would take.
  public var seconds: Double
  /// The parts of the name.
  var nameParts: [String]
  /// All parts of what is said, in order.
  var parts: [String]
  /// What the words are made of in the app's code.
  var expressions = Expressions()

  /// Makes a proposal for an element.
  ///
  /// - Returns: `nil` where no fact can be told from the name.
  public init?(
    for element: AccessibilityElement, composer: UtteranceComposer, speech: SpeechDuration = SpeechDuration()
  ) {
    var parts = element.label?.parts ?? []
    if !element.traits.contains(.toggleButton) { parts += element.value?.parts ?? [] }
    let (name, captioned) = Self.split(parts)
    guard !captioned.isEmpty else { return nil }
    label = name.joined(separator: ", ")
    nameParts = name
    self.parts = parts
    traits = element.traits
    facts = captioned + element.customContent

    var improved = AccessibilityElement(id: element.id, label: SpokenText(label), traits: element.traits)
    improved.customContent = facts
    let tree = AccessibilityTree(AccessibilityNode(improved))
    promise = composer.composition(of: element.id, in: tree).utterance.partsAtFirstPause.now
    seconds = (speech.seconds(of: promise) * 10).rounded() / 10
  }

  /// The parts that name the element, and the others as facts.
  private static func split(_ parts: [String]) -> (name: [String], facts: [CustomContent]) {
    var facts: [CustomContent] = []
    var end = parts.count
    while end >= 3, isCaption(parts[end - 2]) {
      let isNextToName = end == 3 && !facts.isEmpty
      if isNextToName, parts[2].split(separator: " ").count > longestDoubtfulValue { break }
      facts.insert(CustomContent(label: SpokenText(parts[end - 2]), value: SpokenText(parts[end - 1])), at: 0)
      end -= 2
    }
    return (Array(parts[..<end]), facts)
  }

  /// Words of a value whose caption may be the second part of the name instead.
  private static let longestDoubtfulValue = 3

  private static func isCaption(_ part: String) -> Bool {
    let words = part.split(separator: " ")
    guard let first = part.first, first.isUppercase || !first.isCased, words.count <= 2 else { return false }
    return part.allSatisfy { $0.isLetter || $0 == " " || $0 == "-" }
  }
}
