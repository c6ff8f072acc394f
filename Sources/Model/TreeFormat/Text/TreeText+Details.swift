import AccessibilityModel

extension TreeText {
  /// What is known about an element beyond its head line, a detail a line.
  static func details(of element: AccessibilityElement, _ options: Options) -> [String] {
    var lines: [String] = []
    if let hint = element.hint { lines.append("hint " + quoted(hint.string)) }
    if element.hasAttributes {
      lines +=
        content(of: element.attributes) + place(of: element.attributes) + reading(of: element.attributes)
    }
    lines += speech("label", element.label) + speech("value", element.value) + speech("hint", element.hint)
    guard element.hasAttributes else { return lines }
    let attributes = element.attributes
    if let identifier = attributes.identifier { lines.append("identifier " + quoted(identifier)) }
    if options.contains(.sources) { lines += sources(of: attributes) }
    if options.contains(.rules) {
      lines += attributes.rules.map { "rule \($0.name) = \($0.choice) (\($0.source))" }
    }
    return lines
  }

  /// What waits to be asked for.
  private static func content(of attributes: SparseAttributes) -> [String] {
    var lines = attributes.customContent.map { content -> String in
      let words = "content " + quoted(content.label.string) + " " + quoted(content.value.string)
      return content.importance == .high ? words + " high" : words
    }
    lines += attributes.actions.map { action -> String in
      let image = action.image.map { " image " + quoted($0) } ?? ""
      let words = "action " + quoted(action.name.string)
      return switch action.category {
      case .standard: words + image
      case .edit: words + " edit" + image
      case .named(let name): words + " in " + quoted(name) + image
      }
    }
    lines += attributes.rotors.map { rotor -> String in
      let system = rotor.system.map { " for " + $0.rawValue } ?? ""
      let places = rotor.isSearched ? " searched" : " entries \(rotor.entries.count)"
      return "rotor " + quoted(rotor.name.string) + system + places
    }
    if !attributes.inputLabels.isEmpty {
      lines.append("input-labels " + attributes.inputLabels.map { quoted($0.string) }.joined(separator: " "))
    }
    if let item = attributes.largeContent {
      var words = "large-content"
      if let title = item.title { words += " " + quoted(title) }
      if let image = item.image { words += " image " + quoted(image) }
      lines.append(item.scalesImage ? words + " scales" : words)
    }
    return lines + text(of: attributes)
  }

  /// The words that are walked and edited, with what is selected and how they lie in lines.
  private static func text(of attributes: SparseAttributes) -> [String] {
    guard let text = attributes.textContent else { return [] }
    var words = "text " + quoted(text.string)
    if let selection = text.selection {
      words += " selection \(selection.lowerBound)-\(selection.upperBound)"
    }
    if !text.lines.isEmpty {
      words += " lines " + text.lines.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: " ")
    }
    return [text.isEditable ? words : words + " read-only"]
  }

  /// What decides how it is read, where it stands and who can use it.
  private static func place(of attributes: SparseAttributes) -> [String] {
    var lines: [String] = []
    if let level = attributes.headingLevel { lines.append("heading-level \(level)") }
    if let language = attributes.language { lines.append("language \(language)") }
    if let position = attributes.position { lines.append("position \(position.index) of \(position.count)") }
    if let expanded = attributes.expanded { lines.append(expanded ? "expanded" : "collapsed") }
    if let responds = attributes.respondsToUserInteraction {
      lines.append(responds ? "interactive" : "not-interactive")
    }
    if let point = attributes.activationPoint { lines.append("activation-point " + self.point(point)) }
    if let path = attributes.path { lines.append("path " + path.text) }
    if attributes.sortPriority != 0 { lines.append("sort-priority " + number(attributes.sortPriority)) }
    if attributes.childOrder == .given { lines.append("order given") }
    if let direction = attributes.layoutDirection {
      lines.append(direction == .leftToRight ? "left-to-right" : "right-to-left")
    }
    if attributes.clipsChildren { lines.append("clips-children") }
    if let rows = attributes.rows {
      lines.append("rows \(rows.count) realized \(rows.realized.lowerBound)-\(rows.realized.upperBound)")
    }
    if let index = attributes.rowIndex { lines.append("row \(index)") }
    return lines
  }

  /// How stretches of a text are spoken.
  private static func speech(_ name: String, _ text: SpokenText?) -> [String] {
    (text?.runs ?? []).map { run in
      let attributes = run.attributes
      var words = ["speech \(name) bytes \(run.range.lowerBound)-\(run.range.upperBound)"]
      if let language = attributes.facts.language { words.append("language \(language)") }
      if let pitch = attributes.wishes.pitch { words.append("pitch " + number(pitch)) }
      if let spells = attributes.wishes.spellsOut { words.append(spells ? "spelled" : "not-spelled") }
      if let speaks = attributes.wishes.speaksPunctuation {
        words.append(speaks ? "all-punctuation" : "no-punctuation")
      }
      if let phonetic = attributes.wishes.phonetic { words.append("phonetic " + quoted(phonetic)) }
      if let level = attributes.facts.headingLevel { words.append("heading-level \(level)") }
      if let context = attributes.facts.context { words.append("context \(context)") }
      if let queues = attributes.wishes.queuesAnnouncements { words.append(queues ? "queued" : "not-queued") }
      return words.joined(separator: " ")
    }
  }

  private static func sources(of attributes: SparseAttributes) -> [String] {
    var lines: [String] = []
    if let place = attributes.sourceLocation { lines.append("source \(place.file):\(place.line)") }
    for attribute in Attribute.allCases {
      guard let place = attributes.origins[attribute] else { continue }
      lines.append("source-of \(attribute) \(place.file):\(place.line)")
    }
    return lines
  }
}
