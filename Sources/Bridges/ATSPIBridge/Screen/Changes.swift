import AccessibilityModel

/// What is to be done because of what an application told.
struct Changes {
  /// Objects whose children have to be asked for.
  var children: Set<ObjectReference> = []
  /// Objects of which everything has to be asked for.
  var facts: Set<ObjectReference> = []
  /// What was told whole, in its order.
  var states: [(ObjectReference, (inout AccessibleObject) -> Void)] = []
  /// The object that keys go to now.
  var focused: ObjectReference?
  /// True where keys go to another window now.
  var isAnotherWindow = false
  /// Words to speak.
  var announcements: [Event] = []

  init(_ told: [EventQueue.Event]) {
    for one in told {
      switch one {
      case .children(let reference): children.insert(reference)
      case .facts(let reference): facts.insert(reference)
      case .name(let reference, let name): states.append((reference, { $0.name = name }))
      case .description(let reference, let text): states.append((reference, { $0.description = text }))
      case .state(let reference, let state, let isOn):
        states.append(
          (
            reference,
            { if isOn { $0.states.insert(state) } else { $0.states.remove(state) } }
          ))
        if state == .focused, isOn { focused = reference }
        if state == .active, isOn { isAnotherWindow = true }
        // What appears may never have been asked for.
        if state == .showing, isOn { children.insert(reference) }
      case .announcement(let text, let isUrgent):
        announcements.append(
          .notification(
            .announcement(SpokenText(text), priority: .high, queued: !isUrgent)))
      case .window: break
      }
    }
  }

  /// How many objects are concerned.
  var count: Int { children.count + facts.count }

  /// What lies around the objects whose words changed and may tell these words as its own.
  func surroundings(in table: ObjectTable) -> [ObjectReference] {
    var found: Set<ObjectReference> = []
    for reference in children.union(facts) {
      var current = table[reference]?.reference
      for _ in 0..<2 {
        guard let one = current, let object = table[one] else { break }
        if object.interfaces.contains(.text) { found.insert(one) }
        current = object.parent
      }
    }
    return Array(found)
  }
}
