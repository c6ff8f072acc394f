import AccessibilityModel

extension VoiceOver {
  /// Goes to the next or the previous place of a rotor that the app offers.
  ///
  /// From a place of the rotor the way leads to the one beside it, from elsewhere to the first that is met.
  /// Behind the last link of a text come the links of other elements.
  /// - Complexity: O(entries), O(n) from elsewhere.
  /// - Source: Behaviour 1.4.3 C1, C4, 10.3
  mutating func follow(
    _ rotor: RotorDescriptor, _ direction: Direction, in tree: AccessibilityTree
  ) -> [Effect] {
    let places = rotor.entries.indices.filter { index in
      rotor.entries[index].element.map { isLive($0, in: tree) } ?? false
    }
    guard let index = place(direction, among: places, of: rotor, in: tree),
      let id = rotor.entries[index].element
    else { return rotor.isLinks(of: cursor) ? find(.links, direction, in: tree) : boundary }
    let entry = rotor.entries[index]
    let words = tree[id].flatMap { self.words(of: entry, in: rotor.system, on: $0) }
    var effects: [Effect]
    if id == cursor, let words {
      effects = [.speak(words, interrupts: true)]
    } else {
      effects = arrive(at: id, in: tree, from: owesArrival ? nil : cursor, saying: words)
    }
    self.rotor.progress.place = index
    self.rotor.progress.range = entry.range
    return effects
  }

  /// Goes to an element that is a link, or to the link of a text that is met first.
  ///
  /// - Source: Behaviour 1.4.2, 10.3
  mutating func moveToLink(on id: ElementID, _ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    guard let element = tree[id], let links = element.rotors.first(where: { $0.isLinks(of: id) }),
      let index = direction == .next ? links.entries.indices.first : links.entries.indices.last,
      links.entries[index].label?.string != element.label?.string,
      let words = words(of: links.entries[index], in: .link, on: element)
    else { return move(to: id, in: tree) }
    let effects = arrive(at: id, in: tree, from: owesArrival ? nil : cursor, saying: words)
    rotor.progress.place = index
    rotor.progress.range = links.entries[index].range
    return effects
  }

  private func place(
    _ direction: Direction, among places: [Int], of rotor: RotorDescriptor, in tree: AccessibilityTree
  ) -> Int? {
    let ahead = direction == .next
    let here = places.filter { rotor.entries[$0].element == cursor }
    let isWhole = here.first.map { rotor.entries[$0].range == nil } ?? true
    if self.rotor.progress.place == nil, !isWhole, ahead { return here.first }
    if let current = self.rotor.progress.place ?? here.first {
      return ahead ? places.first { $0 > current } : places.last { $0 < current }
    }
    let wanted = Set(places.compactMap { rotor.entries[$0].element })
    var stop = cursor
    while let id = stop {
      stop = ahead ? tree.stop(after: id) : tree.stop(before: id)
      guard let stop, wanted.contains(stop) else { continue }
      let found = places.filter { rotor.entries[$0].element == stop }
      return ahead ? found.first : found.last
    }
    return nil
  }

  /// What is said of a place in place of its element; `nil` where the element is spoken.
  func words(
    of entry: RotorDescriptor.Entry, in system: RotorDescriptor.SystemKind?, on element: AccessibilityElement
  ) -> Utterance? {
    guard let words = place(entry, on: element) else { return nil }
    var builder = UtteranceBuilder(phrases: composer.phrases)
    builder.add(words.segments)
    if system == .link || system == .visitedLink { builder.add(.link, of: element.id) }
    return builder.utterance()
  }

  private func place(_ entry: RotorDescriptor.Entry, on element: AccessibilityElement) -> Utterance? {
    if let label = entry.label, !label.isBlank {
      return Utterance([Utterance.Segment(label, origin: .attribute(.rotors), element: element.id)])
    }
    guard let range = entry.range else { return nil }
    let (words, origin) = text(of: element)
    guard range.lowerBound >= 0, range.upperBound <= words.string.utf8.count, !range.isEmpty else {
      return nil
    }
    return Utterance([Utterance.Segment(words.slice(range), origin: origin, element: element.id)])
  }
}

extension RotorDescriptor {
  /// True where the places are the links in one element's own words.
  func isLinks(of element: ElementID?) -> Bool {
    system == .link && !isSearched && !entries.isEmpty && entries.allSatisfy { $0.element == element }
  }
}
