import AccessibilityModel

/// Something a person may want of a screen.
public enum EffortGoal: Hashable, Sendable {
  /// Use an element.
  case activate(ElementID)
  /// Perform one of its actions.
  case perform(ElementID, ElementAction.ID)
  /// Raise its value.
  case increment(ElementID)
  /// Lower its value.
  case decrement(ElementID)
  /// Hear what it is called.
  case hearName(ElementID)
  /// Hear one of its facts.
  case hearFact(ElementID, Int)

  /// The element it is about.
  public var element: ElementID {
    switch self {
    case .activate(let id), .perform(let id, _), .increment(let id), .decrement(let id), .hearName(let id),
      .hearFact(let id, _):
      id
    }
  }

  /// True for what is heard, and not done.
  public var isHearing: Bool {
    switch self {
    case .hearName, .hearFact: true
    case .activate, .perform, .increment, .decrement: false
    }
  }
}

extension Effect {
  /// What a person has got by it.
  func goals(in tree: AccessibilityTree) -> [EffortGoal] {
    switch self {
    case .request(let request):
      switch request.kind {
      case .activate(let id): return [.activate(id)]
      case .perform(let id, let action): return [.perform(id, action)]
      case .increment(let id): return [.increment(id)]
      case .decrement(let id): return [.decrement(id)]
      case .tap(let point): return tree.hitTest(point).map { [.activate($0)] } ?? []
      default: return []
      }
    case .speak(let utterance, _):
      return utterance.segments.compactMap { segment in
        guard let id = segment.element, segment.isSpoken else { return nil }
        switch segment.origin {
        case .customContent(let place): return .hearFact(id, place)
        case .attribute(.label), .attribute(.value): return .hearName(id)
        default: return nil
        }
      }
    default: return []
    }
  }

  /// True where the app may change because of it, so that what comes next is not known.
  var isAct: Bool {
    guard case .request(let request) = self else { return false }
    if case .focus = request.kind { return false }
    return true
  }
}
