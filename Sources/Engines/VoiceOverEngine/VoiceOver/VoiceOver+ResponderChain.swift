import AccessibilityModel

extension VoiceOver {
  /// What a person does that the app takes from the element under the cursor outwards.
  enum ResponderChainRequest: Hashable, Sendable {
    case longPress
    case escape
    case magicTap
    case scroll(Request.ScrollDirection)
    case zoom(Request.ZoomDirection)
  }

  /// Asks the app to do something, and minds what comes of it.
  ///
  /// - Source: Behaviour 1.9
  mutating func ask(_ responderChainRequest: ResponderChainRequest, in tree: AccessibilityTree) -> [Effect] {
    let kind: Request.Kind
    switch responderChainRequest {
    case .escape: kind = .escape(cursor)
    case .magicTap: kind = .magicTap(cursor)
    case .longPress:
      guard let cursor else { return boundary }
      kind = .longPress(cursor)
    case .scroll(let direction):
      guard let cursor else { return boundary }
      kind = .scroll(cursor, direction)
    case .zoom(let direction):
      guard let cursor else { return boundary }
      kind = .zoom(cursor, direction)
    }
    let request = request(kind)
    responderChainRequests[request.id] = responderChainRequest
    return [.request(request)]
  }

  /// Magnifies what the element shows, or shows more of it at once.
  ///
  /// - Source: Behaviour 1.4.2, 1.9 (zoom)
  mutating func zoom(_ direction: Request.ZoomDirection, in tree: AccessibilityTree) -> [Effect] {
    guard let element = cursor.flatMap({ tree[$0] }), element.traits.contains(.supportsZoom) else {
      return boundary
    }
    return ask(.zoom(direction), in: tree)
  }

  /// What follows from how the app took a request.
  ///
  /// - Source: Behaviour 1.9
  mutating func answered(_ responderChainRequest: ResponderChainRequest, _ answer: Answer) -> [Effect] {
    if case .handled = answer { return [] }
    guard responderChainRequest == .magicTap, case .declined = answer else { return boundary }
    return [.system(activity.magicTap)]
  }

  /// Says where the content was scrolled to; the same words again tell that it goes no further.
  ///
  /// - Source: Behaviour 1.9 (scroll status), 1.11 (page scrolled)
  mutating func scrolled(_ status: SpokenText, in tree: AccessibilityTree) -> [Effect] {
    defer { scrollStatus = status }
    let around = cursor.map { tree.ancestors(of: $0).flatMap(tree.rules) } ?? []
    let rules = around.filter { $0.name == Self.statusRule }
    if status == scrollStatus { return boundary + notice(status, rules) }
    return heard([.sound(.pageScrolled)]) + notice(status, rules)
  }

  /// The rule of the app's side by which a scrolled list words its status.
  private static let statusRule = "scroll.status"
}
