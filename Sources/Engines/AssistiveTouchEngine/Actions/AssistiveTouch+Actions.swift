import AccessibilityModel

extension AssistiveTouch {
  /// Does what is assigned.
  mutating func perform(_ action: AssistiveAction, in tree: AccessibilityTree) -> [Effect] {
    switch action {
    case .gesture(let name): return play(name, in: tree)
    case .function(let function): return perform(function, in: tree)
    }
  }

  private mutating func perform(_ function: AssistiveFunction, in tree: AccessibilityTree) -> [Effect] {
    if let kind = AssistiveTouchMenu.Kind(function) {
      menu = menu?.kind == kind ? nil : makeMenu(kind)
      return []
    }
    menu = nil
    if let action = function.systemAction { return [.system(action)] }
    let isOn = !turnedOn.contains(function)
    if let action = function.systemAction(turningOn: isOn, called: words(function)) {
      if isOn { turnedOn.insert(function) } else { turnedOn.remove(function) }
      return [.system(action)]
    }
    if function.isTouch {
      armed = .function(function)
      return []
    }
    switch function {
    case .pauseDwell:
      isDwellPaused.toggle()
      notice = phrases(isDwellPaused ? .dwellPaused : .dwellResumed)
      return []
    case .zoomIn: return zoom(.in, in: tree)
    case .zoomOut: return zoom(.out, in: tree)
    default: return scroll(function, in: tree)
    }
  }

  private mutating func zoom(_ direction: Request.ZoomDirection, in tree: AccessibilityTree) -> [Effect] {
    guard let element = tree.hitTest(place(in: tree)) else {
      notice = phrases(.nothingHere)
      return []
    }
    return [request(.zoom(element, direction))]
  }

  /// What people call a function.
  func words(_ function: AssistiveFunction) -> String { functionPhrases(function) }

  /// What people call an action.
  func words(_ action: AssistiveAction) -> String {
    switch action {
    case .function(let function): words(function)
    case .gesture(let name): name
    }
  }
}
