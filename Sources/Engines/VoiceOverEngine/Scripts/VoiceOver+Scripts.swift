import AccessibilityModel

extension VoiceOver: ListedTechnology {
  /// What people call it.
  public static let name = "VoiceOver"

  /// Commands that take something; `ScriptCommand` has the gestures.
  public static let commandForms = [
    ScriptForm("tap X Y", does: "tap that point of the screen"),
    ScriptForm("touch X Y", does: "drag a finger to that point of the screen"),
    ScriptForm("rotor \"NAME\"", does: "turn the rotor until that entry is heard"),
    ScriptForm("drag X Y", does: "move the finger that the app has got to that point"),
    ScriptForm("type \"TEXT\"", does: "type letters where VoiceOver asks for them, or into a field"),
  ]

  /// Where its cursor should be.
  public static let expectationForms = [
    ScriptForm("expect cursor \"NAME\"", does: "the cursor is on that element")
  ]

  /// First words of its commands.
  public static let keywords: Set = ["tap", "touch", "drag", "type"]

  /// Its uncertain rules with their usual choices.
  public static var openRules: [UncertainRule] { Dialect.iOS.rules }

  /// False: a script that needs it says so, and never turns it on by a gesture.
  public static var isTurnedOnByScripts: Bool { false }

  /// Reads a gesture, keys, a point that is tapped or touched, or letters.
  public static func command(_ words: [ScriptWord]) -> TechnologyCommand<VoiceOver>? {
    let whole = words.whole
    if let command = ScriptCommand.byName[whole] { return TechnologyCommand(command.input) }
    if let keys = ScriptCommand.keys(whole) { return TechnologyCommand(.key(keys)) }
    let rest = words.dropFirst()
    switch words.first?.name {
    case "tap": return rest.point.map { TechnologyCommand(.tap(at: $0)) }
    case "touch": return rest.point.map { TechnologyCommand(.touch(at: $0)) }
    case "drag": return rest.point.map { TechnologyCommand(.drag(to: $0)) }
    case "type": return rest.count == 1 ? rest.last?.quotation.map { TechnologyCommand(.type($0)) } : nil
    default: return nil
    }
  }

  /// Reads the name of the element under the cursor.
  public static func expectation(_ words: ArraySlice<ScriptWord>) -> CursorExpectation? {
    guard words.count == 2, words.first?.name == "cursor" else { return nil }
    return words.last?.quotation.map(CursorExpectation.init)
  }

  /// A frame around the element under the cursor.
  public static func lines(of overlay: Overlay) -> [String] {
    overlay.kind == .cursor ? overlay.lines(framedBy: "cursor") : overlay.lines
  }

  /// Other technologies may take gestures that are no command of its own.
  public static func gesture(of input: Input) -> String? {
    if case .gesture(let gesture) = input { gesture.rawValue } else { nil }
  }

  /// Makes a VoiceOver in the device's language.
  public init(on device: TechnologyDevice) {
    var dialect: Dialect = device.isMac ? .macOS : .iOS
    dialect.language = device.language
    self.init(dialect.following(device.rules))
  }

  /// Tells where the cursor is in place of the element that was expected.
  public func mismatch(
    with expectation: CursorExpectation, in tree: AccessibilityTree
  ) -> ExpectationMismatch? {
    let element = cursor.flatMap { tree[$0] }
    return .between(expectation.name, and: element, comparesWords: true)
  }

  /// What apps find on while VoiceOver speaks.
  public var settingsOfApps: Set<String> { modes.isOn ? Self.setting : [] }

  private static let setting: Set = ["voiceOver"]

  /// Muting and the curtain take a tap more beside a technology that takes two taps of three fingers.
  ///
  /// - Source: Behaviour 1.2, 7.2
  public mutating func giveWay(to gestures: Set<String>) {
    modes.isBesideZoom = gestures.contains(Gesture.threeFingerDoubleTap.rawValue)
  }
}

/// The cursor of VoiceOver on an element with that label or identifier.
public struct CursorExpectation: Hashable, Sendable {
  /// The label or the identifier.
  public var name: String

  /// Makes an expectation.
  public init(_ name: String) {
    self.name = name
  }
}
