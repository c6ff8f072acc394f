import AccessibilityModel

extension AssistiveTouch: ListedTechnology {
  /// What people call it.
  public static let name = "AssistiveTouch"

  /// What a pointer does, what is chosen, and how gestures are recorded and made.
  public static let commandForms = [
    ScriptForm(
      "assistive touch on",
      does: "turn AssistiveTouch on; its floating button is shown until assistive touch off"),
    ScriptForm("assistive touch set \"dwell time\" 0.5", does: "change a setting of it"),
    ScriptForm("assistive touch do \"scroll down\"", does: "do what can be assigned to the menu or a corner"),
    ScriptForm("pointer to X Y", does: "move the pointer to that point of the screen"),
    ScriptForm("pointer press", does: "press the pointer and let it go"),
    ScriptForm("pointer hold", does: "press the pointer, and keep it pressed"),
    ScriptForm("pointer release", does: "let the pointer go that is held"),
    ScriptForm("pointer button 2", does: "press a further button of a mouse"),
    ScriptForm("dwell", does: "let the pointer rest until it acts"),
    ScriptForm("dwell 1s", does: "the same after that time"),
    ScriptForm("menu", does: "open the menu of AssistiveTouch, or close it"),
    ScriptForm("menu \"NAME\"", does: "choose an entry of it"),
    ScriptForm("floating button to X Y", does: "drag the floating button to that point"),
    ScriptForm("record gesture \"NAME\"", does: "record what fingers do from then on"),
    ScriptForm("finger NUMBER to X Y", does: "a finger comes to that point, or moves there, and is recorded"),
    ScriptForm("finger NUMBER up", does: "that finger leaves the screen"),
    ScriptForm("stop recording", does: "keep the gesture"),
    ScriptForm("play gesture \"NAME\"", does: "make a gesture that was recorded, to its end"),
    ScriptForm("remove gesture \"NAME\"", does: "forget it"),
  ]

  /// Where the pointer and the button are, and what is open or kept.
  public static let expectationForms = [
    ScriptForm("expect pointer X Y", does: "the pointer is at that point"),
    ScriptForm("expect menu \"NAME\"", does: "that part of the menu is open; expect menu closed: none is"),
    ScriptForm("expect floating button X Y", does: "the middle of the floating button is at that point"),
    ScriptForm("expect gesture \"NAME\"", does: "a gesture by that name is kept"),
  ]

  /// First words of its commands.
  public static let keywords: Set = [
    "assistive", "pointer", "dwell", "menu", "floating", "record", "finger", "stop", "play", "remove",
  ]
  /// Its uncertain rules with their usual choices.
  public static var openRules: [UncertainRule] { AssistiveTouchOptions().rules }
  /// Its settings by name, as a person changes them.
  public static var namedSettings: [SettingKey<SettingChoices>] { kept.keys }
  private static let kept = TechnologySettings(
    settingKeys, on: AssistiveTouchSettings(), prefix: "assistive touch ")
  /// True: it makes no sound.
  public static var isSeenAlone: Bool { true }

  /// Reads what a pointer, a finger or the menu does.
  public static func command(_ words: [ScriptWord]) -> TechnologyCommand<AssistiveTouch>? {
    let rest = words.dropFirst()
    switch words.first?.name {
    case "assistive": return assistive(rest)
    case "pointer": return pointer(rest).map { TechnologyCommand($0) }
    case "dwell" where rest.isEmpty: return TechnologyCommand(.rest(nil))
    case "dwell" where rest.count == 1: return rest.last?.duration.map { TechnologyCommand(.rest($0)) }
    case "menu" where rest.isEmpty: return TechnologyCommand(.menu)
    case "menu" where rest.count == 1: return rest.last?.quotation.map { TechnologyCommand(.choose($0)) }
    case "floating": return after(["button", "to"], rest)?.point.map { TechnologyCommand(.moveButton($0)) }
    case "finger": return finger(rest).map { TechnologyCommand($0) }
    case "stop" where rest.whole == "recording": return TechnologyCommand(.stopRecording)
    case "record": return gesture(rest).map { TechnologyCommand(.record($0)) }
    case "play": return gesture(rest).map { TechnologyCommand(.play($0)) }
    case "remove": return gesture(rest).map { TechnologyCommand(.remove($0)) }
    default: return nil
    }
  }

  private static func assistive(_ words: ArraySlice<ScriptWord>) -> TechnologyCommand<AssistiveTouch>? {
    guard let rest = after(["touch"], words) else { return nil }
    switch (rest.first?.name, rest.count) {
    case ("on", 1): return TechnologyCommand()
    case ("off", 1): return .turningOff
    case ("do", 2):
      return rest.last?.quotation.flatMap { AssistiveAction(named: $0) }.map {
        TechnologyCommand(.perform($0))
      }
    case ("set", 3):
      var settings = AssistiveTouchSettings()
      guard let name = rest.dropFirst().first?.quotation, let value = rest.last?.text,
        set(name, to: value, in: &settings)
      else { return nil }
      return TechnologyCommand(.set(name, value))
    default: return nil
    }
  }

  private static func pointer(_ words: ArraySlice<ScriptWord>) -> Input? {
    let rest = words.dropFirst()
    switch words.first?.name {
    case "to": return rest.point.map { .move($0) }
    case "press" where rest.isEmpty: return .press
    case "hold" where rest.isEmpty: return .hold
    case "release" where rest.isEmpty: return .release
    case "button" where rest.count == 1:
      return rest.last?.number.flatMap { Int(exactly: $0) }.map { .mouseButton($0) }
    default: return nil
    }
  }

  private static func finger(_ words: ArraySlice<ScriptWord>) -> Input? {
    guard let finger = words.first?.number.flatMap({ Int(exactly: $0) }) else { return nil }
    let rest = words.dropFirst()
    if rest.whole == "up" { return .finger(finger, nil) }
    return after(["to"], rest)?.point.map { .finger(finger, $0) }
  }

  private static func gesture(_ words: ArraySlice<ScriptWord>) -> String? {
    guard let rest = after(["gesture"], words), rest.count == 1 else { return nil }
    return rest.last?.quotation
  }

  /// What follows some words; `nil` where others stand there.
  private static func after(_ names: [String], _ words: ArraySlice<ScriptWord>) -> ArraySlice<ScriptWord>? {
    words.prefix(names.count).map(\.name) == names ? words.dropFirst(names.count) : nil
  }

  /// Where the pointer and the button are, in one line, and the menu or a sentence where one is shown.
  public static func lines(of overlay: Overlay) -> [String] {
    guard overlay.kind == .assistiveTouch else { return overlay.lines }
    let places = overlay.pointing.map { ["(\($0.words))"] } ?? []
    let title = overlay.title.isEmpty ? [] : ["(shown: \(overlay.title.inOneLine))"]
    return places + title + overlay.marks.map { "  \($0.isChosen ? "> " : "")\($0.name)" }
  }

  /// Apps find AssistiveTouch running.
  public var settingsOfApps: Set<String> { ["assistiveTouch"] }

  /// Makes an AssistiveTouch that follows what was chosen for its rules, and its settings.
  public init(on device: TechnologyDevice) {
    var options = AssistiveTouchOptions().following(device.rules)
    options.language = device.language
    self.init(options, settings: Self.kept.following(device.settings))
  }
}

extension Overlay.Pointing {
  /// What is seen, in words: `pointer at 100,200; button at 359,426, covers "Pay"`.
  var words: String {
    var parts: [String] = []
    if let pointer { parts.append("pointer at \(pointer.words)") }
    if !function.isEmpty { parts.append("next press: \(function.inOneLine)") }
    if !fingers.isEmpty { parts.append("fingers at \(fingers.map(\.words).joined(separator: " "))") }
    if let button {
      let faded = opacity < 1 ? ", \(Int((opacity * 100).rounded())) %" : ""
      let names = covered.isEmpty ? "" : ", covers \"\(covered.inOneLine)\""
      parts.append("button at \(button.center.words)\(faded)\(names)")
    }
    return parts.isEmpty ? "no button" : parts.joined(separator: "; ")
  }
}

extension Point {
  /// The place in whole points: `100,200`.
  var words: String { "\(Int(x.rounded())),\(Int(y.rounded()))" }
}
