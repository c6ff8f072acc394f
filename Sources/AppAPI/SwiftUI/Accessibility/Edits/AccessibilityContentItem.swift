import AccessibilityModel
import AppHost
import Drawing

/// An item with others that are heard as part of it and never shown.
final class AccessibilityContentItem: WrapperItem {
  private let parts: ContainerItem
  /// Names the first picture among the parts.
  private let pictureName: () -> String?
  private var use = AccessibilityContentUse.label
  private var place: CodePlace?
  private var environment = EnvironmentValues()

  init(around inner: LayoutItem, parts: ContainerItem, pictureName: @escaping () -> String?) {
    self.parts = parts
    self.pictureName = pictureName
    super.init(around: inner)
    adopt([parts])
  }

  func update(_ use: AccessibilityContentUse, _ place: CodePlace, _ environment: EnvironmentValues) {
    self.use = use
    self.place = place
    self.environment = environment
    invalidateDescription()
  }

  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    let handler = super.tapHandler(at: point)
    guard case .largeContent = use else { return handler }
    return graph.touches.probe?.offer(self, at: point) ?? handler
  }

  override var largePicture: LargePicture? {
    guard case .largeContent = use else { return super.largePicture }
    return parts.largePicture
  }

  override func draw(into list: inout DisplayList) {
    guard case .largeContent = use else { return super.draw(into: &list) }
    withDrawingState {
      $0.showsLargeContent = true
    } _: {
      super.draw(into: &list)
    }
  }

  override func makeDescribedElements() -> [DescribedElement] {
    switch use {
    case .representation: return representation
    case .children: return [group]
    case .label, .action, .actions, .contextMenu, .largeContent: break
    }
    let heard = DescribedElement.inCodeOrder(parts.describedElements)
    return changed(inner.describedElements, createsElement: true) { described in
      switch use {
      case .label: name(&described, by: heard)
      case .action(let handler):
        let label = Self.label(of: heard)
        let action = Handlers.Action(
          name: label, category: .standard, image: pictureName(), perform: { handler() })
        add([action], to: &described)
      case .actions(let category):
        add(actions(of: heard, in: category.resolved(in: environment)), to: &described)
      case .contextMenu(let open):
        let entries = actions(of: heard, in: .standard)
        guard !entries.isEmpty else { break }
        described.handlers.longPress = open
        offer(entries, in: &described)
      case .largeContent:
        let title = Self.label(of: heard.filter { !$0.element.traits.contains(.image) })
        described.element.largeContent = LargeContentItem(
          title: title.isBlank ? nil : title.string, image: pictureName())
        described.element.origins[.largeContent] = place?.location
      case .representation, .children: break
      }
    }
  }

  // MARK: Elements in place of others

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    super.placeContents(in: bounds, proposal)
    guard use.isPlaced else { return }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let layout = LayerLayout(alignment: .center, isMirrored: isMirrored)
    let offer = ProposedViewSize(bounds.size)
    for part in parts.contents { layout.placeOne(part, in: bounds, offer) }
  }

  /// What is heard in place of the view; a single element lies where the view does.
  private var representation: [DescribedElement] {
    var describedElements = parts.describedElements
    guard describedElements.count == 1 else { return describedElements }
    describedElements[0].element.frame = Rect(frame)
    describedElements[0].handlers.marks += inner.describedElements.flatMap(\.handlers.marks)
    return describedElements
  }

  /// The view as a container of what is said to be inside it.
  private var group: DescribedElement {
    let own = inner.describedElements
    var group = DescribedElement.container(identity, frame: frame)
    if let only = own.first, own.count == 1 {
      group = only
      group.element.isStop = false
    }
    group.element.sourceLocation = place?.location
    group.children = parts.describedElements
    return group
  }

  /// Names an element; where the placeholder stands, its name so far is heard.
  private func name(_ described: inout DescribedElement, by heard: [DescribedElement]) {
    let former = described.element.label
    let labels = heard.compactMap { part in
      part.isPlaceholder && part.element.label == nil ? former : part.element.label
    }
    let label = SpokenText.joined(labels)
    guard !label.isBlank else { return }
    described.element.label = label
    described.hasAutomaticName = false
    described.element.origins[.label] = place?.location
  }

  private func add(_ actions: [Handlers.Action], to described: inout DescribedElement) {
    described.handlers.actions += actions
    described.element.origins[.actions] = place?.location
  }

  /// Offers the entries of a context menu among the actions.
  ///
  /// - Source: Behaviour 3.2 contextMenu
  private func offer(_ entries: [Handlers.Action], in described: inout DescribedElement) {
    let choice = RunningApp.current[ViewPolicy.self].contextMenu
    described.note([choice.rule])
    if choice == .actions { add(entries, to: &described) }
  }

  private func actions(of heard: [DescribedElement], in category: ElementAction.Category) -> [Handlers.Action]
  {
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

  private static func label(of heard: [DescribedElement]) -> SpokenText {
    SpokenText.joined(heard.compactMap(\.element.label))
  }
}
