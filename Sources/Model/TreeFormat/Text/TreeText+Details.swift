import AccessibilityModel

extension TreeText {
  /// What is known about an element beyond its head line, a detail a line.
  static func details(of element: AccessibilityElement, _ options: Options) -> [String] {
    var lines: [String] = []
    if let hint = element.hint { lines.append("hint " + quoted(hint.string)) }
    if element.hasAttributes { lines += details(of: element.attributes) }
    lines += speech("label", element.label) + speech("value", element.value) + speech("hint", element.hint)
    guard element.hasAttributes else { return lines + source(of: element, options) }
    let attributes = element.attributes
    // A container has it in its head line.
    if element.isStop, attributes.containerType != .none {
      lines.append("container-type \(attributes.containerType)")
    }
    if let identifier = attributes.identifier { lines.append("identifier " + quoted(identifier)) }
    lines += source(of: element, options)
    if options.contains(.sources) { lines += sources(of: attributes) }
    if options.contains(.rules) {
      lines += attributes.rules.map { "rule \($0.name) = \($0.choice) (\($0.source))" }
    }
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
      if let rate = attributes.wishes.rate { words.append("rate \(rate)") }
      if let queues = attributes.wishes.queuesAnnouncements { words.append(queues ? "queued" : "not-queued") }
      return words.joined(separator: " ")
    }
  }

  /// Where the app's code describes the element.
  private static func source(of element: AccessibilityElement, _ options: Options) -> [String] {
    guard options.contains(.sources), let place = element.sourceLocation else { return [] }
    return ["source \(place.file):\(place.line)"]
  }

  private static func sources(of attributes: SparseAttributes) -> [String] {
    var lines: [String] = []
    for attribute in Attribute.allCases {
      guard let place = attributes.origins[attribute] else { continue }
      lines.append("source-of \(attribute) \(place.file):\(place.line)")
    }
    return lines
  }
}
