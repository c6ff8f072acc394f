import AccessibilityModel

extension CombinePolicy {
  /// What can be done with the parts: a lone control stays the activation, several become named actions.
  ///
  /// - Source: Behaviour 3.3.1
  func mergeActions(
    of parts: [DescribedElement], _ acting: [DescribedElement], into result: inout DescribedElement
  ) {
    var promoted: [Handlers.Action] = []
    if acting.count == 1, let only = acting.first {
      promoted = adopt(only, into: &result)
    } else if acting.isEmpty {
      adoptTap(of: parts, into: &result)
    } else {
      promoted = acting.compactMap(Self.namedAction)
    }
    let declared = distinct(parts.flatMap(\.handlers.actions), into: &result)
    if !promoted.isEmpty, !declared.isEmpty { result.note([promotedActions.rule]) }
    result.handlers.actions = promotedActions == .first ? promoted + declared : declared + promoted

    let adjustable = parts.filter(\.isAdjustable)
    if adjustable.count == 1, let only = adjustable.first {
      result.handlers.increment = only.handlers.increment
      result.handlers.decrement = only.handlers.decrement
    }
    result.handlers.escape = Self.first(parts, \.escape)
    result.handlers.magicTap = Self.first(parts, \.magicTap)
    result.handlers.scroll = parts.lazy.compactMap(\.handlers.scroll).first
    result.handlers.zoom = parts.lazy.compactMap(\.handlers.zoom).first
    result.handlers.longPress = Self.first(parts, \.longPress)
  }

  /// The parts that act, of those with one activation from one modifier around them the first.
  ///
  /// - Source: Behaviour 10.19
  func distinct(_ acting: [DescribedElement], into result: inout DescribedElement) -> [DescribedElement] {
    var sources: Set<ObjectIdentifier> = []
    let first = acting.filter { $0.handlers.activateSource.map { sources.insert($0).inserted } ?? true }
    guard first.count < acting.count else { return acting }
    result.note([sharedActions.rule])
    return sharedActions == .once ? first : acting
  }

  /// The actions of parts, one from a modifier around several of them once.
  private func distinct(_ actions: [Handlers.Action], into result: inout DescribedElement) -> [Handlers
    .Action]
  {
    var sources: Set<ObjectIdentifier> = []
    let first = actions.filter { $0.source.map { sources.insert($0).inserted } ?? true }
    guard first.count < actions.count else { return actions }
    result.note([sharedActions.rule])
    return sharedActions == .once ? first : actions
  }

  private typealias Handler = @MainActor () -> Void

  private static func first(_ parts: [DescribedElement], _ path: KeyPath<Handlers, Handler?>) -> Handler? {
    parts.lazy.compactMap { $0.handlers[keyPath: path] }.first
  }

  /// Takes over the only control; answers the action that it becomes, where it does.
  private func adopt(_ only: DescribedElement, into result: inout DescribedElement) -> [Handlers.Action] {
    result.element.expanded = only.element.expanded
    let named = Self.namedAction(only)
    if named != nil { result.note([singleButton.rule]) }
    guard named == nil || singleButton == .defaultAction else { return [named].compactMap(\.self) }
    result.handlers.activate = only.handlers.activate
    result.element.activationPoint = only.element.effectiveActivationPoint
    return []
  }

  /// A lone part that takes taps keeps them: it is where the element is activated.
  private func adoptTap(of parts: [DescribedElement], into result: inout DescribedElement) {
    let tapped = parts.filter { $0.element.hasExplicitInteraction && $0.element.respondsToUserInteraction }
    guard let first = tapped.first else { return }
    result.element.respondsToUserInteraction = true
    if tapped.count == 1 { result.element.activationPoint = first.element.effectiveActivationPoint }
  }

  private static func namedAction(_ described: DescribedElement) -> Handlers.Action? {
    guard let activate = described.handlers.activate, let name = described.element.label, !name.isBlank
    else { return nil }
    return Handlers.Action(name: name, category: .standard, perform: activate)
  }
}
