import AccessibilityModel
import KeyboardAccessEngine
import SwitchControlEngine
import TreeFormat
import VoiceOverEngine

extension Script.Instruction {
  /// Makes sense of the words of a line.
  init(_ words: [ScriptWord], first: ScriptWord, line: Int) throws(ScriptProblem) {
    let whole = words.map { $0.isQuoted ? "\"" : $0.text.lowercased() }.joined(separator: " ")
    if let command = ScriptCommand.byName[whole] {
      self = .input(command.input)
      return
    }
    if let keys = ScriptCommand.keys(whole) {
      self = .input(.key(keys))
      return
    }
    let reader: (ArraySlice<ScriptWord>) -> Self?
    switch first.name {
    case "tap": reader = { Self.point($0).map { .input(.tap(at: $0)) } }
    case "touch": reader = { Self.point($0).map { .input(.touch(at: $0)) } }
    case "drag": reader = Self.drag
    case "lift": reader = { $0.isEmpty ? .finger(.lift, held: .zero) : nil }
    case "type":
      reader = { $0.count == 1 && $0.last?.isQuoted == true ? .input(.type($0.last?.text ?? "")) : nil }
    case "say": reader = { $0.count == 1 && $0.last?.isQuoted == true ? .say($0.last?.text ?? "") : nil }
    case "press": reader = Self.presses
    case "hold": reader = { $0.count == 1 && $0.last?.name == "command" ? .holdCommand : nil }
    case "switch": reader = Self.flip
    case "zoom": reader = Self.zoom
    case "three-finger":
      guard let input = Self.threeFingers(words.dropFirst()) else {
        throw ScriptProblem(unknown: words, line: line)
      }
      self = .zoom(input)
      return
    case "rotor": reader = { $0.count == 1 && $0.last?.isQuoted == true ? .rotor($0.last?.text ?? "") : nil }
    case "select": reader = Self.selection
    case "wait": reader = Self.waiting
    case "look": reader = Self.look
    case "text":
      self = .change(try EnvironmentChange(textSize: words.dropFirst(), line: line))
      return
    case "appearance": reader = Self.appearance
    case "quit": reader = { $0.isEmpty ? .quit : nil }
    case "expect":
      self = .expect(try Script.Expectation(words.dropFirst(), line: line))
      return
    default:
      throw ScriptProblem(unknown: words, line: line)
    }
    guard let instruction = reader(words.dropFirst()) else {
      throw ScriptProblem(wrongForm: words, of: first.name ?? "", line: line)
    }
    self = instruction
  }

  /// Keys, or a finger: two numbers and a time, which no key is called.
  private static func presses(_ words: ArraySlice<ScriptWord>) -> Self? {
    if words.count == 3, let last = words.last, let held = duration(last), let point = point(words.dropLast())
    {
      return .finger(.press(point), held: held)
    }
    let presses = words.map { KeyPress($0.text) }
    guard !presses.isEmpty, !presses.contains(nil) else { return nil }
    return .press(presses.compactMap(\.self))
  }

  private static func flip(_ words: ArraySlice<ScriptWord>) -> Self? {
    guard let word = words.first else { return .flip(.select) }
    guard words.count == 1, let name = word.name else { return nil }
    if name == "on" { return .flip(nil) }
    return SwitchControl.Input(rawValue: name).map(Self.flip)
  }

  private static func point(_ words: ArraySlice<ScriptWord>) -> Point? {
    let numbers = words.compactMap { $0.isQuoted ? nil : Double($0.text) }.filter(\.isFinite)
    guard words.count == 2, numbers.count == 2 else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }

  private static func drag(_ words: ArraySlice<ScriptWord>) -> Self? {
    guard words.first?.name == "to" else { return point(words).map { .input(.drag(to: $0)) } }
    return point(words.dropFirst()).map { .finger(.move($0), held: .zero) }
  }

  private static func selection(_ words: ArraySlice<ScriptWord>) -> Self? {
    guard let name = words.first, name.isQuoted, words.count <= 2 else { return nil }
    guard words.count == 2, let last = words.last else { return .select(name.text, number: nil) }
    guard !last.isQuoted, let number = Int(last.text), number > 0 else { return nil }
    return .select(name.text, number: number)
  }

  private static func look(_ words: ArraySlice<ScriptWord>) -> Self? {
    guard let path = words.first?.text, words.count <= 2, path.lowercased().hasSuffix(".png") else {
      return nil
    }
    guard words.count == 2 else { return .look(path, scale: nil) }
    guard let scale = words.last?.name, scale.hasSuffix("x"), let pixels = Double(scale.dropLast()),
      PictureRequest.scales.contains(pixels)
    else { return nil }
    return .look(path, scale: pixels)
  }

  private static func appearance(_ words: ArraySlice<ScriptWord>) -> Self? {
    guard words.count == 1 else { return nil }
    switch words.first?.name {
    case "light": return .change(EnvironmentChange(colorScheme: .light))
    case "dark": return .change(EnvironmentChange(colorScheme: .dark))
    default: return nil
    }
  }

  private static func waiting(_ words: ArraySlice<ScriptWord>) -> Self? {
    guard let word = words.first else { return .wait(nil) }
    return words.count == 1 ? duration(word).map { .wait($0) } : nil
  }

  /// Reads a time of at most a day: `2s`, `500ms`.
  private static func duration(_ word: ScriptWord) -> Duration? {
    guard let text = word.name else { return nil }
    for (unit, length) in [("ms", Duration.milliseconds(1)), ("s", .seconds(1))] where text.hasSuffix(unit) {
      let limit = Duration.seconds(86_400) / length
      guard let count = Double(text.dropLast(unit.count)), count >= 0, count <= limit else { return nil }
      return length * count
    }
    return nil
  }
}

extension Script.Expectation {
  /// Makes sense of what follows `expect`.
  fileprivate init(_ words: ArraySlice<ScriptWord>, line: Int) throws(ScriptProblem) {
    let names = words.map(\.name)
    let last = words.last
    if names.first == "zoom", let zoom = Script.ZoomExpectation(words.dropFirst()) {
      self = .zoom(zoom)
      return
    }
    switch (words.first?.name, words.count) {
    case (nil, 1): self = .words(last?.text ?? "")
    case ("silence", 1): self = .silence
    case ("no", 2) where names.last == "sound": self = .noSound
    case ("device", 2) where last?.isQuoted == true: self = .device(last?.text ?? "")
    case ("cursor", 2) where last?.isQuoted == true: self = .cursor(last?.text ?? "")
    case ("ring", 2) where last?.isQuoted == true: self = .ring(last?.text ?? "")
    case ("shown", 2) where last?.isQuoted == true: self = .shown(last?.text ?? "")
    case ("large", 2) where last?.isQuoted == true: self = .large(last?.text)
    case ("large", 2) where names.last == "nothing": self = .large(nil)
    case ("nothing", 2) where names.last == "shown": self = .nothingShown
    case ("sound", 2...): self = .sound(try SoundEvent(words.dropFirst(), line: line))
    default:
      throw ScriptProblem(
        wrongForm: [ScriptWord(text: "expect", isQuoted: false)] + words, of: "expect", line: line)
    }
  }
}

extension EnvironmentChange {
  /// Makes sense of what follows `text`: `size` and the name of one.
  fileprivate init(textSize words: ArraySlice<ScriptWord>, line: Int) throws(ScriptProblem) {
    guard words.count == 2, words.first?.name == "size", let word = words.last, let name = word.name else {
      throw ScriptProblem(
        wrongForm: [ScriptWord(text: "text", isQuoted: false)] + words, of: "text", line: line)
    }
    guard let size = LaunchOptions.textSizes.first(where: { $0.lowercased() == name }) else {
      let near = Nearest.names(to: name, among: LaunchOptions.textSizes)
      let details = near.isEmpty ? ["There are"] + LaunchOptions.textSizes : ["Nearest"] + near
      throw ScriptProblem(.unknownTextSize, word.text, details: details, line: line)
    }
    self.init(textSize: size)
  }
}

extension SoundEvent {
  /// Its name as people read it.
  var words: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
  }

  /// Finds the sound with a name, written as one word or as several.
  fileprivate init(_ words: ArraySlice<ScriptWord>, line: Int) throws(ScriptProblem) {
    let name = words.map(\.text).joined(separator: " ")
    let letters = name.filter { $0 != " " }.lowercased()
    guard let event = Self.allCases.first(where: { $0.rawValue.lowercased() == letters }) else {
      let names = Self.allCases.map(\.words)
      let near = Nearest.names(to: name, among: names)
      throw ScriptProblem(
        .unknownSound, name, details: near.isEmpty ? ["There are"] + names : ["Nearest"] + near, line: line)
    }
    self = event
  }
}
