import AccessibilityModel

extension AccessibilityItem {
  private func spoken(_ text: Text) -> SpokenText { text.resolved(in: environment).heard }

  /// Makes a change to one element and notes which place in the code made it.
  ///
  /// - Source: Behaviour 3.1 T3, 3.2
  func apply(_ edit: AccessibilityEdit, to described: inout DescribedElement) {
    switch edit.change {
    case .nothing, .children, .hidden: return
    case .label(let text):
      described.element.label = spoken(text)
      if !described.element.fileNames.isEmpty { described.element.fileNames = [] }
      described.hasAutomaticName = false
      if described.valueYieldsToName { yieldValue(of: &described) }
    case .value(let text): described.element.value = spoken(text)
    case .hint(let text): described.element.hint = spoken(text)
    case .identifier(let name): described.element.identifier = name
    case .inputLabels(let texts): described.element.inputLabels = texts.map(spoken)
    case .addTraits(let traits):
      described.element.traits.formUnion(traits.model)
      if traits.contains(.isModal) { described.element.isModal = true }
      if described.isControl { dim(&described) }
    case .removeTraits(let traits):
      described.element.traits.subtract(traits.model)
      if traits.contains(.isModal) { described.element.isModal = false }
    case .sortPriority(let priority): described.element.sortPriority = priority
    case .heading(let level): described.element.headingLevel = level.number
    case .activationPoint(let point): described.element.activationPoint = place(of: point)
    case .activationUnitPoint(let unit):
      let point = CGPoint(x: frame.width * unit.x, y: frame.height * unit.y)
      described.element.activationPoint = place(of: point)
    case .respondsToUserInteraction(let responds): described.element.respondsToUserInteraction = responds
    case .customContent(let key, let label, let value, let importance):
      let content = value.map {
        CustomContent(label: spoken(label), value: spoken($0), importance: importance)
      }
      described.setContent(content, key: key, replaced: environment.combinePolicy.replacedContent)
    case .action(let kind, let handler): add(kind, handler, to: &described)
    case .adjust(let handler):
      described.element.traits.insert(.adjustable)
      dim(&described)
      guard environment.isEnabled else { break }
      described.handlers.increment = { handler(.increment) }
      described.handlers.decrement = { handler(.decrement) }
    case .scroll(let handler): described.handlers.scroll = { handler($0) }
    case .zoom(let handler):
      described.element.traits.insert(.supportsZoom)
      described.handlers.zoom = zooming(handler)
    case .directTouch(let isOn, let options):
      if isOn {
        described.element.traits.insert(.allowsDirectInteraction)
      } else {
        described.element.traits.remove(.allowsDirectInteraction)
      }
      described.element.directTouch = isOn ? options.model : []
    case .textContentType(let type): described.element.textualContext = type.model
    case .chart: break
    case .largeContent:
      let isPicture = described.element.traits.contains(.image)
      let words = described.element.label?.string
      described.element.largeContent = LargeContentItem(
        title: isPicture ? nil : words, image: inner.largePicture?.name ?? (isPicture ? words : nil))
    case .rotor(let rotor):
      described.element.rotors.append(
        RotorDescriptor(name: rotor.name.map(spoken) ?? "", system: rotor.system, isSearched: true))
      described.handlers.rotors.append { rotor.places() }
    }
    described.element.origins[edit.change.attribute] = edit.place.location
  }

  /// What is chosen in a picker with a list is not heard beside a name that code gave the picker.
  ///
  /// - Source: Behaviour 10.18
  private func yieldValue(of described: inout DescribedElement) {
    let choice = environment.controlPolicy.namedPicker
    if choice == .nameAlone { described.element.value = nil }
    described.note([choice.rule])
  }

  /// Zooms around the middle of the view, where a person's fingers are taken to be.
  private func zooming(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> @MainActor (Request.ZoomDirection) -> Void {
    { [weak self] direction in
      let size = self?.frame.size ?? .zero
      handler(
        AccessibilityZoomGestureAction(
          direction: direction == .in ? .zoomIn : .zoomOut, location: .center,
          point: CGPoint(x: size.width / 2, y: size.height / 2)))
    }
  }

  /// A point of the view on the screen; the view's own points run from the edge at which reading begins.
  private func place(of point: CGPoint) -> Point {
    let x = environment.layoutDirection == .rightToLeft ? frame.width - point.x : point.x
    return Point(x: frame.minX + x, y: frame.minY + point.y)
  }

  private func add(
    _ kind: AccessibilityActionKind, _ handler: @escaping () -> Void, to described: inout DescribedElement
  ) {
    switch kind.kind {
    case .standard:
      dim(&described)
      guard environment.isEnabled else { break }
      described.handlers.activate = { handler() }
      described.handlers.activateSource = ObjectIdentifier(self)
    case .escape: described.handlers.escape = { handler() }
    case .magicTap: described.handlers.magicTap = { handler() }
    case .showMenu: described.handlers.longPress = { handler() }
    case .delete:
      described.handlers.actions.append(
        Handlers.Action(
          name: SpokenText(String(system: .delete)), category: .standard, perform: { handler() },
          source: ObjectIdentifier(self)))
    case .named(let name):
      described.handlers.actions.append(
        Handlers.Action(
          name: spoken(name), category: .standard, perform: { handler() }, source: ObjectIdentifier(self)))
    }
  }

  /// What cannot be used now says so.
  ///
  /// - Source: Behaviour 3.1 T5
  private func dim(_ described: inout DescribedElement) {
    if !environment.isEnabled { described.element.traits.insert(.notEnabled) }
  }
}

extension AccessibilityEdit.Change {
  /// What is changed, as provenance names it.
  fileprivate var attribute: Attribute {
    switch self {
    case .nothing, .children, .hidden: .isStop
    case .label: .label
    case .value: .value
    case .hint: .hint
    case .identifier: .identifier
    case .inputLabels: .inputLabels
    case .addTraits, .removeTraits: .traits
    case .sortPriority: .sortPriority
    case .heading: .headingLevel
    case .activationPoint, .activationUnitPoint: .activationPoint
    case .respondsToUserInteraction: .respondsToUserInteraction
    case .customContent: .customContent
    case .action, .adjust, .scroll, .zoom: .actions
    case .directTouch: .directTouch
    case .textContentType: .textualContext
    case .chart: .chart
    case .largeContent: .largeContent
    case .rotor: .rotors
    }
  }
}
