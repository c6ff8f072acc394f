import AccessibilityModel

extension Transcript {
  /// On how many uncertain rules everything rests, in one line.
  static func foot(_ rules: [UncertainRule]) -> String {
    switch rules.count {
    case 0: "Rests on no uncertain rule."
    case 1: "Rests on 1 uncertain rule; --rules lists it."
    default: "Rests on \(rules.count) uncertain rules; --rules lists them."
    }
  }

  /// What prices or a picture rest on, as whole lines: so many rules, or each with its choice and where it matters.
  ///
  /// - Parameters:
  ///   - rules: the uncertain rules, each with the places where it matters.
  ///   - lists: true where they are listed and not only counted.
  /// - Returns: whole lines, the last one ended too.
  public static func text(
    ofRules rules: [(rule: UncertainRule, places: String)], lists: Bool = false
  ) -> String {
    let all = UncertainRule.unique(rules.map(\.rule))
    let lines =
      lists
      ? ruleLines(all) { rule in rules.filter { $0.rule == rule }.map(\.places).joined(separator: "; ") }
      : [foot(all)]
    return VisibleText.joined(lines)
  }

  /// Each uncertain rule with its choice, the other choices, its source and where it matters.
  static func ruleLines(_ rules: [UncertainRule], of transcripts: [Transcript]) -> [String] {
    ruleLines(rules) { places(of: $0, in: transcripts) }
  }

  /// Each uncertain rule with its choice, the other choices, its source and the places that are given.
  static func ruleLines(_ rules: [UncertainRule], heardIn place: (UncertainRule) -> String) -> [String] {
    guard !rules.isEmpty else { return [foot(rules)] }
    var lines = [rules.count == 1 ? "Rests on 1 uncertain rule:" : "Rests on \(rules.count) uncertain rules:"]
    for rule in rules {
      lines += ["", "  \(rule.name) = \(rule.choice)"]
      lines += paragraph(rule.summary)
      let others = rule.choices.filter { $0 != rule.choice }
      if !others.isEmpty { lines += paragraph("otherwise: " + others.joined(separator: " | ")) }
      lines += paragraph("source: " + rule.source)
      lines += paragraph("heard in: " + place(rule))
    }
    return lines
  }

  /// Each uncertain rule with its choices, the followed one first, what it decides and where that is discussed.
  public static func text(ofChoices rules: [UncertainRule]) -> String {
    let blocks = rules.map { rule in
      let others = rule.choices.filter { $0 != rule.choice }
      return ["\(rule.name) = \(rule.choice)"] + paragraph("otherwise: " + others.joined(separator: " | "))
        + paragraph(rule.summary) + paragraph("source: " + rule.source)
    }
    return VisibleText.joined(Array(blocks.joined(separator: [""])))
  }

  private static func places(of rule: UncertainRule, in transcripts: [Transcript]) -> String {
    var places: [String] = []
    for transcript in transcripts {
      if transcript.tour.orderingRules.contains(rule) { places.append("\(line(transcript.name)), the order") }
      if transcript.tour.opening?.rules.contains(rule) == true {
        places.append("\(line(transcript.name)), the start")
      }
      let numbers = transcript.tour.stops.indices.filter { transcript.tour.stops[$0].rules.contains(rule) }
      guard !numbers.isEmpty else { continue }
      let list = numbers.map { String($0 + 1) }.joined(separator: ", ")
      places.append("\(line(transcript.name)) \(list)")
    }
    return places.joined(separator: "; ")
  }

  private static func paragraph(_ text: String) -> [String] {
    line(text).wrapped(to: width - 6).enumerated().map { ($0.offset == 0 ? "    " : "      ") + $0.element }
  }
}
