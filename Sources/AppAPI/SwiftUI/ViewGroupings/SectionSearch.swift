/// Finds out from its type alone whether a view gives a number of rows that differs from element to element.
enum SectionSearch {
  /// True where a view is a section or a collection of its own, or several views with one among them.
  ///
  /// - Complexity: O(length of the type's name), at each step from a view to its body.
  @MainActor
  static func holdsRows<V: View>(_ type: V.Type) -> Bool {
    if let changed = type as? any ChangedView.Type { return changed.holdsRows }
    let name = String(reflecting: type)
    if name.hasPrefix("SwiftUI.") { return holdsRows(named: name[...]) }
    guard V.Body.self != Never.self else { return false }
    return holdsRows(V.Body.self)
  }

  /// What stands between a list and its rows without making rows of its own.
  private static let transparent: Set<Substring> = [
    "SwiftUI.TupleView", "SwiftUI.Group", "SwiftUI._ConditionalContent", "SwiftUI.ConditionalContent",
    "Swift.Optional", "Pack",
  ]

  private static func holdsRows(named name: Substring) -> Bool {
    let base = name.prefix { !"<({".contains($0) }
    if base == "SwiftUI.Section" || base == "SwiftUI.ForEach" { return true }
    let parts = arguments(of: name.dropFirst(base.count))
    if base == "SwiftUI.ModifiedContent" { return parts.first.map { holdsRows(named: $0) } ?? false }
    guard base.isEmpty || transparent.contains(base) else { return false }
    return parts.contains { holdsRows(named: $0) }
  }

  /// The parts of a list in brackets.
  private static func arguments(of list: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = list.index(list.startIndex, offsetBy: min(1, list.count))
    for index in list.indices {
      let character = list[index]
      if "<({".contains(character) { depth += 1 }
      let isArrow = character == ">" && index > list.startIndex && list[list.index(before: index)] == "-"
      if ">)}".contains(character), !isArrow { depth -= 1 }
      guard depth == 0 || (depth == 1 && character == ",") else { continue }
      let part = list[start..<index]
      parts.append(part.first == " " ? part.dropFirst() : part)
      start = list.index(after: index)
      if depth == 0 { break }
    }
    return parts
  }
}

/// A view that is another one with a change.
@MainActor
private protocol ChangedView {
  static var holdsRows: Bool { get }
}

extension IdentifiedView: ChangedView {
  fileprivate static var holdsRows: Bool { SectionSearch.holdsRows(Content.self) }
}

extension ModifiedContent: ChangedView where Content: View, Modifier: ViewModifier {
  fileprivate static var holdsRows: Bool { SectionSearch.holdsRows(Content.self) }
}
