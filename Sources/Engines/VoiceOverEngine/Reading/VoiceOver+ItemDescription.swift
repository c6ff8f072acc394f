import AccessibilityModel

extension VoiceOver {
  /// Says the element under the cursor again, whole.
  ///
  /// - Source: Behaviour 1.3
  func describe(in tree: AccessibilityTree) -> [Effect] {
    guard let cursor else { return boundary }
    let words = composer.composition(of: cursor, in: tree, from: cursor).utterance
    return words.isEmpty ? boundary : [.speak(words.withoutPauses, interrupts: true)]
  }

  /// Says what the element under the cursor is for.
  ///
  /// - Source: Behaviour 1.3
  func hint(in tree: AccessibilityTree) -> [Effect] {
    guard let element = cursor.flatMap({ tree[$0] }) else { return boundary }
    let words = composer.hint(of: element).withoutPauses
    return words.isEmpty ? boundary : [.speak(words, interrupts: true)]
  }

  /// Says where the element stands among others: what is scrolled away does not count as on the screen.
  ///
  /// - Source: Behaviour 1.2 (item summary)
  func summary(in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let element = tree[cursor] else { return boundary }
    var builder = UtteranceBuilder(phrases: composer.phrases)
    let row = tree.lazyPlaces(of: cursor).first.flatMap { place in
      place.row.map { (index: $0 + 1, count: place.rows.count) }
    }
    if let row {
      builder.add(.summaryRow, ["index": "\(row.index)", "count": "\(row.count)"], of: cursor)
    }
    let place = Place(of: element, in: tree) { _ in false }
    if let position = element.position ?? place.tab {
      builder.add(
        .position, ["index": "\(position.index)", "count": "\(position.count)"], of: cursor)
    }
    let stops = tree.visibleStops
    if let index = stops.firstIndex(of: cursor) {
      builder.add(.summaryItem, ["index": "\(index + 1)", "count": "\(stops.count)"], of: cursor)
    }
    switch tree.visibility(of: cursor) {
    case .whole: builder.add(.onScreen, of: cursor)
    case .part: builder.add(.partlyOnScreen, of: cursor)
    case .some(.none): builder.add(.offScreen, of: cursor)
    case nil: break
    }
    return [.speak(builder.utterance(), interrupts: true)]
  }

  /// Says once more what was said last.
  ///
  /// - Source: Behaviour 2
  func repeatSpeech() -> [Effect] {
    guard var words = lastSpeech else { return boundary }
    for index in words.segments.indices { words.segments[index].element = nil }
    return [.speak(words, interrupts: true)]
  }

  /// Puts what was said last where it can be pasted.
  ///
  /// - Source: Behaviour 1.2
  func copySpeech() -> [Effect] {
    guard let text = lastSpeech?.text else { return boundary }
    return [.system(.copy(text)), .speak(composer.phrase(.copied, of: nil), interrupts: true)]
  }

  /// Goes to an element of a kind: along a rotor of the app's own where one takes the search's place.
  mutating func jump(
    _ search: RotorSearch, _ direction: Direction, in tree: AccessibilityTree
  ) -> [Effect] {
    if let app = appRotors(in: tree).first(where: { $0.entry == .search(search) }) {
      if app.descriptor.isSearched {
        return self.search(app.descriptor, of: app.owner, direction, in: tree)
      }
      return follow(app.descriptor, direction, in: tree)
    }
    return find(search, direction, in: tree)
  }
}

extension Utterance {
  /// The utterance without silences before its parts.
  var withoutPauses: Utterance {
    Utterance(
      segments.map { segment in
        var segment = segment
        segment.pause = .zero
        return segment
      })
  }
}
