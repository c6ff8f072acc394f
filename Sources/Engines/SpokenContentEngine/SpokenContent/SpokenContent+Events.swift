import AccessibilityModel

extension SpokenContent {
  /// Takes in what the app did: what is typed is echoed, and what is read stays what is on the screen.
  public mutating func observe(_ event: Event, in tree: AccessibilityTree) -> [Effect] {
    switch event {
    case .changed(_, let diff):
      var effects = typing(diff, in: tree)
      repairSelection(in: tree)
      effects += repairReading(in: tree)
      return effects + shown(in: tree)
    case .answered(let id, let answer): return answered(id, answer, in: tree)
    case .notification: return []
    }
  }

  /// Keeps what is to be read true to the screen; what is being spoken is spoken to its end.
  ///
  /// - Complexity: O(n) for n elements while a screen is read.
  private mutating func repairReading(in tree: AccessibilityTree) -> [Effect] {
    guard let reading, !reading.asksForMore, let current = reading.current else { return [] }
    let present = tree[current.text.element].flatMap { ReadableText($0) }
    let isChanged = present?.text != current.text.text
    self.reading?.isOnScreen = !isChanged
    if isChanged, reading.isOnScreen { self.reading?.rules.append(options.changedText.rule) }
    if isChanged, options.changedText == .cut, reading.kind != .screen { return stop(in: tree) }
    if let present, !isChanged { self.reading?.passages[reading.passage].text = present }
    guard reading.kind == .screen else { return [] }
    let content = tree.primaryContent(options.images)
    let isLeft = !content.contains { text in
      text.element == current.text.element || reading.passages.contains { $0.text.element == text.element }
    }
    if isLeft, !reading.rules.contains(options.leftScreen.rule) {
      self.reading?.rules.append(options.leftScreen.rule)
    }
    guard !isLeft else { return options.leftScreen == .stops ? stop(in: tree) : [] }
    let known = Set(reading.spoken)
    let start =
      content.lastIndex { $0.element == current.text.element }.map { $0 + 1 }
      ?? content.lastIndex { known.contains($0.element) }.map { $0 + 1 } ?? 0
    let rest = content[start...].filter { !known.contains($0.element) }.map(Passage.init)
    let before = Array(self.reading?.passages[...reading.passage] ?? [])
    if Array(reading.passages[(reading.passage + 1)...]) != rest { self.reading?.passages = before + rest }
    return []
  }
}
