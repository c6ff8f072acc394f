import AccessibilityModel
import VoiceControlEngine

/// What the prices of a screen tell about barriers on it.
struct AccessFindings {
  let tree: AccessibilityTree
  let prices: [EffortTechnology: [EffortGoal: EffortPrice]]
  let usable: [AccessibilityElement]
  /// Technologies of which not everything is known.
  let cut: [EffortTechnology]

  init(
    _ tree: AccessibilityTree, _ prices: [EffortTechnology: [EffortGoal: EffortPrice]],
    cut: [EffortTechnology]
  ) {
    self.tree = tree
    self.prices = prices
    self.cut = cut
    usable = tree.usableStops(offScreen: true)
  }

  /// Elements whose activation meets nothing, or something else.
  ///
  /// - Source: Behaviour 3.3.1, 4.1 V6
  func activations() -> [AccessBarrier] {
    usable.compactMap { element in
      let name = tree.name(of: .activate(element.id))
      let own = element.label?.string ?? name
      let point = element.effectiveActivationPoint
      switch element.activationHit {
      case .nothing:
        let met = element.metByTap ?? ""
        let actions = element.actions.map { "\"\($0.name.string)\"" }.joined(separator: " and ")
        let rest = actions.isEmpty ? "" : " Its actions \(actions) are reached by a list of actions alone."
        return barrier(
          .ghostActivation, [element.id],
          "\"\(own)\" says that it can be activated, and a tap at \(Self.text(point)) meets \(met).\(rest)"
            + " Leave its buttons elements of their own, or give it a default action.",
          .activate(element.id))
      case .part(let part):
        return barrier(
          .otherActivation, [element.id],
          "Activating \"\(own)\" uses its part \"\(part.string)\", which lies at \(Self.text(point))."
            + " Give it a default action of its own.", .activate(element.id))
      case nil: break
      }
      guard element.canBeActivated, !element.outline.isEmpty else { return nil }
      if !element.outline.contains(point), element.path == nil {
        return barrier(
          .otherActivation, [element.id],
          "A tap on \"\(own)\" lands at \(Self.text(point)), outside of it. Correct its activation point.",
          .activate(element.id))
      }
      guard let over = cover(of: element, at: point) else { return nil }
      return barrier(
        .otherActivation, [element.id, over.id],
        "\"\(over.label?.string ?? "something")\" lies over \"\(own)\" where it is tapped, at \(Self.text(point))."
          + " Move one of the two, or the activation point.", .activate(element.id))
    }
  }

  /// Another control that lies over an element where it is tapped: smaller, and read later.
  private func cover(of element: AccessibilityElement, at point: Point) -> AccessibilityElement? {
    guard let hit = tree.hitTest(point), hit != element.id, let over = tree[hit], over.isUsable,
      over.canBeActivated
    else { return nil }
    let (own, other) = (element.outline.size, over.outline.size)
    return other.width * other.height < own.width * own.height ? over : nil
  }

  /// What one technology can do and another cannot.
  func unreachable() -> [AccessBarrier] {
    var barriers: [AccessBarrier] = []
    let seen = Set(tree.usableStops().map(\.id))
    let known = Set(usable.map(\.id))
    for goal in tree.allActs() {
      if known.contains(goal.element), !seen.contains(goal.element) { continue }
      // Who types into a field has reached it.
      if goal == .activate(goal.element), tree[goal.element]?.traits.contains(.isEditing) == true { continue }
      let able = EffortTechnology.usual.filter { prices[$0]?[goal] != nil }
      let unable = EffortTechnology.usual.filter { prices[$0]?[goal] == nil && !cut.contains($0) }
      guard let first = able.first, !unable.isEmpty, let price = prices[first]?[goal] else { continue }
      let names = unable.map(\.rawValue).joined(separator: ", ")
      barriers.append(
        AccessBarrier(
          kind: .unreachable, elements: [goal.element], subject: "\(tree.name(of: goal)) in \(names)",
          message: "\"\(tree.name(of: goal))\" is out of reach in \(names). \(advice(goal))",
          technology: first, steps: price.asScript(in: first).steps,
          location: tree[goal.element]?.sourceLocation)
      )
    }
    return barriers
  }

  private func advice(_ goal: EffortGoal) -> String {
    guard let element = tree[goal.element] else { return "" }
    if element.hasExplicitInteraction, !element.respondsToUserInteraction {
      return "It is marked as not responding to people; take that back."
    }
    if !element.isUsable { return "Say that it responds to people, or give it the trait of a button." }
    return "Give it a name, and a place on the screen."
  }

  /// Modal parts in which nothing can be used, so that nothing but the escape gesture leads out.
  func closed() -> [AccessBarrier] {
    guard let root = tree.root, usable.isEmpty, let first = tree.firstStop else { return [] }
    guard let modal = tree.subtree(of: root).first(where: { tree[$0]?.isModal == true }) else { return [] }
    let name = tree[modal]?.label?.string ?? tree[first]?.label?.string ?? "a modal part"
    return [
      AccessBarrier(
        kind: .trap, elements: [modal], subject: name,
        message: "\"\(name)\" covers the screen and has nothing to leave it by. Add a button that closes it.",
        technology: .voiceOver, steps: [], location: tree[modal]?.sourceLocation)
    ]
  }

  /// What can be used and has no name.
  func nameless() -> [AccessBarrier] {
    var barriers: [AccessBarrier] = []
    for element in usable {
      if !isNamed(element) {
        let goal = EffortGoal.activate(element.id)
        barriers.append(
          barrier(
            .namelessControl, [element.id],
            "A control at \(Self.text(element.outline.origin)) has no name. Give it a label.", goal))
      }
      for action in element.actions where action.name.isBlank {
        barriers.append(
          barrier(
            .namelessAction, [element.id],
            "An action of \"\(element.label?.string ?? "an element")\" has no name and is offered nowhere. Name it.",
            .hearName(element.id)))
      }
    }
    return barriers
  }

  /// True where something tells which control it is: a name, a field's placeholder, or a value in words.
  ///
  /// Parts of one control of the system, such as the wheels of a date, are told by any of them that has words.
  private func isNamed(_ element: AccessibilityElement) -> Bool {
    let names = [element.label].compactMap(\.self) + element.inputLabels
    if !names.allSatisfy(\.isBlank) || hasWordsAsValue(element) { return true }
    guard element.value?.isBlank == false, let place = element.sourceLocation else { return false }
    return usable.contains { $0.sourceLocation == place && $0.label == nil && hasWordsAsValue($0) }
  }

  private func hasWordsAsValue(_ element: AccessibilityElement) -> Bool {
    guard let value = element.value, !value.isBlank else { return false }
    let isField = !element.traits.isDisjoint(with: [.textEntry, .secureTextEntry, .textArea, .searchField])
    return isField || element.expanded != nil || value.string.contains(where: \.isLetter)
  }

  /// Controls that are called the same, so that a name leaves open which one is meant.
  func equalNames(_ options: VoiceControlOptions) -> [AccessBarrier] {
    var order: [String] = []
    var groups: [String: [AccessibilityElement]] = [:]
    for element in tree.usableStops() {
      let spoken = element.inputLabels.first { !$0.isBlank } ?? element.label
      let name = FoldedWords(spoken?.string ?? "").text
      guard !name.isEmpty else { continue }
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(element)
    }
    return order.compactMap { name in
      guard let group = groups[name], group.count > 1, let first = group.first else { return nil }
      return AccessBarrier(
        kind: .equalNames, elements: group.map(\.id), subject: first.label?.string ?? name,
        message:
          "\(group.count) controls are called \"\(first.label?.string ?? name)\". Tell them apart by input labels.",
        technology: .voiceControl, steps: ["say \"\(name)\""], location: first.sourceLocation)
    }
  }

  private func barrier(
    _ kind: AccessBarrier.Kind, _ elements: [ElementID], _ message: String, _ goal: EffortGoal
  ) -> AccessBarrier {
    let known = [EffortTechnology.voiceControl, .voiceOver, .keyboard, .switchControl]
    let technology = known.first { prices[$0]?[goal] != nil } ?? .voiceOver
    let steps = prices[technology]?[goal]?.asScript(in: technology).steps ?? []
    let location = elements.first.flatMap { tree[$0]?.sourceLocation }
    return AccessBarrier(
      kind: kind, elements: elements, subject: elements.first.map(subject) ?? "", message: message,
      technology: technology, steps: steps,
      location: location)
  }

  /// What a barrier at an element is about: its name, else its identifier, else what it is.
  private func subject(_ id: ElementID) -> String {
    guard let element = tree[id] else { return "" }
    let names = [element.label?.string, element.value?.string, element.identifier].compactMap(\.self)
    return names.first { !$0.allSatisfy(\.isWhitespace) } ?? "without a name"
  }

  private static func text(_ point: Point) -> String {
    "(\(Int(point.x.rounded())), \(Int(point.y.rounded())))"
  }
}

extension AccessibilityTree {
  /// Everything that can be done with any stop, whether the element says that it responds or not.
  fileprivate func allActs() -> [EffortGoal] {
    var goals: [EffortGoal] = []
    for id in stops {
      guard let element = self[id], !element.traits.contains(.notEnabled) else { continue }
      if element.canBeActivated,
        !element.traits.isDisjoint(with: [.button, .link, .toggleButton]) || element.isUsable
      {
        goals.append(.activate(id))
      }
      goals += element.actions.filter { !$0.name.isBlank }.map { .perform(id, $0.id) }
      if element.traits.contains(.adjustable) { goals += [.increment(id), .decrement(id)] }
    }
    return goals
  }
}
