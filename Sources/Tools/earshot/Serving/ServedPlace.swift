import AccessibilityModel
import EarshotSession
import VoiceOverEngine

/// Where a person was on a screen, and what was heard of it, kept while a file is saved.
struct ServedPlace: Sendable {
  private let cursor: (id: ElementID, label: String, number: Int)?
  private let heard: [String]

  /// Notes where the cursor of a session is.
  init(_ session: Session) async {
    let tree = await session.tree
    let id = await session.technology(VoiceOver.self)?.cursor
    cursor = id.map { id in
      (id, tree[id]?.label?.string ?? "", Array(tree.stops).firstIndex(of: id) ?? 0)
    }
    heard = await Self.heard(in: session)
  }

  /// What is heard at each stop.
  private static func heard(in session: Session) async -> [String] {
    await session.overlay(.order)?.marks.map(\.label) ?? []
  }

  /// What is heard otherwise on another screen.
  func changes(to session: Session) async -> [String] {
    let now = await Self.heard(in: session)
    let old = ScreenBaseline([ScreenBaseline.Screen(name: "", lines: heard)])
    let texts = old.changes(to: ScreenBaseline([ScreenBaseline.Screen(name: "", lines: now)]))
    let lines = texts.flatMap { $0.split(separator: "\n").map(String.init) }
    return lines.filter { $0.hasPrefix("  ") }.map { $0.trimmingPrefix(while: \.isWhitespace).description }
  }

  /// Moves the cursor to where it was: the stop of that name, else the one at that place.
  ///
  /// - Returns: What happened; `nil` where the screen has no stop, or the cursor was nowhere.
  /// - Throws: What the app throws.
  func resume(in session: Session) async throws -> [SessionRecord]? {
    guard let cursor else { return nil }
    let tree = await session.tree
    let stops = Array(tree.stops)
    let named = stops.filter { tree[$0]?.label?.string == cursor.label }
    let near = named.min { distance($0, stops) < distance($1, stops) }
    guard let target = near ?? (stops.isEmpty ? nil : stops[min(cursor.number, stops.count - 1)]),
      await session.technology(VoiceOver.self)?.cursor != target
    else { return nil }
    return try await session.send(.select(target), to: VoiceOver.self)
  }

  private func distance(_ id: ElementID, _ stops: [ElementID]) -> Int {
    abs((stops.firstIndex(of: id) ?? 0) - (cursor?.number ?? 0))
  }
}
