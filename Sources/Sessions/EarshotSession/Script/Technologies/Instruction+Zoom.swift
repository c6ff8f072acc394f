import AccessibilityModel
import ZoomEngine

extension Script.Instruction {
  /// Makes sense of what follows `zoom`.
  static func zoom(_ words: ArraySlice<ScriptWord>) -> Self? {
    let numbers = words.dropFirst().compactMap { $0.isQuoted ? nil : Double($0.text) }.filter(\.isFinite)
    switch (words.first?.name, words.count) {
    case ("on", 1): return .zoom(nil)
    case ("menu", 1): return .zoom(.menu)
    case ("choose", 2): return words.last?.isQuoted == true ? .zoom(.choose(words.last?.text ?? "")) : nil
    case ("lens", 3) where numbers.count == 2: return .zoom(.moveLens(x: numbers[0], y: numbers[1]))
    case ("press", 2): return words.last?.name.flatMap(ZoomKey.init(rawValue:)).map { .zoom(.key($0)) }
    default: return nil
    }
  }

  /// Makes sense of what three fingers do besides tapping and flicking.
  static func threeFingers(_ words: ArraySlice<ScriptWord>) -> Zoom.Input? {
    let names = words.prefix { $0.name.flatMap(Double.init) == nil }.map(\.name)
    let numbers = words.dropFirst(names.count).compactMap { $0.isQuoted ? nil : Double($0.text) }
    guard numbers.count == words.count - names.count, numbers.allSatisfy(\.isFinite) else { return nil }
    switch (names, numbers.count) {
    case (["drag"], 2): return .pan(x: numbers[0], y: numbers[1])
    case (["double", "tap", "and", "drag"], 1): return .changeLevel(up: numbers[0])
    default: return nil
    }
  }
}

extension Script.ZoomExpectation {
  /// Makes sense of what follows `expect zoom`.
  init?(_ words: ArraySlice<ScriptWord>) {
    let last = words.last
    let name = words.dropFirst().map { $0.name ?? "" }.joined(separator: " ")
    let whole = words.map { $0.name ?? "" }.joined(separator: " ")
    if let region = ZoomSettings.Region(rawValue: whole) {
      self = .region(region)
    } else if words.count == 1, let level = last?.name.flatMap(Double.init), level.isFinite {
      self = .level(level)
    } else if whole == "off" {
      self = .off
    } else if words.first?.name == "filter", let filter = Magnification.Filter(rawValue: name) {
      self = .filter(filter)
    } else if words.first?.name == "shows", words.count == 2, last?.isQuoted == true {
      self = .shows(last?.text ?? "")
    } else {
      return nil
    }
  }
}
