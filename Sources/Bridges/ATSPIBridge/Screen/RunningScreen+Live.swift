import AccessibilityModel

/// What a region says whose changes are told.
struct LiveRegion: Sendable {
  /// All of its words.
  var words: String
  /// The words of each object in it that has some, by its place in the table.
  var parts: [(slot: Int, words: String)]
}

extension RunningScreen {
  /// What regions say whose changes are told.
  func currentLiveWords() -> [Int: LiveRegion] {
    let builder = ScreenBuilder(table, of: application)
    var regions: [Int: LiveRegion] = [:]
    for reference in table.references {
      guard let object = table[reference], object.live != nil, !isInLiveRegion(object) else { continue }
      let isShown = object.states.contains(.showing) || object.states.contains(.visible)
      let parts = isShown ? builder.parts(of: object) : []
      regions[object.slot] = LiveRegion(
        words: isShown ? builder.innerWords(orName: object) : "", parts: parts)
    }
    return regions
  }

  /// What changed in regions whose changes are spoken: all of a region that says so, else what came or is otherwise.
  ///
  /// - Source: WAI-ARIA 1.2, `aria-live`, `aria-atomic`, `aria-relevant`
  func liveAnnouncements() -> [Event] {
    let current = currentLiveWords()
    defer { liveWords = current }
    var events: [Event] = []
    for (slot, region) in current.sorted(by: { $0.key < $1.key }) {
      let before = liveWords[slot]
      guard before?.words ?? "" != region.words, let object = table[slot: slot] else { continue }
      let known = Dictionary((before?.parts ?? []).map { ($0.slot, $0.words) }) { first, _ in first }
      let changed = region.parts.filter { known[$0.slot] != $0.words }.map(\.words)
      let words = object.isAtomic || region.parts.isEmpty ? region.words : changed.joined(separator: " ")
      guard !words.isEmpty, !object.isAtomic || !changed.isEmpty || region.parts.isEmpty else { continue }
      let isUrgent = object.live == "assertive"
      events.append(
        .notification(.announcement(SpokenText(words), priority: .high, queued: !isUrgent)))
    }
    return events
  }

  /// True for a part of a region, which the region tells.
  private func isInLiveRegion(_ object: AccessibleObject) -> Bool {
    guard !object.isLiveRoot else { return false }
    var current = object.parent
    for _ in 0..<64 {
      guard let around = current.flatMap({ table[$0] }) else { return false }
      if around.live != nil { return true }
      current = around.parent
    }
    return false
  }
}

extension AccessibleObject {
  /// True where it says itself that its changes are told.
  fileprivate var isLiveRoot: Bool { role == Role.alert || details?.attributes["live"] != nil }

  /// True where a change is told by all the words of the region.
  fileprivate var isAtomic: Bool {
    let attributes = details?.attributes
    return (attributes?["atomic"] ?? attributes?["container-atomic"]) == "true"
  }
}
