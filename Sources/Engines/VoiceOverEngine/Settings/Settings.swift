import AccessibilityModel

extension VoiceOver {
  /// How a person set VoiceOver up, all in one value.
  ///
  ///     var settings = VoiceOver.Settings()
  ///     settings.verbosity.speaksHints = false
  ///     let voiceOver = VoiceOver(.iOS, settings: settings)
  ///
  /// - Source: Behaviour 1.14
  public struct Settings: Hashable, Sendable {
    /// How fast is spoken, in percent.
    public var speakingRate: Int
    /// How the voice sounds, beside its rate.
    public var voice: VoiceSettings
    /// How much is told, and in which way.
    public var verbosity: Verbosity
    /// How the cursor moves among groups and pictures.
    public var navigation: NavigationSettings
    /// How sounds are played.
    public var audio: AudioSettings
    /// The entries of the rotor that are ticked; `nil` for those of a new device.
    public var rotor: [RotorEntry]?
    /// What gestures and keys do; `nil` as on a new device.
    public var commands: CommandTable?
    /// Names the person gave to elements.
    public var labels: CustomLabels

    /// Makes settings; what is left out is as on a new device.
    public init(
      speakingRate: Int = 50, voice: VoiceSettings = VoiceSettings(), verbosity: Verbosity = Verbosity(),
      navigation: NavigationSettings = NavigationSettings(), audio: AudioSettings = AudioSettings(),
      rotor: [RotorEntry]? = nil, commands: CommandTable? = nil, labels: CustomLabels = CustomLabels()
    ) {
      self.speakingRate = min(max(speakingRate, 0), 100)
      self.voice = voice
      self.verbosity = verbosity
      self.navigation = navigation
      self.audio = audio
      self.rotor = rotor
      self.commands = commands
      self.labels = labels
    }

    /// The settings as an activity of the person's changes them.
    public func during(_ activity: Activity) -> Settings {
      var settings = self
      if let rate = activity.speakingRate { settings.speakingRate = min(max(rate, 0), 100) }
      if let volume = activity.volume { settings.voice.volume = min(max(volume, 0), 100) }
      if let punctuation = activity.punctuation { settings.voice.punctuation = punctuation }
      if let headers = activity.speaksTableHeaders { settings.verbosity.speaksTableHeaders = headers }
      if let positions = activity.speaksTablePositions { settings.verbosity.speaksTablePositions = positions }
      return settings
    }
  }

  /// Makes a VoiceOver as a person set it up.
  ///
  /// - Parameters:
  ///   - dialect: whose VoiceOver it is, with a choice for every open question.
  ///   - settings: what the person chose.
  public init(_ dialect: Dialect, settings: Settings) {
    self.init(
      dialect, verbosity: settings.verbosity, speech: SpeechDuration(rate: settings.speakingRate),
      voice: settings.voice, rotor: settings.rotor)
    navigation = settings.navigation
    audio = settings.audio
    composer.labels = settings.labels
    if let commands = settings.commands { self.commands = commands }
  }

  /// What the person chose, with what they changed since by the rotor and by name.
  public var settings: Settings {
    Settings(
      speakingRate: speech.rate, voice: voice, verbosity: verbosity, navigation: navigation, audio: audio,
      rotor: rotor.ticked, commands: commands, labels: composer.labels)
  }
}
