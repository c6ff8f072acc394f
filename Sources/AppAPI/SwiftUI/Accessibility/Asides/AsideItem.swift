import AccessibilityModel

/// An item with others that are heard as part of it and never shown.
final class AsideItem: WrapperItem {
  private let parts: ContainerItem
  private var use = AsideUse.label
  private var place: CodePlace?
  private var environment = EnvironmentValues()

  init(around inner: LayoutItem, parts: ContainerItem) {
    self.parts = parts
    super.init(around: inner)
    adopt([parts])
  }

  func update(_ use: AsideUse, _ place: CodePlace, _ environment: EnvironmentValues) {
    self.use = use
    self.place = place
    self.environment = environment
    invalidateFragments()
  }

  override func makeFragments() -> [Fragment] {
    let heard = Fragment.inCodeOrder(parts.fragments)
    return changed(inner.fragments, createsElement: true) { fragment in
      switch use {
      case .label: name(&fragment, by: heard)
      case .action(let handler):
        let label = Self.label(of: heard)
        let action = Handlers.Action(name: label, category: .standard, perform: { handler() })
        add([action], to: &fragment)
      case .actions(let category):
        add(actions(of: heard, in: category.resolved(in: environment)), to: &fragment)
      }
    }
  }

  /// Names an element; where the placeholder stands, its name so far is heard.
  private func name(_ fragment: inout Fragment, by heard: [Fragment]) {
    let former = fragment.element.label
    let labels = heard.compactMap { part in
      part.isPlaceholder && part.element.label == nil ? former : part.element.label
    }
    let label = SpokenText.joined(labels)
    guard !label.isBlank else { return }
    fragment.element.label = label
    fragment.element.origins[.label] = place?.location
  }

  private func add(_ actions: [Handlers.Action], to fragment: inout Fragment) {
    fragment.handlers.actions += actions
    fragment.element.origins[.actions] = place?.location
  }

  private func actions(of heard: [Fragment], in category: ElementAction.Category) -> [Handlers.Action] {
    heard.flatMap { part in
      var actions: [Handlers.Action] = []
      if let activate = part.handlers.activate, let name = part.element.label {
        actions.append(Handlers.Action(name: name, category: category, perform: activate))
      }
      for action in part.handlers.actions {
        actions.append(Handlers.Action(name: action.name, category: category, perform: action.perform))
      }
      return actions
    }
  }

  private static func label(of heard: [Fragment]) -> SpokenText {
    SpokenText.joined(heard.compactMap(\.element.label))
  }
}
