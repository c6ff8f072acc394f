import AccessibilityModel

extension LargeContentViewer: ListedTechnology {
  /// What people call it.
  public static let name = "Large Content Viewer"

  /// How a finger is held, moved and lifted.
  public static let commandForms = [
    ScriptForm("press X Y 0.6s", does: "hold a finger on that point of the screen, and keep it there"),
    ScriptForm("drag to X Y", does: "move the finger that is held to that point"),
    ScriptForm("lift", does: "lift the finger that is held"),
  ]

  /// What should be shown large.
  public static let expectationForms = [
    ScriptForm("expect large \"NAME\"", does: "that title or image is shown large"),
    ScriptForm("expect large nothing", does: "nothing is shown large"),
  ]

  /// First words of its commands.
  public static let keywords: Set = ["press", "drag", "lift"]
  /// Its uncertain rules with their usual choices.
  public static var openRules: [UncertainRule] { LargeContentOptions().rules }

  /// Reads what a finger does that is there for the app; a press has a time, which no key is called.
  public static func command(_ words: [ScriptWord]) -> TechnologyCommand<LargeContentViewer>? {
    let rest = words.dropFirst()
    switch words.first?.name {
    case "press":
      guard let held = rest.last?.duration, let point = rest.dropLast().point else { return nil }
      return TechnologyCommand(.press(point), held: held)
    case "drag":
      guard rest.first?.name == "to" else { return nil }
      return rest.dropFirst().point.map { TechnologyCommand(.move($0)) }
    case "lift": return rest.isEmpty ? TechnologyCommand(.lift) : nil
    default: return nil
    }
  }

  /// Reads words or the name of an image, or that nothing is shown.
  public static func expectation(_ words: ArraySlice<ScriptWord>) -> LargeExpectation? {
    guard words.count == 2, words.first?.name == "large", let last = words.last else { return nil }
    if last.isQuoted { return .shows(last.text) }
    return last.name == "nothing" ? .nothing : nil
  }

  /// The title and how the image looks, in one line.
  public static func lines(of overlay: Overlay) -> [String] {
    guard overlay.kind == .largeContent else { return overlay.lines }
    let parts = [overlay.title.inOneLine, overlay.picture?.words ?? ""].filter { !$0.isEmpty }
    return ["(large: \(parts.joined(separator: ", ")))"]
  }

  /// Makes a viewer for the text size of the device.
  public init(on device: TechnologyDevice) {
    self.init(LargeContentOptions().following(device.rules), textSize: device.textSize)
  }

  /// Tells what is shown large in place of what was expected.
  public func mismatch(
    with expectation: LargeExpectation, in tree: AccessibilityTree
  ) -> ExpectationMismatch? {
    let found = shown.map(Self.lines) ?? []
    switch expectation {
    case .nothing: return shown == nil ? nil : .otherwise(expected: "nothing large", found: found)
    case .shows(let name):
      let name = name.inOneLine
      let names = shown.map { [$0.title.inOneLine, $0.picture?.name.inOneLine ?? ""] } ?? []
      return names.contains(name) ? nil : .otherwise(expected: name, found: found)
    }
  }
}

/// What the Large Content Viewer should show.
public enum LargeExpectation: Hashable, Sendable {
  /// Those words, or the image of that name.
  case shows(String)
  /// No large words and no large image.
  case nothing
}

extension Overlay.Picture {
  /// The image and how it looks.
  fileprivate var words: String {
    switch sharpness {
    case .natural: "image \(name.inOneLine) as small as it is"
    case .sharp: "image \(name.inOneLine)"
    case .blurred: "blurred image \(name.inOneLine)"
    case .enlarged: "enlarged image \(name.inOneLine)"
    }
  }
}
