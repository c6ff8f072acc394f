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

extension [String] {
  /// The words in a line, without a space ahead of what closes a sentence.
  var joinedAsSentence: String {
    var result = ""
    for part in self where !part.isEmpty {
      if !result.isEmpty, let first = part.first, !".,;:!?)]…".contains(first) { result += " " }
      result += part
    }
    return result
  }
}
