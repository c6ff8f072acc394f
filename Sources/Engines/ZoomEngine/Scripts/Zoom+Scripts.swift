import AccessibilityModel

extension Zoom: ListedTechnology {
  /// What people call it.
  public static let name = "Zoom"

  /// How it is turned on, and what fingers and keys do with it.
  public static let commandForms = [
    ScriptForm("zoom on", does: "turn Zoom on; three-finger double tap is its gesture until zoom off"),
    ScriptForm("three-finger drag X Y", does: "move what Zoom shows by so many points"),
    ScriptForm("three-finger double tap and drag Y", does: "magnify more by a drag up of so many points"),
    ScriptForm("zoom menu", does: "open the menu of Zoom"),
    ScriptForm("zoom choose \"NAME\"", does: "choose an entry of it"),
    ScriptForm("zoom lens X Y", does: "drag the lens of Zoom by so many points"),
    ScriptForm("zoom press option-command-8", does: "press keys of Zoom"),
  ]

  /// What should be magnified, and how.
  public static let expectationForms = [
    ScriptForm("expect zoom 2", does: "so many times is magnified; expect zoom off: nothing is"),
    ScriptForm("expect zoom window", does: "in a lens; expect zoom full screen: everywhere"),
    ScriptForm("expect zoom filter grayscale", does: "in those colours"),
    ScriptForm("expect zoom shows \"NAME\"", does: "that element is seen in what is magnified"),
  ]

  /// First word of its commands, beside gestures of three fingers.
  public static let keywords: Set = ["zoom"]
  /// Its uncertain rules with their usual choices.
  public static var openRules: [UncertainRule] { ZoomOptions().rules }
  /// Its settings by name, as a person changes them.
  public static var namedSettings: [SettingKey<SettingChoices>] { kept.keys }
  private static let kept = TechnologySettings(settingKeys, on: ZoomSettings(), prefix: "zoom ")
  /// True: Zoom makes no sound.
  public static var isSeenAlone: Bool { true }

  /// Reads what follows `zoom`, or what three fingers do besides tapping and flicking.
  public static func command(_ words: [ScriptWord]) -> TechnologyCommand<Zoom>? {
    switch words.first?.name {
    case "zoom": command(named: words.dropFirst())
    case "three-finger": threeFingers(words.dropFirst()).map { TechnologyCommand($0) }
    default: nil
    }
  }

  private static func command(named words: ArraySlice<ScriptWord>) -> TechnologyCommand<Zoom>? {
    switch (words.first?.name, words.count) {
    case ("on", 1): TechnologyCommand()
    case ("off", 1): .turningOff
    case ("menu", 1): TechnologyCommand(.menu)
    case ("choose", 2): words.last?.quotation.map { TechnologyCommand(.choose($0)) }
    case ("lens", 3): words.dropFirst().point.map { TechnologyCommand(.moveLens(x: $0.x, y: $0.y)) }
    case ("press", 2):
      words.last?.name.flatMap(ZoomKey.init(rawValue:)).map { TechnologyCommand(.key($0)) }
    default: nil
    }
  }

  private static func threeFingers(_ words: ArraySlice<ScriptWord>) -> Input? {
    let names = words.prefix { $0.name.flatMap(Double.init) == nil }.map(\.name)
    let rest = words.dropFirst(names.count)
    switch (names, rest.count) {
    case (["drag"], 2): return rest.point.map { .pan(x: $0.x, y: $0.y) }
    case (["double", "tap", "and", "drag"], 1): return rest.first?.number.map { .changeLevel(up: $0) }
    default: return nil
    }
  }

  /// What is seen in one line, and the menu where it is open.
  public static func lines(of overlay: Overlay) -> [String] {
    guard overlay.kind == .zoom else { return overlay.lines }
    let seen = overlay.magnification.map { ["(\($0.words))"] } ?? []
    guard !overlay.marks.isEmpty else { return seen }
    return seen + ["(shown: \(overlay.title.inOneLine))"] + overlay.marks.map { "  \($0.name)" }
  }

  /// Makes a Zoom that follows what was chosen for its rules, and its settings.
  public init(on device: TechnologyDevice) {
    self.init(ZoomOptions().following(device.rules), settings: Self.kept.following(device.settings))
  }
}

extension Zoom {
  private static let toggling = "three-finger double tap"
  private static let opening = "three-finger triple tap"

  /// Two and three taps of three fingers.
  ///
  /// - Source: Behaviour 1.2, 7.2
  public var takenGestures: Set<String> { [Self.toggling, Self.opening] }

  /// Two taps are its own; three open its menu where no screen reader is on, which mutes by them.
  ///
  /// - Source: Behaviour 1.2, 7.2
  public func input(takenFrom gesture: String, besideScreenReader isOn: Bool) -> Input? {
    switch gesture {
    case Self.toggling: .toggle
    case Self.opening: isOn ? nil : .menu
    default: nil
    }
  }
}
