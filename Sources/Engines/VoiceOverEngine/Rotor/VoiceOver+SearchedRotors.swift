import AccessibilityModel

extension VoiceOver {
  /// Asks the app for the next or the previous place of a rotor that it searches itself.
  ///
  /// - Source: Behaviour 1.4.3 C1
  mutating func search(
    _ descriptor: RotorDescriptor, of owner: ElementID, _ direction: Direction, in tree: AccessibilityTree
  ) -> [Effect] {
    guard let index = tree[owner]?.rotors.firstIndex(of: descriptor) else { return boundary }
    let search = Request.RotorSearch(
      rotor: index, current: cursor, range: rotor.progress.range, isForward: direction == .next)
    let request = request(.searchRotor(owner, search))
    rotor.search = request.id
    rotor.searchedKind = descriptor.system
    return [.request(request)]
  }

  /// Goes to the place that the app found; the end of the rotor is a boundary.
  ///
  /// - Source: Behaviour 1.4.3 C1, C4
  mutating func searched(_ answer: Answer, in tree: AccessibilityTree) -> [Effect] {
    rotor.search = nil
    let system = rotor.searchedKind
    guard case .place(let entry) = answer, let id = entry.element, isLive(id, in: tree) else {
      return boundary
    }
    let words = tree[id].flatMap { self.words(of: entry, in: system, on: $0) }
    let effects: [Effect]
    if id == cursor, let words {
      effects = [.speak(words, interrupts: true)]
    } else {
      effects = arrive(at: id, in: tree, from: owesArrival ? nil : cursor, saying: words)
    }
    rotor.progress.range = entry.range
    return effects
  }
}
