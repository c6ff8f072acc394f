import AccessibilityModel
import AuditEngine

extension Tour {
  /// One place where the cursor rested, and what was heard there.
  public struct Stop: Hashable, Sendable {
    /// The element as it was when the cursor came to it.
    public var element: AccessibilityElement
    /// Everything that was said of it, hints after a silence included.
    public var utterance: Utterance
    /// Seconds from the first word to the last, silences within included, to the tenth.
    public var seconds: Double
    /// Sounds in place of words.
    public var sounds: [SoundEvent]
    /// What the app announced meanwhile, or VoiceOver said of a change.
    public var asides: [Utterance]
    /// What waits in More Content.
    public var moreContent: Waiting
    /// What waits in Actions.
    public var actions: Waiting
    /// Where too much or too little is heard; empty where nobody asked.
    public var findings: [StopFinding] = []
    /// What a braille display shows one after the other; empty where nobody asked.
    public var braille: [String] = []

    /// Something to be heard when wanted: what is said on opening it, then its entries.
    public struct Waiting: Hashable, Sendable {
      /// What is said when it is opened.
      public var heading: Utterance
      /// Its entries in order; nothing is offered where empty.
      public var entries: [Utterance]

      /// Makes something that waits.
      public init(heading: Utterance, entries: [Utterance]) {
        self.heading = heading
        self.entries = entries
      }
    }

    /// The uncertain rules it rests on: those of the element, of the words, of asides, and of what waits.
    public var rules: [UncertainRule] {
      let waiting = [moreContent, actions].filter { !$0.entries.isEmpty }.flatMap {
        [$0.heading] + $0.entries
      }
      return UncertainRule.unique(
        element.rules + utterance.rules + asides.flatMap(\.rules) + waiting.flatMap(\.rules))
    }
  }
}
