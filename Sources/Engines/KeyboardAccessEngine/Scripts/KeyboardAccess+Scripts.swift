import AccessibilityModel

extension KeyboardAccess: ListedTechnology {
  /// What people call it.
  public static let name = "Full Keyboard Access"

  /// How keys are pressed and held.
  public static let commandForms = [
    ScriptForm("press tab-z space", does: "press keys for Full Keyboard Access, one after the other"),
    ScriptForm("hold command", does: "keep Command down: the keys that do something in the app are shown"),
  ]

  /// Where its ring should be.
  public static let expectationForms = [
    ScriptForm("expect ring \"NAME\"", does: "the ring of Full Keyboard Access is around that element")
  ]

  /// First words of its commands.
  public static let keywords: Set = ["press", "hold"]
  /// Its uncertain rules with their usual choices.
  public static var openRules: [UncertainRule] { KeyboardAccessOptions().rules }
  /// Its settings by name, as a person changes them.
  public static var namedSettings: [SettingKey<SettingChoices>] { kept.keys }
  private static let kept = TechnologySettings(
    settingKeys, on: KeyboardAccessSettings(), prefix: "keyboard access ")

  /// Reads keys that are pressed one after the other, or Command that is held.
  public static func command(_ words: [ScriptWord]) -> TechnologyCommand<KeyboardAccess>? {
    let rest = words.dropFirst()
    switch words.first?.name {
    case "press":
      let presses = rest.compactMap { KeyPress($0.text) }
      guard !rest.isEmpty, presses.count == rest.count else { return nil }
      return TechnologyCommand(presses.map(Input.press))
    case "hold":
      return rest.count == 1 && rest.last?.name == "command" ? TechnologyCommand(.holdCommand) : nil
    default: return nil
    }
  }

  /// Reads the name of the element in the ring.
  public static func expectation(_ words: ArraySlice<ScriptWord>) -> RingExpectation? {
    guard words.count == 2, words.first?.name == "ring" else { return nil }
    return words.last?.quotation.map(RingExpectation.init)
  }

  /// The ring is one line.
  public static func lines(of overlay: Overlay) -> [String] {
    overlay.kind == .ring ? overlay.lines(framedBy: "ring") : overlay.lines
  }

  /// Makes a Full Keyboard Access that follows what was chosen for its rules, and its settings.
  public init(on device: TechnologyDevice) {
    self.init(KeyboardAccessOptions().following(device.rules), settings: Self.kept.following(device.settings))
  }

  /// Tells what the ring is around in place of the element that was expected.
  public func mismatch(with expectation: RingExpectation, in tree: AccessibilityTree) -> ExpectationMismatch?
  {
    .between(expectation.name, and: focus.flatMap { tree[$0] })
  }
}

/// The ring of Full Keyboard Access around an element with that label or identifier.
public struct RingExpectation: Hashable, Sendable {
  /// The label or the identifier.
  public var name: String

  /// Makes an expectation.
  public init(_ name: String) {
    self.name = name
  }
}
