import AccessibilityModel

extension SpokenContent {
  /// How often an element is brought nearer at most.
  private static let scrollLimit = 30
  /// How many rows are wanted at once of a list that makes them when they are wanted.
  private static let rowStep = 20

  /// Reads the screen from its top.
  ///
  /// - Source: Behaviour 7.1 SC2
  mutating func speakScreen(in tree: AccessibilityTree) -> [Effect] {
    isPanelCollapsed = false
    menu = nil
    let passages = tree.primaryContent(options.images).map(Passage.init)
    return begin(Reading(kind: .screen, passages: passages), in: tree)
  }

  /// Asks the app for what follows on the screen that was read; `nil` where nothing can follow.
  ///
  /// - Source: Behaviour 7.1 SC2
  mutating func requestForMore(in tree: AccessibilityTree) -> Request? {
    guard let last = reading?.spoken.last, let element = tree[last] else { return nil }
    let turnsPage = element.traits.contains(.causesPageTurn)
    let request: Request
    if turnsPage {
      request = self.request(.scroll(last, .next))
    } else if let (list, rows) = lazyRows(around: last, in: tree) {
      let first = rows.realized.upperBound
      request = self.request(.realize(list, first..<min(first + Self.rowStep, rows.count)))
    } else {
      return nil
    }
    asking = (request.id, turnsPage)
    return request
  }

  /// The list around an element that has more rows than are there.
  private func lazyRows(around id: ElementID, in tree: AccessibilityTree) -> (ElementID, LazyRows)? {
    guard tree.hasLazyRows else { return nil }
    for container in tree.ancestors(of: id) {
      if let rows = tree[container]?.rows, rows.countAfter > 0 { return (container, rows) }
    }
    return nil
  }

  /// Goes on once the app has answered: with what is new, or not at all.
  mutating func answered(_ id: Request.ID, _ answer: Answer, in tree: AccessibilityTree) -> [Effect] {
    if let pointing, pointing.request == id { return pointed(at: answer, in: tree) }
    if let scrolling, scrolling.request == id {
      self.scrolling = nil
      guard answer.isHandled else { return [] }
      return bringIntoSight(rest: scrolling.rest, in: tree)
    }
    guard let asking, asking.request == id else { return [] }
    self.asking = nil
    guard let reading, reading.asksForMore else { return [] }
    self.reading?.asksForMore = false
    guard answer.isHandled else { return ended(in: tree) }
    if asking.isForPage { self.reading?.spoken = [] }
    let content = tree.primaryContent(options.images)
    let known = Set(self.reading?.spoken ?? [])
    let start = content.lastIndex { known.contains($0.element) }.map { $0 + 1 } ?? 0
    let isSamePage = asking.isForPage && content == reading.passages.map(\.text)
    guard start < content.count, !isSamePage else { return ended(in: tree) }
    self.reading?.passages = content[start...].map(Passage.init)
    guard enterPassage(0, in: tree) else { return ended(in: tree) }
    return speakRest(interrupts: false, in: tree) + bringIntoSight(in: tree)
  }

  /// Has the app scroll to what is being read, a page at a time.
  mutating func bringIntoSight(rest: Int? = nil, in tree: AccessibilityTree) -> [Effect] {
    guard let reading, reading.kind == .screen, let id = reading.current?.text.element,
      let element = tree[id],
      tree.visibility(of: id) == AccessibilityTree.Visibility.none, !element.outline.isEmpty, scrolling == nil
    else { return [] }
    let rest = rest ?? Self.scrollLimit
    guard rest > 0 else { return [] }
    let window = tree.window(around: id) ?? tree.root.flatMap { tree[$0]?.frame } ?? .zero
    guard !window.isEmpty else { return [] }
    let direction: Request.ScrollDirection =
      element.outline.minY >= window.maxY
      ? .down
      : element.outline.maxY <= window.minY ? .up : element.outline.minX >= window.maxX ? .right : .left
    let request = request(.scroll(id, direction))
    scrolling = (request.id, id, rest - 1)
    return [.request(request)]
  }
}

extension Answer {
  /// True where the app did something.
  fileprivate var isHandled: Bool {
    switch self {
    case .handled, .range, .element: true
    default: false
    }
  }
}
