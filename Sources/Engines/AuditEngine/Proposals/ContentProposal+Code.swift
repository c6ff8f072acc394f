import AccessibilityModel

extension ContentProposal {
  /// Modifiers for the SwiftUI view, one a line.
  ///
  ///     .accessibilityElement(children: .ignore)
  ///     .accessibilityLabel("Bailey, beagle")
  ///     .accessibilityCustomContent("Age", "Three years")
  public var swiftUI: String {
    var lines = [
      ".accessibilityElement(children: .ignore)", ".accessibilityLabel(\(argument(ofParts: nameParts)))",
    ]
    let traits = Self.traits.filter { self.traits.contains($0.trait) }
    if !traits.isEmpty {
      lines.append(".accessibilityAddTraits([\(traits.map { "." + $0.swiftUI }.joined(separator: ", "))])")
    }
    lines += facts.map { fact in
      let importance = fact.importance == .high ? ", importance: .high" : ""
      let texts = [fact.label.string, fact.value.string].map(argument).joined(separator: ", ")
      return ".accessibilityCustomContent(\(texts)\(importance))"
    }
    return lines.joined(separator: "\n")
  }

  /// Members for the class of the UIKit view, which is to adopt `AXCustomContentProvider`.
  public var uiKit: String {
    var lines = [
      "override var isAccessibilityElement: Bool { get { true } set {} }",
      "override var accessibilityLabel: String? { get { \(argument(ofParts: nameParts)) } set {} }",
    ]
    let traits = Self.traits.filter { self.traits.contains($0.trait) }
    if !traits.isEmpty {
      let names = traits.map { "." + $0.uiKit }.joined(separator: ", ")
      lines.append("override var accessibilityTraits: UIAccessibilityTraits { get { [\(names)] } set {} }")
    }
    lines += ["var accessibilityCustomContent: [AXCustomContent]! {", "  get {"]
    var names: [String] = []
    for (index, fact) in facts.enumerated() {
      let texts = "label: \(plainArgument(fact.label.string)), value: \(plainArgument(fact.value.string))"
      names.append("fact\(index + 1)")
      lines.append("    let fact\(index + 1) = AXCustomContent(\(texts))")
      if fact.importance == .high { lines.append("    fact\(index + 1).importance = .high") }
    }
    lines += ["    return [\(names.joined(separator: ", "))]", "  }", "  set {}", "}"]
    return lines.joined(separator: "\n")
  }

  /// Traits that code can set, by their names.
  private static let traits: [(trait: Traits, swiftUI: String, uiKit: String)] = [
    (.button, "isButton", "button"), (.link, "isLink", "link"), (.header, "isHeader", "header"),
    (.selected, "isSelected", "selected"), (.image, "isImage", "image"),
  ]

  /// The text as Swift code.
  static func literal(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n", "\r\n", "\r": result += "\\n"
      case "\t": result += "\\t"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
