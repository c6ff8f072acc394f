extension ProvidedObject {
  /// What clients are told where an object has become another one.
  func changes(to newer: ProvidedObject) -> [ProvidedEvent] {
    guard self != newer else { return [] }
    var signals: [ProvidedSignal] = []
    func property(_ name: String, _ payload: ProvidedSignal.Payload) {
      signals.append(ProvidedSignal("PropertyChange", "accessible-\(name)", of: id, 0, 0, payload))
    }
    if role != newer.role { property("role", .role(newer.role)) }
    if name != newer.name { property("name", .words(newer.name)) }
    if description != newer.description { property("description", .words(newer.description)) }
    if help != newer.help { property("help-text", .words(newer.help)) }
    if value?.current != newer.value?.current || value?.words != newer.value?.words,
      let current = newer.value?.current
    {
      property("value", .number(current))
    }
    signals += stateChanges(to: newer)
    signals += textChanges(to: newer)
    if attributes != newer.attributes { signals.append(ProvidedSignal("AttributesChanged", of: id)) }
    if frame != newer.frame {
      signals.append(ProvidedSignal("BoundsChanged", of: id, 0, 0, .frame(newer.frame)))
    }
    return signals.map(ProvidedEvent.signal)
  }

  /// The focus is told apart, as it comes last.
  private func stateChanges(to newer: ProvidedObject) -> [ProvidedSignal] {
    let changed = states.symmetricDifference(newer.states).subtracting(.focused)
    guard !changed.isEmpty else { return [] }
    return ProvidedStates.names.filter { changed.contains($0.state) }.map { state, name in
      ProvidedSignal("StateChanged", name, of: id, newer.states.contains(state) ? 1 : 0)
    }
  }

  private func textChanges(to newer: ProvidedObject) -> [ProvidedSignal] {
    guard let text, let other = newer.text, text != other else { return [] }
    var signals: [ProvidedSignal] = []
    if let (start, removed, inserted) = text.difference(to: other) {
      for (detail, words) in [("delete", removed), ("insert", inserted)] where !words.isEmpty {
        let count = words.unicodeScalars.count
        signals.append(ProvidedSignal("TextChanged", detail, of: id, start, count, .words(words)))
      }
    }
    if text.caret != other.caret { signals.append(ProvidedSignal("TextCaretMoved", of: id, other.caret)) }
    if text.selection != other.selection { signals.append(ProvidedSignal("TextSelectionChanged", of: id)) }
    return signals
  }
}
