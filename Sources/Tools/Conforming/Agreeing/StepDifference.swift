/// Where what was recorded of a step is not what comes of it here.
package struct StepDifference: Hashable, Sendable {
  /// Which step: its place, from 0, and what was done.
  package let step: Int
  /// What was done.
  package let action: String
  /// What differs: `heard`, `includes`, `lacks`, `sounds`, `shown`, `screen`, `pauses` or `steps`.
  package let part: String
  /// What was recorded.
  package let recorded: String
  /// What comes of it here.
  package let here: String
}

extension RecordedScreen {
  /// How far numbers of places may be apart, in points.
  private static let places = 4.0
  /// How far silences may be apart, in seconds.
  private static let silence = 0.3

  /// Compares as much as was recorded; `nil` where nothing of it differs.
  ///
  /// - Parameters:
  ///   - here: What comes of the screen here.
  ///   - quotes: True where what was heard is quoted by somebody, so that only its words count.
  /// - Returns: The first difference.
  package func difference(from here: RecordedScreen, quotes: Bool = false) -> StepDifference? {
    var screen: [String] = []
    for (index, step) in steps.enumerated() {
      guard index < here.steps.count, here.steps[index].action == step.action else {
        let action = index < here.steps.count ? here.steps[index].action : "nothing"
        return StepDifference(
          step: index, action: step.action, part: "steps", recorded: step.action, here: action)
      }
      let own = here.steps[index]
      screen = own.screen ?? screen
      func differs(_ part: String, _ recorded: [String]?, _ own: [String]?, by tolerance: Double = 0)
        -> StepDifference?
      {
        guard let recorded, !Self.areEqual(recorded, own ?? [], by: tolerance) else { return nil }
        return StepDifference(
          step: index, action: step.action, part: part, recorded: Self.words(recorded),
          here: Self.words(own ?? []))
      }
      let spoken = SpokenWords(own.heard ?? [])
      let isQuoted = quotes && step.heard.map { SpokenWords($0) == spoken } ?? false
      func misses(_ part: String, _ words: [String]?, _ isWrong: (SpokenWords) -> Bool) -> StepDifference? {
        guard let wrong = words?.first(where: { isWrong(SpokenWords([$0])) }) else { return nil }
        return StepDifference(
          step: index, action: step.action, part: part, recorded: Self.words([wrong]),
          here: Self.words(own.heard ?? []))
      }
      let difference =
        (isQuoted ? nil : differs("heard", step.heard, own.heard))
        ?? misses("includes", step.includes) { !spoken.contains($0) }
        ?? misses("lacks", step.lacks) { spoken.contains($0) }
        ?? differs("sounds", step.sounds, own.sounds)
        ?? differs("shown", step.shown, own.shown, by: Self.places)
        ?? differs("screen", step.screen, screen)
        ?? differs(
          "pauses", step.pauses.map { $0.map { "\($0)" } }, own.pauses.map { $0.map { "\($0)" } },
          by: Self.silence)
      if let difference { return difference }
    }
    return nil
  }

  private static func words(_ list: [String]) -> String {
    list.isEmpty ? "nothing" : list.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// True where texts are the same but for numbers that are nearly the same.
  private static func areEqual(_ one: [String], _ other: [String], by tolerance: Double) -> Bool {
    guard one.count == other.count else { return false }
    return zip(one, other).allSatisfy { first, second in
      if first == second { return true }
      guard tolerance > 0 else { return false }
      let (mine, theirs) = (MeasuredText(first), MeasuredText(second))
      return mine.words == theirs.words && mine.numbers.count == theirs.numbers.count
        && zip(mine.numbers, theirs.numbers).allSatisfy { abs($0 - $1) <= tolerance }
    }
  }
}

/// A text without the numbers in it that were measured: those of places, and a text that is nothing but a number.
private struct MeasuredText {
  var words = ""
  var numbers: [Double] = []

  init(_ text: String) {
    var rest = text[...]
    while let first = rest.first {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      guard !digits.isEmpty, let number = Double(digits) else {
        words.append(first)
        rest.removeFirst()
        continue
      }
      rest = rest.dropFirst(digits.count)
      let isPlace =
        words.last.map(Self.marks.contains) ?? false || rest.first.map(Self.marks.contains) ?? false
      if isPlace || words.isEmpty && rest.isEmpty {
        words.append("#")
        numbers.append(number)
      } else {
        words += digits
      }
    }
  }

  /// What stands between the numbers of a place.
  private static let marks: Set<Character> = [",", "×", "/"]
}
