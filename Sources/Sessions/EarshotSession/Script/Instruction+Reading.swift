import AccessibilityModel
import TreeFormat

extension Script.Instruction {
  /// Makes sense of the words of a line.
  init(_ words: [ScriptWord], first: ScriptWord, line: Int) throws(ScriptProblem) {
    if let command = TechnologyList.command(words) {
      self = .technology(command)
      return
    }
    let reader: (ArraySlice<ScriptWord>) -> Self?
    switch first.name {
    case "rotor": reader = { $0.count == 1 ? $0.last?.quotation.map(Self.rotor) : nil }
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
      guard let name = first.name, TechnologyList.hasKeyword(name) else {
        throw ScriptProblem(unknown: words, line: line)
      }
      reader = { _ in nil }
    }
    guard let instruction = reader(words.dropFirst()) else {
      throw ScriptProblem(wrongForm: words, of: first.name ?? "", line: line)
    }
    self = instruction
  }

  private static func selection(_ words: ArraySlice<ScriptWord>) -> Self? {
    let isPart = words.first?.name == "containing"
    let words = isPart ? words.dropFirst() : words
    guard let name = words.first, name.isQuoted, words.count <= 2, !isPart || !name.text.isEmpty else {
      return nil
    }
    guard words.count == 2, let last = words.last else {
      return .select(name.text, number: nil, isPart: isPart)
    }
    guard !last.isQuoted, let number = Int(last.text), number > 0 else { return nil }
    return .select(name.text, number: number, isPart: isPart)
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
    return words.count == 1 ? word.duration.map { .wait($0) } : nil
  }
}

extension Script.Expectation {
  /// Makes sense of what follows `expect`.
  fileprivate init(_ words: ArraySlice<ScriptWord>, line: Int) throws(ScriptProblem) {
    let names = words.map(\.name)
    let last = words.last
    if let state = TechnologyList.expectation(words) {
      self = .state(state)
      return
    }
    switch (words.first?.name, words.count) {
    case (nil, 1): self = .words(last?.text ?? "")
    case ("containing", 2) where last?.isQuoted == true && last?.text.isEmpty == false:
      self = .containing(last?.text ?? "")
    case ("silence", 1): self = .silence
    case ("no", 2) where names.last == "sound": self = .noSound
    case ("device", 2) where last?.isQuoted == true: self = .device(last?.text ?? "")
    case ("shown", 2) where last?.isQuoted == true: self = .shown(last?.text ?? "")
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
