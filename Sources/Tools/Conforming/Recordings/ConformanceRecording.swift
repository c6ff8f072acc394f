/// What somebody or something heard of the screens of a kit.
package struct ConformanceRecording: Hashable, Sendable {
  /// What recorded: `iOS 26.1, iPhone 16`, `Earshot`.
  package var system: String
  /// How: `captions`, `VoiceOver service`, `engine`, `quotations`.
  package var method: String
  /// Where a reader finds what it was taken from; `nil` for what was recorded by whoever hands it on.
  package var source: String?
  /// What was heard of each screen, in order.
  package var screens: [(id: String, recording: RecordedScreen)] {
    didSet { places = Self.places(of: screens) }
  }
  private var places: [String: Int]

  /// Makes a recording.
  package init(
    system: String, method: String, source: String? = nil,
    screens: [(id: String, recording: RecordedScreen)] = []
  ) {
    self.system = system
    self.method = method
    self.source = source
    self.screens = screens
    places = Self.places(of: screens)
  }

  /// What was heard of a screen; `nil` where it was not recorded.
  package subscript(id: String) -> RecordedScreen? { places[id].map { screens[$0].recording } }

  /// Where a screen is heard otherwise than recorded; `nil` where it is not, or was not recorded.
  ///
  /// - Parameter run: What comes of the screen here.
  /// - Returns: The first difference.
  package func difference(from run: ScreenRun) -> StepDifference? {
    self[run.screen.id]?.difference(from: run.recording, quotes: method == Self.quotations)
  }

  /// The method of a recording that people's quotations were gathered into.
  package static let quotations = "quotations"

  private static func places(of screens: [(id: String, recording: RecordedScreen)]) -> [String: Int] {
    Dictionary(screens.enumerated().map { ($0.element.id, $0.offset) }) { $1 }
  }

  /// True where both tell the same.
  package static func == (one: ConformanceRecording, other: ConformanceRecording) -> Bool {
    one.system == other.system && one.method == other.method && one.source == other.source
      && one.screens.elementsEqual(other.screens) { $0.id == $1.id && $0.recording == $1.recording }
  }

  /// Hashes what tells recordings apart at a glance.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(system)
    hasher.combine(screens.map(\.id))
  }
}

/// What was heard of one screen, step by step.
package struct RecordedScreen: Hashable, Sendable {
  /// What came of each step, the start first.
  package var steps: [RecordedStep]
  /// Who published it; `nil` where the whole recording has one origin.
  package var publication: Publication?

  /// Makes what was heard of a screen.
  package init(_ steps: [RecordedStep], publication: Publication? = nil) {
    self.steps = steps
    self.publication = publication
  }

  /// True where nothing was recorded of any step.
  package var isEmpty: Bool { steps.allSatisfy(\.isEmpty) }
}
