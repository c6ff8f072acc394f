import AccessibilityModel

extension Agreement {
  /// What a person reads: agreement by rule, what differs, and the choices that would agree.
  ///
  /// - Parameters:
  ///   - system: What recorded.
  ///   - listsAll: True where rules that agree are listed too.
  /// - Returns: Whole lines.
  package func text(of system: String, listsAll: Bool) -> String {
    var lines = ["\(system): \(compared - misses.count) of \(compared) screens are heard as recorded", ""]
    let told = rules.filter { listsAll || !$0.agrees || $0.better != nil }
    for rule in told {
      let mark = rule.agrees ? " " : "!"
      lines.append("\(mark) \(rule.rule) = \(rule.choice): \(rule.agreeing.count) of \(rule.screens.count)")
      if let better = rule.better { lines.append("    would agree: \(rule.rule) = \(better)") }
    }
    let quiet = rules.count - told.count
    if quiet > 0 {
      lines.append("\(quiet) \(quiet == 1 ? "rule agrees" : "rules agree"); --all lists them.")
    }
    if !published.isEmpty {
      lines += ["", "By rule of behaviour:"]
      lines += published.filter { listsAll || $0.agreeing.count < $0.screens.count }.map { rule in
        let mark = rule.agreeing.count < rule.screens.count ? "!" : " "
        return "\(mark) \(rule.rule): \(rule.agreeing.count) of \(rule.screens.count)"
      }
    }
    for miss in misses { lines += [""] + self.lines(of: miss) }
    if !unknown.isEmpty {
      lines += ["", "Not in this kit: \(unknown.joined(separator: ", "))"]
    }
    if !choices.isEmpty {
      let left = remaining.isEmpty ? "every screen" : "all but \(remaining.joined(separator: ", "))"
      lines += [
        "",
        "With \(choices.count == 1 ? "this choice" : "these choices") \(left) would be heard as recorded:",
      ]
      lines += choices.sorted { $0.key < $1.key }.map { "  \($0.key) = \($0.value)" }
    }
    return VisibleText.joined(lines)
  }

  private func lines(of miss: Miss) -> [String] {
    let difference = miss.difference
    let names = miss.rules.isEmpty ? [miss.publication?.rule ?? "no uncertain rule"] : miss.rules
    let place = difference.action == RecordedStep.start ? "at the start" : "after \"\(difference.action)\""
    var lines = [
      "\(miss.id) (\(names.joined(separator: ", "))), step \(difference.step), \(place), \(difference.part):",
      "  recorded  \(difference.recorded)",
      "  here      \(difference.here)",
    ]
    if let publication = miss.publication {
      let origin = [publication.system, publication.date, publication.source].compactMap(\.self)
      lines.append("  source    \(origin.joined(separator: ", "))")
    }
    if miss.remedy.isEmpty, !choices.isEmpty, !remaining.contains(miss.id) {
      lines.append("  It is so with the choices below.")
    } else if miss.remedy.isEmpty {
      lines.append("  No choice for a rule makes it so.")
    } else {
      let choices = miss.remedy.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
      lines.append("  It is so with \(choices.joined(separator: " and ")).")
    }
    return lines
  }
}
