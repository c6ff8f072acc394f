import AccessibilityModel

/// The screen reader of phones and Macs: a cursor that rests on one element, and what is said of it.
///
///     var voiceOver = VoiceOver(.iOS)
///     let effects = voiceOver.handle(.flickRight, in: tree)
///     // moves the cursor to the first stop and speaks it
///
/// - Source: Behaviour 1.1, 1.5, 2
public struct VoiceOver: AssistiveTechnology {
  /// Order, phrases and the choice for every open question.
  public var dialect: Dialect { composer.dialect }
  /// How much is told, and in which way.
  public var verbosity: Verbosity {
    get { composer.verbosity }
    set { composer.verbosity = newValue }
  }
  /// How fast is spoken.
  public var speech: SpeechDuration
  /// How the voice sounds, beside its rate.
  public var voice: VoiceSettings
  /// Where the cursor is; `nil` before the first stop, and where there is none.
  public internal(set) var cursor: ElementID?

  /// Makes the words.
  public internal(set) var composer: UtteranceComposer

  /// The latest instant it was told of.
  var now = VirtualInstant.start
  /// The state of the tree it was told of last.
  var version = TreeVersion.initial
  /// The number of the next request.
  var nextRequest: UInt64 = 1
  /// What the app has not answered yet, with what was heard of the element before.
  var pendingRequests: [Request.ID: PendingRequest] = [:]
  /// What the app was asked from the cursor outwards and has not answered yet.
  var responderChainRequests: [Request.ID: ResponderChainRequest] = [:]
  /// Where the content was scrolled to, as the app said last.
  var scrollStatus: SpokenText?
  /// What was heard last of the element under the cursor.
  var remembered: Remembered?
  /// Hint and what follows it, waiting for silence to pass.
  var ending: (utterance: Utterance, due: VirtualInstant)?
  /// True where the cursor had to move by itself and has not said so yet.
  var owesArrival = false
  /// True once the cursor came to a first screen.
  var hasArrived = false
  /// Where an app that was met before wanted the cursor on its first screen; `nil` for the first stop.
  public var firstStop: ElementID?
  /// When a restless value may be spoken again.
  var valueDue: VirtualInstant?
  /// When a restless value was spoken last.
  var valueSpoken: VirtualInstant?

  /// How often the person did something.
  var turn = 0
  /// What else is uncertain about the boundary that was met last.
  var boundaryRules: [UncertainRule] = []
  /// True where the cursor moved by itself and another choice would have led elsewhere.
  var refocusMattered = false
  /// What is being spoken, and what waits behind it.
  var queue = SpeechQueue()
  /// Patient announcements that came while the cursor has not said where it came to.
  var patientAnnouncements: [PatientAnnouncement] = []
  /// What the rotor is on.
  var rotor: Rotor
  /// What the rotor can lead to; `nil` where the screen changed since that was looked at.
  var destinations: RotorDestinations?
  /// What gestures and keys do.
  public var commands: CommandTable
  /// What of VoiceOver is on and off.
  public internal(set) var modes = Modes()
  /// How sounds are played.
  public var audio = AudioSettings()
  /// How the cursor moves among groups and pictures.
  public var navigation = NavigationSettings()
  /// What the device is doing, which a magic tap that no app takes acts on.
  public var activity = DeviceActivity.none
  /// The area that takes touches itself and was activated while the cursor is in it.
  var touchedArea: ElementID?
  /// The bar at the upper edge of the screen, which only a touch comes upon; `nil` on devices without one.
  public var statusBar: StatusBar?
  /// The item of the status bar that a touch came upon, until the cursor is moved in the app.
  var statusItem: StatusBar.Item?
  /// Where a pass-through finger is.
  var finger: Point?
  /// What was said last.
  var lastSpeech: Utterance?
  /// A walk through the screen that goes on by itself.
  var reading: Reading?
  /// What a person looked for last.
  var sought = ""
  /// The setting of the voice that keys change.
  var voiceSetting = RotorSetting.speakingRate
  /// The menu that is open.
  var menu: Menu?
  /// A way that waits for rows.
  var pendingMove: PendingMove?
  /// The groups that the person went into.
  var entered: Set<ElementID> = []
  /// The containers around the cursor when it was last moved.
  var surroundings: Set<ElementID> = []

  /// Makes a VoiceOver that has not met a screen yet.
  ///
  /// - Parameters:
  ///   - dialect: whose VoiceOver it is, with a choice for every open question.
  ///   - verbosity: how much is told.
  ///   - speech: how fast is spoken.
  ///   - voice: how the voice sounds, beside its rate.
  ///   - rotor: the entries of the rotor that the person ticked; those of a new device where left out.
  public init(
    _ dialect: Dialect = .iOS, verbosity: Verbosity = Verbosity(), speech: SpeechDuration = SpeechDuration(),
    voice: VoiceSettings = VoiceSettings(), rotor: [RotorEntry]? = nil
  ) {
    composer = UtteranceComposer(dialect, verbosity: verbosity)
    self.speech = speech
    self.voice = voice
    self.rotor = Rotor(ticked: rotor ?? RotorEntry.initial(on: dialect.platform))
    commands = CommandTable(dialect.platform)
  }
}
