import AccessibilityModel

extension AccessibleObject {
  /// What is so of it and has no attribute of its own, in short words.
  var remarks: [String] {
    let attributes = details?.attributes ?? [:]
    var remarks: [String] = []
    if states.contains(.readOnly), RoleEntry[role].value == .text { remarks.append("read-only") }
    if states.contains(.visited), role == Role.link { remarks.append("visited") }
    if let current = attributes["current"], current != "false" {
      remarks.append(current == "true" ? "current" : "current \(current)")
    }
    if let order = attributes["sort"], ["ascending", "descending"].contains(order) {
      remarks.append("sorted \(order)")
    }
    if let kind = attributes["roledescription"], !kind.isEmpty, !isUnnamedImage { remarks.append(kind) }
    if [Role.treeItem, Role.tableRow].contains(role), let level = attributes["level"] {
      remarks.append("level \(level)")
    }
    return remarks
  }

  /// Which one of how many it is, where it tells; `nil` where it does not.
  var position: PositionInGroup? {
    guard let index = (details?.attributes["posinset"]).flatMap({ Int($0) }), index > 0,
      let count = (details?.attributes["setsize"]).flatMap({ Int($0) }), count >= index
    else { return nil }
    return PositionInGroup(index: index, count: count)
  }

  /// True for a button that only shows and hides something, which is not on or off.
  var isDisclosure: Bool {
    states.contains(.expandable) && states.isDisjoint(with: [.checkable, .pressed, .checked])
  }

  /// True for a picture that nobody named, where the browser asks for it to be said.
  var isUnnamedImage: Bool {
    RoleEntry[role].traits == .image && details?.attributes["roledescription"] != nil
  }

  /// True for words that stand in a line with others, as those that are set in bold.
  var isInline: Bool { role == Role.statics || Self.inlineRoles.contains(role) }

  /// True for words that were taken out or put in.
  var isChange: Bool { role == Role.deletion || role == Role.insertion }

  /// True where the name of an object stands beside the words in it, not in their place.
  var isNamedAround: Bool {
    if role == Role.statics { return !children.isEmpty }
    guard role != Role.tableRow else { return false }
    return [.view, .container].contains(RoleEntry[role].kind)
  }

  /// Subscript, superscript, deletion, insertion, mark and suggestion.
  private static let inlineRoles: Set<Int> = [119, 120, 125, 126, 127, 128]
}
