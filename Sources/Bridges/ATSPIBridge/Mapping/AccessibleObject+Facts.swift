import AccessibilityModel

extension AccessibleObject {
  /// A stretch of the words of an object, or the place of an object between them.
  enum TextPiece {
    case words(String)
    case object
  }

  /// The words of an object that holds others, cut at the places of these; none where it has no words of its own.
  var textPieces: [TextPiece] {
    guard let text = details?.text, name.isEmpty else { return [] }
    var pieces: [TextPiece] = []
    for (number, part) in text.split(separator: "\u{FFFC}", omittingEmptySubsequences: false).enumerated() {
      if number > 0 { pieces.append(.object) }
      let words = String(part).withoutEdges
      if !words.isEmpty, !words.isBullet { pieces.append(.words(words)) }
    }
    return pieces
  }

  /// The level of a heading, 1 to 6.
  var headingLevel: Int? {
    (details?.attributes["level"]).flatMap { Int($0) }.flatMap { (1...6).contains($0) ? $0 : nil }
  }

  /// True for what does not merge with the words of a cell around it.
  var isInside: Bool {
    let entry = RoleEntry[role]
    switch entry.kind {
    case .stop: return entry.traits != .image || !name.isEmpty || isUnnamedImage
    case .container: return true
    case .cell: return role != 73
    default: return false
    }
  }

  /// True for a field to search in.
  var isSearchField: Bool {
    details?.attributes["text-input-type"] == "search"
      || details?.attributes["xml-roles"]?.contains("searchbox") == true
  }

  /// How urgently changes of its words are told; `nil` where they are not.
  var live: String? {
    if role == 2 { return "assertive" }
    let attributes = details?.attributes
    let live = attributes?["live"] ?? attributes?["container-live"]
    return live == "off" ? nil : live
  }

  /// What kind of landmark, quotation or other container it is, in words.
  func landmarkWords(_ entry: RoleEntry) -> [String] {
    if let own = details?.attributes["roledescription"], !own.isEmpty { return [own] }
    if role == Role.blockQuote, name.isEmpty { return ["block quote"] }
    if isDialogOfPage { return ["dialog"] }
    guard entry.container == .landmark else { return [] }
    let roles = details?.attributes["xml-roles"]?.split(separator: " ").map(String.init) ?? []
    return roles.prefix(1).map { Self.landmarks[$0] ?? $0 }
  }

  /// True for a dialog of a page; what a toolkit calls a dialog is a window.
  private var isDialogOfPage: Bool {
    guard let attributes = details?.attributes, attributes["tag"] != nil else { return false }
    return role == Role.dialog || attributes["xml-roles"]?.contains("alertdialog") == true
  }

  private static let landmarks = ["contentinfo": "content information"]

  /// The words that are walked and edited.
  var textContent: TextContent? {
    guard let text = details?.text else { return nil }
    let caret = details?.caret ?? 0
    let offset = text.unicodeScalars.prefix(max(0, caret)).reduce(0) { $0 + $1.utf8.count }
    let isEditable = states.contains(.editable) && !states.contains(.readOnly)
    return TextContent(
      text, selection: states.contains(.focused) ? offset..<offset : nil, isEditable: isEditable)
  }

  /// The number of the action that activating means; `nil` where there is none.
  var usualAction: Int? {
    guard let actions = details?.actions, !actions.isEmpty else { return nil }
    let usual = [
      "click", "press", "activate", "jump", "toggle", "check", "uncheck", "select", "open", "doDefault",
      "dodefault", "clickAncestor", "expand or collapse",
    ]
    return usual.lazy.compactMap { name in actions.firstIndex { $0.name.lowercased() == name.lowercased() } }
      .first ?? 0
  }
}
