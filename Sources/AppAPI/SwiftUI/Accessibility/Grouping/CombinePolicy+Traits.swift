import AccessibilityModel

extension CombinePolicy {
  /// Never taken over: what holds of a text alone, and of a group alone.
  private static let ofParts: Traits = [.staticText, .tabBar]
  /// Make no sense for one element of several.
  private static let ofOne: Traits = [.updatesFrequently, .summaryElement]
  /// Say what a single control is.
  private static let ofControl: Traits = [.link, .toggleButton, .popUpButton, .backButton]

  /// What all parts are together, as far as one element can be that.
  ///
  /// - Source: Behaviour 3.3.1
  func mergeTraits(
    of parts: [DescribedElement], _ acting: [DescribedElement], into result: inout DescribedElement
  ) {
    var traits: Traits = []
    for part in parts { traits.formUnion(part.element.traits) }
    traits.subtract(Self.ofParts)
    let deciding = acting.isEmpty ? parts : acting
    if !deciding.allSatisfy({ $0.element.traits.contains(.notEnabled) }) { traits.remove(.notEnabled) }
    if parts.count(where: \.isAdjustable) != 1 { traits.remove(.adjustable) }

    let meaningless = acting.count > 1 ? Self.ofOne.union(Self.ofControl) : Self.ofOne
    if !traits.isDisjoint(with: meaningless) {
      result.note([droppedTraits.rule])
      if droppedTraits == .meaningless { traits.subtract(meaningless) }
    }
    if acting.count > 1 { traits.insert(.button) }
    result.element.traits = traits
    if traits.contains(.header) {
      result.element.headingLevel = parts.first { $0.element.traits.contains(.header) }?.element.headingLevel
    }
    result.element.isModal = parts.contains(where: \.element.isModal)
  }
}

extension DescribedElement {
  /// True for a control, whose label names an action and not the element.
  var isControl: Bool {
    !element.traits.isDisjoint(with: [.button, .link, .toggleButton, .popUpButton, .backButton])
  }

  /// True where activating it does something, or it says so by its traits.
  var acts: Bool { handlers.activate != nil || isControl }

  /// True where its value can be raised and lowered.
  var isAdjustable: Bool {
    element.traits.contains(.adjustable) || handlers.increment != nil || handlers.decrement != nil
  }

  /// Notes uncertain rules that shaped the element, each once.
  mutating func note(_ rules: [UncertainRule]) {
    for rule in rules where !element.rules.contains(rule) { element.rules.append(rule) }
  }

  /// Takes over where the app's code set what this element got from another and not from its own code.
  mutating func adoptOrigins(of part: DescribedElement) {
    guard !part.element.origins.isEmpty else { return }
    let merged: Set<Attribute> = [.label, .value, .hint, .traits, .actions, .customContent, .activationPoint]
    let origins = part.element.origins.filter { merged.contains($0.key) }
    element.origins.merge(origins) { own, _ in own }
  }
}
