import AccessibilityModel

/// Lets a person search in a view.
struct SearchableModifier {
  @State private var isOwnActive = false
  @State private var isProposing = true
  @Environment(\.searchActions) private var searchActions
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.scopesAwaitText) private var scopesAwaitText
  @Environment(\.hidesProposals) private var hidesProposals
  @Environment(\.searchFocus) private var focus
  @Environment(\.searchBehavior) private var behavior
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let tokens: SearchTokens?
  let ownSuggestions: (any View)?

  nonisolated init(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, prompt: Text?, tokens: SearchTokens? = nil,
    suggestions: (any View)? = nil
  ) {
    self.text = text
    self.isPresented = isPresented
    self.prompt = prompt
    self.tokens = tokens
    ownSuggestions = suggestions
  }
}

extension SearchableModifier: ViewModifier {
  func body(content: Content) -> some View {
    let actions = searchActions
    let isActive = isPresented ?? $isOwnActive
    let session = SearchSession(
      text: text, isActive: isActive, isProposing: $isProposing, prompt: prompt, tokens: tokens,
      scopes: scopes, scopesAwaitText: scopesAwaitText, focus: focus,
      concernsBar: behavior != .avoidHidingContent
    ) {
      for action in actions { action() }
    }
    let isSearching = isActive.wrappedValue
    let isOpen = isSearching && isProposing && !hidesProposals
    content
      .modifier(
        ProposedViews(
          proposed: isOpen ? (ownSuggestions ?? suggestions).map { ErasedPart($0) } : nil, session: session)
      )
      .environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, DismissSearchAction { session.dismiss() })
      .environment(\.searchSession, session)
      .environment(\.searchSuggestions, nil)
      .environment(\.searchScopes, nil)
      .preference(key: SearchSessionKey.self, value: session)
  }
}

/// Shows what is proposed for a search in place of a view, as long as something is.
struct ProposedViews {
  let proposed: ErasedPart?
  let session: SearchSession
}

extension ProposedViews: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      CoveringModifier(
        cover: VStack(alignment: .leading) { proposed }
          .padding(.horizontal)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .environment(\.searchSession, session)))
  }
}

/// Puts a view over another one; where there is something to hear in it, nothing else is heard.
struct CoveringModifier<Cover: View>: PrimitiveModifier {
  typealias Body = Never
  let cover: Cover

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    CoveringNode(view, inputs)
  }
}

/// Keeps a view and the one that covers it.
final class CoveringNode<Content: View, Cover: View>:
  TypedNode<ModifiedContent<Content, CoveringModifier<Cover>>>
{
  private var content: ViewNode?
  private var cover: ViewNode?
  private let item: CoveringItem

  override init(_ view: ModifiedContent<Content, CoveringModifier<Cover>>, _ inputs: NodeInputs) {
    item = CoveringItem(inputs.graph)
    super.init(view, inputs)
    content = mount(view.content, childInputs)
    cover = mount(view.modifier.cover, childInputs)
    item.source = { [weak self] in self?.content?.items ?? [] }
    item.coverSource = { [weak self] in self?.cover?.items ?? [] }
  }

  override var container: LayoutItem? { item }
  override func makeItems() -> [LayoutItem] { [item] }
  override var children: [ViewNode] { [content, cover].compactMap { $0 } }

  override func viewChanged(from old: ModifiedContent<Content, CoveringModifier<Cover>>) {
    content = content?.reconciled(with: view.content, childInputs)
    cover = cover?.reconciled(with: view.modifier.cover, childInputs)
  }
}

/// An item with another over it.
final class CoveringItem: ContainerItem {
  var coverSource: () -> [LayoutItem] = { [] }
  private let layout = StackLayout(axis: .vertical, spacing: nil, alignment: .center, isMirrored: false)

  private var main: [LayoutItem] {
    let items = source()
    adopt(items)
    return items
  }

  private var covers: [LayoutItem] {
    let items = coverSource()
    adopt(items)
    return items
  }

  override var contents: [LayoutItem] { main + covers }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { layout.solve(main, proposal).size }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    let items = main
    layout.place(items, in: bounds, layout.solve(items, proposal))
    for cover in covers { cover.place(at: bounds.origin, ProposedViewSize(bounds.size)) }
  }

  private var isCovered: Bool { covers.contains { !$0.describedElements.isEmpty } }

  override func makeDescribedElements() -> [DescribedElement] {
    (isCovered ? covers : main).flatMap(\.describedElements)
  }

  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    for item in (isCovered ? covers : main).reversed() {
      if let handler = item.tapHandler(at: point) { return handler }
    }
    return nil
  }
}
