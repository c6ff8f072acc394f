import AccessibilityModel

/// A step on the way to a screen.
package struct CrawlStep: Hashable, Sendable {
  /// What is done, in words.
  package var words: String
  /// What is done, as lines of a script for `earshot drive`.
  package var script: [String]
  /// How many gestures of VoiceOver it takes.
  package var gestures: Int

  /// Describes a step.
  package init(_ words: String, script: [String], gestures: Int) {
    self.words = words
    self.script = script
    self.gestures = gestures
  }
}

/// Something that was found wrong on a screen.
package struct CrawlFinding: Hashable, Sendable {
  /// Name of the kind, for lists of them.
  package var code: String
  /// What is wrong and what to do, in one line.
  package var message: String
  /// Where in the app's code, if known.
  package var location: SourceLocation?
  /// Which stop of the screen it is about, from 1; `nil` where it is about the screen.
  package var stop: Int?
  /// How much it matters: error, warning or note.
  package var severity: String
  /// What the thing is called, without numbers, so that it is known again; empty where it is the screen.
  package var path: String

  /// Describes a finding.
  package init(
    _ code: String, _ message: String, at location: SourceLocation? = nil, stop: Int? = nil,
    severity: String = "warning", path: String = ""
  ) {
    self.code = code
    self.message = message
    self.location = location
    self.stop = stop
    self.severity = severity
    self.path = path
  }

  /// True where it is worth knowing and no failure.
  package var isNote: Bool { severity == "note" }

  /// True for the same thing on another screen, or met again on this one.
  package func isSame(as other: CrawlFinding) -> Bool {
    code == other.code && path == other.path && location == other.location
      && message.withoutNumbers == other.message.withoutNumbers
  }
}

/// A stop of a screen, with what is heard there.
package struct CrawlStop: Hashable, Sendable {
  /// Name for tests; empty where it has none.
  package var identifier = ""
  /// What it is, in words.
  package var role = ""
  /// Its name.
  package var label = ""
  /// Its value.
  package var value = ""
  /// Its hint.
  package var hint = ""
  /// Everything that is heard there.
  package var heard = ""
  /// Seconds of that.
  package var seconds = 0.0
  /// The names of its actions, in the app's order.
  package var actions: [String] = []
  /// The facts that wait in More Content.
  package var content: [String] = []
  /// BCP 47 tag of the language that is named for it; empty where none is.
  package var language = ""
  /// True where a person can use it.
  package var isUsable = false
  /// How many gestures it takes from the beginning of the screen.
  package var gestures = 0
  /// Where the app's code describes it, if known.
  package var location: SourceLocation?

  /// Makes an empty stop.
  package init() {}
}

/// A screen that was met, with the way to it.
package struct CrawlScreen: Hashable, Sendable {
  /// Its number on the map, from 1.
  package var number = 0
  /// What it is called: its first heading, else its first stop.
  package var title = ""
  /// By what it is told apart from others.
  package var signature: ScreenSignature
  /// Its signature in one word.
  package var key: String
  /// How it is reached from the app's start.
  package var way: [CrawlStep]
  /// What is heard on it, in reading order.
  package var stops: [CrawlStop] = []
  /// Rows of lists that do not exist until they are scrolled to.
  package var rowsLeft = 0
  /// How many stops there are beside those that were heard.
  package var stopsLeft = 0
  /// What was found wrong.
  package var findings: [CrawlFinding] = []
  /// What is seen and what no technology reaches.
  package var unreached: [String] = []
  /// True where VoiceOver's cursor is nowhere although there are stops.
  package var losesFocus = false
  /// How often the screen changed by itself until the crawl went on; 0 where it came to rest.
  package var restlessness = 0
  /// Moves that were not tried because a limit was met.
  package var untried = 0
  /// True where the way leads there again in a new process; `nil` where nobody tried.
  package var isReproduced: Bool?
  /// A PNG of the screen; empty where none was taken.
  package var picture: [UInt8] = []

  /// Makes a screen with its way.
  package init(_ signature: ScreenSignature, way: [CrawlStep], key: String? = nil) {
    self.signature = signature
    self.key = key ?? signature.key
    self.way = way
  }

  /// Seconds of speech of all stops together.
  package var seconds: Double { (stops.reduce(0) { $0 + $1.seconds } * 10).rounded() / 10 }
  /// Gestures from the app's start.
  package var gestures: Int { way.reduce(0) { $0 + $1.gestures } }
}
