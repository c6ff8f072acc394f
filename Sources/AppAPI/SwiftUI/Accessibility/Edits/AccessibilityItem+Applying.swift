import AccessibilityModel

extension AccessibilityItem {
  private func spoken(_ text: Text) -> SpokenText { text.resolved(in: environment).heard }

  /// Makes a change to one element and notes which place in the code made it.
  ///
  /// - Source: at-behaviour 3.1 T3, 3.2
  func apply(_ edit: AccessibilityEdit, to fragment: inout Fragment) {
    switch edit.change {
    case .nothing, .children, .hidden: return
    case .label(let text):
      fragment.element.label = spoken(text)
      if !fragment.element.fileNames.isEmpty { fragment.element.fileNames = [] }
      fragment.hasAutomaticName = false
      if fragment.valueYieldsToName { yieldValue(of: &fragment) }
    case .value(let text): fragment.element.value = spoken(text)
    case .hint(let text): fragment.element.hint = spoken(text)
    case .identifier(let name): fragment.element.identifier = name
    case .inputLabels(let texts): fragment.element.inputLabels = texts.map(spoken)
    case .addTraits(let traits):
      fragment.element.traits.formUnion(traits.model)
      if traits.contains(.isModal) { fragment.element.isModal = true }
      if fragment.isControl { dim(&fragment) }
    case .removeTraits(let traits):
      fragment.element.traits.subtract(traits.model)
      if traits.contains(.isModal) { fragment.element.isModal = false }
    case .sortPriority(let priority): fragment.element.sortPriority = priority
    case .heading(let level): fragment.element.headingLevel = level.number
    case .activationPoint(let point): fragment.element.activationPoint = place(of: point)
    case .activationUnitPoint(let unit):
      let point = CGPoint(x: frame.width * unit.x, y: frame.height * unit.y)
      fragment.element.activationPoint = place(of: point)
    case .respondsToUserInteraction(let responds): fragment.element.respondsToUserInteraction = responds
    case .customContent(let key, let label, let value, let importance):
      let content = value.map {
        CustomContent(label: spoken(label), value: spoken($0), importance: importance)
      }
      fragment.setContent(content, key: key, replaced: environment.combinePolicy.replacedContent)
    case .action(let kind, let handler): add(kind, handler, to: &fragment)
    case .adjust(let handler):
      fragment.element.traits.insert(.adjustable)
      dim(&fragment)
      guard environment.isEnabled else { break }
      fragment.handlers.increment = { handler(.increment) }
      fragment.handlers.decrement = { handler(.decrement) }
    case .scroll(let handler): fragment.handlers.scroll = { handler($0) }
    case .zoom(let handler):
      fragment.element.traits.insert(.supportsZoom)
      fragment.handlers.zoom = zooming(handler)
    case .directTouch(let isOn, let options):
      if isOn {
        fragment.element.traits.insert(.allowsDirectInteraction)
      } else {
        fragment.element.traits.remove(.allowsDirectInteraction)
      }
      fragment.element.directTouch = isOn ? options.model : []
    case .textContentType(let type): fragment.element.textualContext = type.model
    case .chart: break
    case .largeContent:
      let isPicture = fragment.element.traits.contains(.image)
      let words = fragment.element.label?.string
      fragment.element.largeContent = LargeContentItem(
        title: isPicture ? nil : words, image: inner.largePicture?.name ?? (isPicture ? words : nil))
    case .rotor(let rotor):
      fragment.element.rotors.append(
        RotorDescriptor(name: rotor.name.map(spoken) ?? "", system: rotor.system, isSearched: true))
      fragment.handlers.rotors.append(rotor)
    }
    fragment.element.origins[edit.change.attribute] = edit.place.location
  }

  /// What is chosen in a picker with a list is not heard beside a name that code gave the picker.
  ///
  /// - Source: at-behaviour 10.18
  private func yieldValue(of fragment: inout Fragment) {
    let choice = environment.controlPolicy.namedPicker
    if choice == .nameAlone { fragment.element.value = nil }
    fragment.note([choice.rule])
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
    _ kind: AccessibilityActionKind, _ handler: @escaping () -> Void, to fragment: inout Fragment
  ) {
    switch kind.kind {
    case .standard:
      dim(&fragment)
      guard environment.isEnabled else { break }
      fragment.handlers.activate = { handler() }
      fragment.handlers.activateSource = ObjectIdentifier(self)
    case .escape: fragment.handlers.escape = { handler() }
    case .magicTap: fragment.handlers.magicTap = { handler() }
    case .showMenu: fragment.handlers.longPress = { handler() }
    case .delete:
      fragment.handlers.actions.append(
        Handlers.Action(
          name: SpokenText(String(system: .delete)), category: .standard, perform: { handler() },
          source: ObjectIdentifier(self)))
    case .named(let name):
      fragment.handlers.actions.append(
        Handlers.Action(
          name: spoken(name), category: .standard, perform: { handler() }, source: ObjectIdentifier(self)))
    }
  }

  /// What cannot be used now says so.
  ///
  /// - Source: at-behaviour 3.1 T5
  private func dim(_ fragment: inout Fragment) {
    if !environment.isEnabled { fragment.element.traits.insert(.notEnabled) }
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
