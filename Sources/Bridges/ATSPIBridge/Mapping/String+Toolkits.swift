extension String {
  /// The text without white space around it, the invisible marks of directions among it.
  var withoutEdges: String {
    var text = self[...]
    func isEdge(_ character: Character) -> Bool {
      character.isWhitespace || "\u{200E}\u{200F}\u{FEFF}\u{200B}".contains(character)
    }
    while let first = text.first, isEdge(first) { text.removeFirst() }
    while let last = text.last, isEdge(last) { text.removeLast() }
    return text.count == count ? self : String(text)
  }

  /// True for the sign ahead of an entry of a list.
  var isBullet: Bool { ["•", "◦", "▪", "‣", "○", "■", "–"].contains(withoutEdges) }

  /// Whether the letters of another text are in it, however the two are spaced.
  func hasWords(of other: String) -> Bool {
    filter { !$0.isWhitespace }.contains(other.filter { !$0.isWhitespace })
  }

  /// The text without the sign ahead of an entry of a list.
  var withoutBullet: String {
    guard let first, "•◦▪‣".contains(first) else { return self }
    return String(dropFirst()).withoutEdges
  }

  /// True for the name of a class of GTK, which stands where nobody gave a name.
  var isClassName: Bool {
    guard hasPrefix("Gtk") || hasPrefix("Adw") else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// The keys of an action as people write them; GTK tells the path through menus beside it.
  ///
  /// Keys that every control has, as Return and Space, are none of its own.
  var readableKeys: String {
    let keys = split(separator: ";", omittingEmptySubsequences: false).last.map(String.init) ?? self
    if ["<Return>", "<Space>", "Return", "space", "Space"].contains(keys) { return "" }
    return keys.replacing("<Primary>", with: "Control+").replacing("<Control>", with: "Control+")
      .replacing("<Shift>", with: "Shift+").replacing("<Alt>", with: "Alt+")
  }

  /// The name of an action for people; `nil` for one that is a toolkit's own matter.
  var readableAction: String? {
    switch self {
    case "showContextMenu", "menu": return "Show menu"
    case "doDefault", "clickAncestor", "setFocus", "focus", "SetFocus", "": return nil
    case "increment", "decrement", "Increase", "Decrease": return nil
    default:
      guard !contains("."), !hasPrefix("scroll") else { return nil }
      return prefix(1).uppercased() + dropFirst()
    }
  }
}

/// Words of objects that stand beside each other, put together as they are seen.
struct WordRun {
  /// The words so far.
  private(set) var words = ""
  /// What was put together.
  private(set) var all: [String] = []
  private var endsTightly = false

  /// Adds the words of an object.
  ///
  /// - Parameters:
  ///   - part: The words.
  ///   - isInline: True for an object in a line of text, which only a space that is there keeps from the one ahead.
  ///   - spaces: Whether there is white space at its start and at its end.
  mutating func append(_ part: String, isInline: Bool, spaces: (start: Bool, end: Bool)) {
    guard !part.isEmpty else {
      endsTightly = endsTightly && isInline && !spaces.start
      return
    }
    let isTight = endsTightly && isInline && !spaces.start
    if !words.isEmpty, !isTight, let first = part.first, !".,;:!?)]…".contains(first) { words += " " }
    words += part
    all.append(part)
    endsTightly = isInline && !spaces.end
  }
}
