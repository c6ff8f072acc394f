/// An assistive technology that brings its own name, script words, rules and lines for what it draws.
///
/// Sessions, scripts, help and settings ask the technologies of one list, `TechnologyList` in `EarshotSession`.
/// `Documentation/Decisions/adding-a-technology.md` tells what one consists of.
public protocol ListedTechnology: AssistiveTechnology where Input: Hashable {
  /// What a script can expect of it beside words and sounds; `Never` where that is nothing.
  associatedtype Expectation: Hashable, Sendable = Never

  /// What people call it: `Voice Control`.
  static var name: String { get }
  /// How its commands are written in scripts.
  static var commandForms: [ScriptForm] { get }
  /// How its expectations are written in scripts, each with `expect`.
  static var expectationForms: [ScriptForm] { get }
  /// First words of its commands: a line that begins with one and cannot be read is answered with the forms.
  static var keywords: Set<String> { get }
  /// Its uncertain rules, each with its usual choice: those that `--rule` and a file of settings can choose for.
  static var openRules: [UncertainRule] { get }
  /// Its settings by name, beside those of VoiceOver: a file of settings and the command line can change them.
  static var namedSettings: [SettingKey<SettingChoices>] { get }
  /// True where a script's first command for it turns it on.
  static var isTurnedOnByScripts: Bool { get }
  /// True where people see what it does and never hear it, so that a transcript notes no silence.
  static var isSeenAlone: Bool { get }

  /// Reads a line of a script; `nil` where it is none of its commands.
  static func command(_ words: [ScriptWord]) -> TechnologyCommand<Self>?
  /// Reads what follows `expect`; `nil` where it is none of its expectations.
  static func expectation(_ words: ArraySlice<ScriptWord>) -> Expectation?
  /// The lines of a transcript for what it draws.
  static func lines(of overlay: Overlay) -> [String]
  /// The name of a gesture that another technology may take in its place; `nil` for all other input.
  static func gesture(of input: Input) -> String?

  /// Makes it as it is when a person turns it on.
  init(on device: TechnologyDevice)
  /// How long what it does for a command goes on by itself; a script waits for that.
  var remainingTime: Duration { get }
  /// How it differs from what a script expects; `nil` where it does not.
  func mismatch(with expectation: Expectation, in tree: AccessibilityTree) -> ExpectationMismatch?
}

extension ListedTechnology {
  /// None.
  public static var expectationForms: [ScriptForm] { [] }
  /// None.
  public static var namedSettings: [SettingKey<SettingChoices>] { [] }
  /// True.
  public static var isTurnedOnByScripts: Bool { true }
  /// False.
  public static var isSeenAlone: Bool { false }
  /// None: what is done is over at once.
  public var remainingTime: Duration { .zero }
  /// A sentence is one line; everything else is a heading and a line for each mark.
  public static func lines(of overlay: Overlay) -> [String] { overlay.lines }
  /// None.
  public static func gesture(of input: Input) -> String? { nil }
}

extension ListedTechnology where Expectation == Never {
  /// None.
  public static func expectation(_ words: ArraySlice<ScriptWord>) -> Never? { nil }
  /// Nothing is expected of it.
  public func mismatch(with expectation: Never, in tree: AccessibilityTree) -> ExpectationMismatch? {}
}
