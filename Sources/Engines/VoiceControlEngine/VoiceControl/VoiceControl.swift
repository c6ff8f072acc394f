import AccessibilityModel

/// Everything by voice: a person says what to use, by its name, its number or its place.
///
///     var voiceControl = VoiceControl()
///     let effects = voiceControl.handle(.say("Tap take survey"), in: tree)
///     // asks the app to activate the survey button
///
/// - Source: Behaviour 4
public struct VoiceControl: AssistiveTechnology {
  /// What a person does.
  public enum Input: Hashable, Sendable {
    /// Says something.
    case say(String)
    /// Looks at the screen, or away from it.
    case look(isAtScreen: Bool)
  }

  /// What words are taken for that are no command.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Names, and else text for the field that is edited.
    case dictation
    /// Names alone.
    case command
    /// Letters for the field that is edited.
    case spelling
    /// Digits for the field that is edited.
    case number
  }

  /// What a number or a name stands for.
  enum Target: Hashable, Sendable {
    case element(ElementID)
    case point(Point, Rect)
  }

  /// What the person set.
  public var settings: VoiceControlSettings
  /// The choice for every open question.
  public let options: VoiceControlOptions
  /// What words are taken for.
  public internal(set) var mode = Mode.dictation
  /// True while it runs.
  public internal(set) var isOn = true
  /// True while it waits to be woken.
  public internal(set) var isAsleep = false

  let grammar: VoiceGrammar
  let phrases: VoicePhrases
  /// The state of the tree that it was told of last.
  var version = TreeVersion.initial
  /// The latest instant it was told of.
  var now = VirtualInstant.start
  /// The number of the next request.
  var nextRequest: UInt64 = 1
  /// The names on the screen; `nil` where the screen changed since they were looked at.
  var names: NameIndex?
  /// The field that is edited, if any; `nil` where the screen changed since it was looked for.
  var edited: [ElementID]?
  /// What is drawn, and what can be said about it.
  var showing: Showing?
  /// True where the screen took numbers away that a person may be about to say.
  var lostNumbers = false
  /// What the app was asked and has not answered yet.
  var pendingRequests: [Request.ID: PendingRequest] = [:]
  /// What was said last that can be repeated.
  var lastSaid: String?
  /// What was written last by voice.
  var lastDictated = ""
  /// What was cut or copied last by voice.
  var clipboard = ""
  /// Where a finger was put down that was not lifted yet.
  var held: Point?
  /// What numbers decided of the command that is being carried out.
  var chosen: [RecognizedCommand.Slot: Target] = [:]
  /// What is being recorded.
  var recording: [String]?
  /// How deep commands call one another.
  var depth = 0
  /// True once it met a screen.
  var hasArrived = false

  /// Makes a Voice Control that has not met a screen yet.
  public init(
    _ options: VoiceControlOptions = VoiceControlOptions(),
    settings: VoiceControlSettings = VoiceControlSettings()
  ) {
    self.options = options
    self.settings = settings
    grammar = VoiceGrammar(language: options.language)
    phrases = VoicePhrases(language: options.language)
  }

  /// The names that can be said on a screen.
  mutating func index(of tree: AccessibilityTree) -> NameIndex {
    if let names { return names }
    let index = NameIndex(tree, labels: options.inputLabels)
    names = index
    return index
  }

  /// Numbers a request.
  mutating func request(_ kind: Request.Kind, _ pendingRequest: PendingRequest? = nil) -> Effect {
    let request = Request(id: Request.ID(rawValue: nextRequest), version: version, kind: kind)
    nextRequest += 1
    if let pendingRequest { pendingRequests[request.id] = pendingRequest }
    return .request(request)
  }
}
