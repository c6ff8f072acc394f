import AccessibilityModel

/// Controls on one screen that are called by the same words.
///
/// - Source: Behaviour 8.2, 4.1 V5
struct SameNameRule: AuditRule {
  let id = "same-name"

  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    var order: [String] = []
    var groups: [String: [AccessibilityElement]] = [:]
    // The way back bears the name of the screen before, which the system writes and may also be a tab.
    for element in screen.tree.usableStops() where !element.traits.contains(.backButton) {
      let spoken = element.inputLabels.first { !$0.isBlank } ?? element.label
      guard let spoken, !spoken.isBlank else { continue }
      let name = FoldedWords(spoken.string).text
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(element)
    }
    return order.compactMap { name in
      guard let group = groups[name], group.count > 1, let first = group.first else { return nil }
      return context.finding(
        self, in: screen, at: first, first.inputLabels.isEmpty ? .label : .inputLabels,
        "\(group.count) controls are called \"\(first.label?.string ?? name)\". Tell them apart by their labels, "
          + "or by input labels.", steps: ["Voice Control: say \"\(name)\""])
    }
  }
}
