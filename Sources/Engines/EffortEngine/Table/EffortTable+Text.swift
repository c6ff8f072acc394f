import AccessibilityModel

extension EffortTable {
  /// The table in writing: what can be done, then what can be heard.
  ///
  /// - Parameter listsSteps: True where the steps of every price are listed below.
  /// - Returns: Whole lines.
  public func text(listsSteps: Bool = false) -> String {
    var lines: [String] = []
    let acts = rows.filter { !$0.goal.isHearing }
    let heard = rows.filter(\.goal.isHearing)
    if !acts.isEmpty {
      lines += Self.columns(
        [["to do"] + technologies.map(\.rawValue)]
          + acts.map { row in
            [row.name] + technologies.map { row.cell($0) }
          })
    }
    if !heard.isEmpty {
      if !lines.isEmpty { lines.append("") }
      let titles = [["to hear", EffortTechnology.voiceOver.rawValue]]
      lines += Self.columns(titles + heard.map { [$0.name, Self.cell($0.prices[.voiceOver], .voiceOver)] })
    }
    if lines.isEmpty { lines.append("Nothing can be done or heard here.") }
    for tap in ghostTaps { lines += ["", tap] }
    for technology in cut {
      lines += ["", "\(technology.rawValue): the search ended after \(states[technology] ?? 0) states."]
    }
    if listsSteps { lines += stepLines }
    return VisibleText.joined(lines)
  }

  /// The steps of every price, an action after the other.
  private var stepLines: [String] {
    var lines: [String] = []
    for row in rows {
      lines += [
        "", row.goal.isHearing ? "hear \(Self.shortened(row.name, 60))" : Self.shortened(row.name, 60),
      ]
      for technology in technologies {
        guard let price = row.prices[technology] else { continue }
        let steps = price.steps.isEmpty ? "(at once)" : price.steps.joined(separator: ", ")
        lines.append("  " + Self.padded(technology.rawValue, 22) + steps)
      }
    }
    return lines
  }

  /// A price as a cell of a table has it.
  ///
  /// - Parameters:
  ///   - price: The price; `nil` where there is none.
  ///   - technology: In which technology.
  /// - Returns: A count with its unit, and seconds where they count.
  static func cell(_ price: EffortPrice?, _ technology: EffortTechnology) -> String {
    guard let price else { return "never" }
    if technology == .assistiveTouch { return pointerCell(price) }
    let unit = price.cost.count == 1 ? technology.unit.one : technology.unit.several
    let words = "\(price.cost.count) \(unit)"
    return technology.takesTime ? "\(words), \(seconds(price.cost.milliseconds))" : words
  }

  /// What a pointer does for a price, kind by kind, and how long it rests.
  private static func pointerCell(_ price: EffortPrice) -> String {
    let kinds = [
      ("floating button", "drag", "drags"), ("pointer to", "move", "moves"),
      ("pointer press", "press", "presses"), ("dwell", "dwell", "dwells"),
    ]
    var parts = kinds.compactMap { prefix, one, several -> String? in
      let count = price.steps.count { $0.hasPrefix(prefix) }
      return count == 0 ? nil : "\(count) \(count == 1 ? one : several)"
    }
    if price.cost.milliseconds > 0 { parts.append(seconds(price.cost.milliseconds)) }
    return parts.joined(separator: ", ")
  }

  /// Seconds with one digit behind the point.
  static func seconds(_ milliseconds: Int) -> String {
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }

  /// Cells under one another; the widest of a column decides, names of more than 40 characters are shortened.
  static func columns(_ rows: [[String]]) -> [String] {
    let rows = rows.map { row in [shortened(row.first ?? "", 40)] + row.dropFirst() }
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += column == row.count - 1 ? cell : padded(cell, widths[column] + 3)
      }
      return line
    }
  }

  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  static func shortened(_ text: String, _ limit: Int) -> String {
    let line = VisibleText.line(String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }))
    return line.count <= limit ? line : line.prefix(limit - 1) + "…"
  }
}

extension EffortTable.Row {
  /// The price in a technology as a cell of a table has it.
  ///
  /// - Parameter technology: One that the table has.
  /// - Returns: A count with its unit, and seconds where they count; `never`, or `off screen`.
  public func cell(_ technology: EffortTechnology) -> String {
    if prices[technology] == nil, isOffScreen { return "off screen" }
    return EffortTable.cell(prices[technology], technology)
  }
}
