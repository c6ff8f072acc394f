import AccessibilityModel

extension EncodedTranscriptV1 {
  /// One screen and what was heard on it.
  public struct Screen: Hashable, Sendable {
    /// How the walk over a screen came to its end.
    public enum End: Hashable, Sendable {
      /// The last stop was reached.
      case boundary
      /// There are more stops than were to be heard.
      case limit
      /// The cursor came back to an element it had been on.
      case circle(ElementID)
    }

    /// Rows of a list that were left out.
    public struct RowsLeft: Hashable, Sendable {
      /// How many stops were heard before them.
      public var afterStop: Int
      /// The list.
      public var container: ElementID
      /// How many rows there are.
      public var count: Int

      /// Makes a note of rows that were left out.
      public init(afterStop: Int, container: ElementID, count: Int) {
        self.afterStop = afterStop
        self.container = container
        self.count = count
      }
    }

    /// How the screen came about, where it is not the one that the app began with.
    public struct Arrival: Hashable, Sendable {
      /// Seconds from the app's start until the last of its stops came or went.
      public var after: Double
      /// Names of the stops that were there first and are gone.
      public var before: [String]

      /// Makes a note of how a screen came about.
      public init(after: Double, before: [String]) {
        self.after = after
        self.before = before
      }
    }

    /// What an app let people hear, and wanted of the cursor, as it started.
    public struct Opening: Hashable, Sendable {
      /// Words that the app posted and that were heard.
      public var heard: [Utterance]
      /// Words that the app posted and that were cut off or left out.
      public var lost: [Unheard]
      /// The stop on which the cursor began; `nil` where that was the first one.
      public var stop: ElementID?

      /// Makes a note of a start.
      public init(heard: [Utterance] = [], lost: [Unheard] = [], stop: ElementID? = nil) {
        self.heard = heard
        self.lost = lost
        self.stop = stop
      }
    }

    /// Name of the preview, view or screen.
    public var name: String
    /// Whose VoiceOver spoke, for example `iOS`.
    public var dialect: String
    /// The stops in the order in which they were met.
    public var stops: [Stop]
    /// How the walk came to its end.
    public var end: End
    /// Rows that were left out, in order.
    public var rowsLeft: [RowsLeft]
    /// How the screen came about; `nil` where it is the one that the app began with.
    public var arrival: Arrival?
    /// What was heard as the app started; `nil` where it posted nothing.
    public var opening: Opening?
    /// The uncertain rules that decided in which order the stops came.
    public var rules: [UncertainRule]
    /// What was noticed to be wrong on the way.
    public var diagnostics: [Diagnostic]

    /// Makes a screen.
    public init(
      name: String, dialect: String, stops: [Stop], end: End = .boundary, rowsLeft: [RowsLeft] = [],
      arrival: Arrival? = nil, opening: Opening? = nil, rules: [UncertainRule] = [],
      diagnostics: [Diagnostic] = []
    ) {
      self.name = name
      self.dialect = dialect
      self.stops = stops
      self.end = end
      self.rowsLeft = rowsLeft
      self.arrival = arrival
      self.opening = opening
      self.rules = rules
      self.diagnostics = diagnostics
    }
  }

  /// A place where the cursor rested, and what was heard there.
  public struct Stop: Hashable, Sendable {
    /// Something to be heard when wanted: what is said on opening it, then its entries.
    public struct Waiting: Hashable, Sendable {
      /// What is said when it is opened.
      public var heading: Utterance
      /// Its entries in order.
      public var entries: [Utterance]

      /// Makes something that waits.
      public init(heading: Utterance, entries: [Utterance]) {
        self.heading = heading
        self.entries = entries
      }
    }

    /// Where too much or too little is heard.
    public struct Finding: Hashable, Sendable {
      /// Name of the finding, for example `stop.tooMuch`.
      public var code: String
      /// What is wrong and what to do, in one line.
      public var message: String
      /// Where the app's code describes it; `nil` where that is not known.
      public var location: SourceLocation?
      /// What would be heard after a change that is proposed.
      public var promise: String?
      /// The change as SwiftUI modifiers.
      public var swiftUI: String?
      /// The change as members of a UIKit class.
      public var uiKit: String?

      /// Makes a finding.
      public init(
        code: String, message: String, location: SourceLocation? = nil, promise: String? = nil,
        swiftUI: String? = nil, uiKit: String? = nil
      ) {
        self.code = code
        self.message = message
        self.location = location
        self.promise = promise
        self.swiftUI = swiftUI
        self.uiKit = uiKit
      }
    }

    /// The element as it was.
    public var element: AccessibilityElement
    /// What was said of it.
    public var utterance: Utterance
    /// How long that took, in seconds of speech.
    public var seconds: Double
    /// Sounds in place of words.
    public var sounds: [SoundEvent]
    /// What else was said meanwhile.
    public var asides: [Utterance]
    /// What waits in More Content; `nil` where nothing does.
    public var moreContent: Waiting?
    /// What waits in Actions; `nil` where nothing does.
    public var actions: Waiting?
    /// Where too much or too little is heard.
    public var findings: [Finding]
    /// What a braille display shows one after the other; empty where none was asked for.
    public var braille: [String]

    /// Makes a stop.
    public init(
      element: AccessibilityElement, utterance: Utterance, seconds: Double, sounds: [SoundEvent] = [],
      asides: [Utterance] = [], moreContent: Waiting? = nil, actions: Waiting? = nil,
      findings: [Finding] = [],
      braille: [String] = []
    ) {
      self.element = element
      self.utterance = utterance
      self.seconds = seconds
      self.sounds = sounds
      self.asides = asides
      self.moreContent = moreContent
      self.actions = actions
      self.findings = findings
      self.braille = braille
    }
  }
}
