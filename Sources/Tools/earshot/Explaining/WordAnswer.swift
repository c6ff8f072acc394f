import AccessibilityModel
import EarshotSession
import ExplanationEngine
import TreeFormat

/// What is known of words on one screen.
struct WordAnswer {
  /// Words that the app announced, and what became of them.
  struct Announcement {
    let words: String
    /// What cut them off; `nil` where they were heard to their end.
    let loss: String?
    let rules: [UncertainRule]
  }

  private let screen: String
  private var stops: [(number: Int, explanation: Explanation, order: OrderExplanation, before: String)] = []
  private var waiting: [(number: Int, words: String, heading: String)] = []
  private var announcements: [Announcement] = []
  private var absences: [AbsenceExplanation] = []
  /// What the stops are called, for whoever looks for the nearest name.
  let names: [String]

  /// Looks for words in everything that is heard on a screen, and where they are not, in what is not.
  init(_ words: String, on screen: String, _ tour: Tour, _ tree: AccessibilityTree, _ listening: Listening) {
    self.screen = screen
    let wanted = words.lowercased()
    names = tour.stops.compactMap { $0.element.label?.string }.filter { !$0.isEmpty }
    for (place, stop) in tour.stops.enumerated() {
      if stop.utterance.text.lowercased().contains(wanted) {
        let order = OrderExplanation(of: stop.element.id, in: tree)
        let before = order.before.flatMap { tree[$0]?.label?.string } ?? ""
        stops.append((place + 1, Explanation(of: stop.utterance, at: stop.element, in: tree), order, before))
      }
      for list in [stop.moreContent, stop.actions] {
        for entry in list.entries where entry.text.lowercased().contains(wanted) {
          waiting.append((place + 1, entry.text, list.heading.text))
        }
      }
    }
    for said in listening.said
    where said.utterance.isPosted && said.utterance.text.lowercased().contains(wanted) {
      let rules = said.utterance.rules + (said.lost?.cause?.rules ?? [])
      announcements.append(
        Announcement(words: said.utterance.text, loss: said.lost?.reason, rules: UncertainRule.unique(rules)))
    }
    for lost in listening.lost.map(\.words)
    where lost.heard == nil && lost.utterance.text.lowercased().contains(wanted) {
      let rules = lost.utterance.rules + (lost.cause?.rules ?? [])
      announcements.append(
        Announcement(words: lost.utterance.text, loss: lost.reason, rules: UncertainRule.unique(rules)))
    }
    if stops.isEmpty, waiting.isEmpty, announcements.isEmpty {
      absences = AbsenceExplanation.all(of: words, in: tree)
    }
  }

  /// True where the screen does not have the words at all.
  var isEmpty: Bool { stops.isEmpty && waiting.isEmpty && announcements.isEmpty && absences.isEmpty }

  /// The answer in lines.
  func text(tellsOrder: Bool) -> String {
    var lines: [String] = []
    for stop in stops {
      lines.append("\(screen), stop \(stop.number): \(Self.line(stop.explanation.words))")
      lines += tellsOrder ? order(stop.order, before: stop.before) : parts(of: stop.explanation)
      lines.append("")
    }
    for entry in waiting {
      lines.append(
        "\(screen), stop \(entry.number): \"\(Self.line(entry.words))\" waits behind \"\(entry.heading)\".")
      lines.append("")
    }
    for announcement in announcements {
      lines.append("\(screen), announced: \(Self.line(announcement.words))")
      lines.append(
        "  \(announcement.loss.map { "It was not heard to its end: \($0)." } ?? "It was heard to its end.")")
      lines += Self.rule(BehaviourRule.rule("1.11 heard"))
      lines += announcement.rules.flatMap(Self.uncertain)
      lines.append("")
    }
    for absence in absences {
      lines.append("\(screen): \"\(Self.line(absence.words))\" is not reached.")
      lines.append("  \(absence.reason)\(Self.place(absence.location))")
      lines += Self.rule(absence.rule)
      lines.append("")
    }
    return VisibleText.joined(lines.dropLast())
  }

  private func parts(of explanation: Explanation) -> [String] {
    var lines: [String] = []
    for part in explanation.parts {
      let set = part.isSet ? "set" : part.location == nil ? "" : "described"
      let place = Self.place(part.location)
      let pause = part.pause > 0 ? ", after \(Self.number(part.pause)) s of silence" : ""
      lines.append(
        "  \"\(Self.line(part.words))\": \(part.property)\(place.isEmpty ? "" : ", \(set)\(place)")\(pause)")
      lines += Self.rule(part.rule)
      lines += part.uncertain.flatMap(Self.uncertain)
    }
    if !explanation.losses.isEmpty { lines.append("  Not heard:") }
    for loss in explanation.losses {
      let rule = loss.rule.map { " [\($0.id), \($0.path)]" } ?? ""
      lines.append("    \"\(Self.line(loss.words))\": \(loss.reason)\(Self.place(loss.location)).\(rule)")
    }
    return lines
  }

  private func order(_ order: OrderExplanation, before: String) -> [String] {
    let start = before.isEmpty ? "  " : "  It is read after \"\(Self.line(before))\". "
    return ["\(start)\(order.reason)\(Self.place(order.location))"] + Self.rule(order.rule)
  }

  private static func rule(_ rule: BehaviourRule?) -> [String] {
    guard let rule else { return [] }
    return ["    rule \(rule.id) (\(rule.certainty)): \(rule.text)", "      \(rule.path)"]
  }

  private static func uncertain(_ rule: UncertainRule) -> [String] {
    let others = rule.choices.filter { $0 != rule.choice }.joined(separator: " | ")
    return ["    uncertain: \(rule.name) = \(rule.choice), otherwise \(others)"]
  }

  private static func place(_ location: SourceLocation?) -> String {
    guard let location else { return "" }
    return " at \(location.file.split(separator: "/").last ?? ""):\(location.line)"
  }

  private static func line(_ text: String) -> String {
    VisibleText.cut(VisibleText.line(text.inOneLine))
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

extension WordAnswer {
  /// Answers as a document for other programs.
  ///
  /// - Returns: JSON, ending in a line feed; its form is described in `Documentation/Formats/why.md`.
  static func json(of answers: [WordAnswer], tellsOrder: Bool) -> String {
    DocumentFormat.document("why", .array(answers.filter { !$0.isEmpty }.map(\.value)))
  }

  private var value: JSONValue {
    var object = JSONObject()
    object["screen"] = .string(screen)
    object["stops"] = .array(
      stops.map { stop in
        var object = JSONObject()
        object["number"] = .number("\(stop.number)")
        object["words"] = .string(stop.explanation.words)
        object["parts"] = .array(stop.explanation.parts.map(Self.value))
        object["notHeard"] = .array(
          stop.explanation.losses.map { Self.value($0.words, $0.reason, $0.rule, $0.location) })
        object["order"] = Self.value(stop.before, stop.order.reason, stop.order.rule, stop.order.location)
        return .object(object)
      })
    object["waiting"] = .array(waiting.map { Self.value($0.words, $0.heading, nil, nil) })
    object["announced"] = .array(
      announcements.map {
        Self.value($0.words, $0.loss ?? "heard to its end", BehaviourRule.rule("1.11 heard"), nil)
      })
    object["notReached"] = .array(absences.map { Self.value($0.words, $0.reason, $0.rule, $0.location) })
    return .object(object)
  }

  private static func value(_ part: Explanation.Part) -> JSONValue {
    guard case .object(var object) = value(part.words, part.property, part.rule, part.location) else {
      return .null
    }
    object["isSet"] = .bool(part.isSet)
    object["uncertain"] = .array(part.uncertain.map { .string("\($0.name)=\($0.choice)") })
    return .object(object)
  }

  private static func value(
    _ words: String, _ reason: String, _ rule: BehaviourRule?, _ location: SourceLocation?
  ) -> JSONValue {
    var object = JSONObject()
    object["words"] = .string(words)
    object["reason"] = .string(reason)
    if let rule {
      object["rule"] = .string(rule.id)
      object["page"] = .string(rule.path)
      object["certainty"] = .string(rule.certainty)
    }
    if let location { object["source"] = .string("\(location.file):\(location.line)") }
    return .object(object)
  }
}
