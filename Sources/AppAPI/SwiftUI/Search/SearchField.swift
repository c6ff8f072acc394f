import AccessibilityModel
import Drawing
import UIKit

/// The field of a search, with what ends it and what narrows it down.
///
/// - Source: Behaviour 1.5.2, 1.5.3
struct SearchField {
  @State private var selection: Range<Int>?
  @State private var place = WritingPlace()
  let session: SearchSession

  nonisolated init(_ session: SearchSession) {
    self.session = session
  }
}

extension SearchField: View {
  var body: some View {
    let isActive = session.isActive.wrappedValue
    VStack(spacing: 0) {
      HStack {
        if let tokens = session.tokens { SearchTokenRow(tokens: tokens) }
        if let focus = session.focus { ErasedPart(focus.joining(line)) } else { line }
        if isActive, !session.text.wrappedValue.isEmpty {
          Button(String(system: .clearText)) { session.text.wrappedValue = "" }
        }
        if isActive { Button(String(system: .cancel)) { end() } }
      }
      .frame(minHeight: 52)
      let showsScopes = !session.scopesAwaitText || !session.text.wrappedValue.isEmpty
      if isActive, showsScopes, let scopes = session.scopes { ErasedPart(scopes).frame(minHeight: 46) }
    }
  }

  /// The field itself.
  @MainActor private var line: some View {
    EntryControl(
      kind: .line, label: ErasedPart(EmptyView()),
      prompt: session.prompt ?? Text(verbatim: String(system: .search)),
      entry: entry, editing: editing
    )
    .modifier(WritingModifier(place: place, begin: editing.start, end: editing.stop, type: editing.type))
    .modifier(SearchFieldTraits(rules: session.barRules))
    .padding(.vertical, SearchFieldItem.rim)
    .modifier(ActiveSearch(isActive: session.isActive.wrappedValue, editing: editing))
  }

  @MainActor private var entry: TextEntry {
    let held = session
    return TextEntry(
      Binding(
        get: { held.textValue },
        set: { new in
          onMainActor {
            held.isProposing.wrappedValue = true
            held.text.wrappedValue = new
          }
        })
    )
    .telling({ isEditing in onMainActor { if isEditing { held.begin() } } }, {})
  }

  @MainActor private var editing: EntryEditing {
    EntryEditing(kind: .line, entry: entry, selection: $selection, place: place) { session.submit() }
  }

  @MainActor private func end() {
    editing.leave()
    session.dismiss()
  }
}

extension SearchSession {
  /// The words, wherever they are asked for.
  nonisolated fileprivate var textValue: String {
    MainActor.assumeIsolated { text.wrappedValue }
  }

  /// Begins a search.
  fileprivate func begin() {
    isProposing.wrappedValue = true
    if !isActive.wrappedValue { isActive.wrappedValue = true }
  }
}

/// Begins to write where an app begins a search, and ends it where the app ends one.
struct ActiveSearch {
  let isActive: Bool
  let editing: EntryEditing
}

extension ActiveSearch: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: isActive, initial: true) { _, isActive in
      onMainActor {
        if isActive { editing.begin() } else { editing.leave() }
      }
    }
  }
}

/// Makes a field for text one to search in.
struct SearchFieldTraits: ItemModifier {
  typealias Body = Never
  /// What the bar around the field rests on.
  var rules: [UncertainRule] = []

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> SearchFieldItem {
    let item = SearchFieldItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: SearchFieldItem, in node: ViewNode) {
    item.environment = node.environment
    item.rules = rules
  }
}

/// An item whose field is one to search in.
final class SearchFieldItem: WrapperItem {
  /// What the views around have set.
  var environment = EnvironmentValues()
  /// What the bar around the field rests on.
  var rules: [UncertainRule] = []

  /// How far the background of the field reaches above and below its words.
  static let rim: CGFloat = 7

  override func draw(into list: inout DisplayList) {
    let field = frame.insetBy(dx: 0, dy: -Self.rim)
    var drawing = ControlDrawing(
      ShapeStyleContext(environment: environment, rect: field, state: graph.drawing))
    drawing.fill(field, radius: 10, Color(.tertiarySystemFill))
    let mark = CGRect(x: field.minX + 8, y: field.midY - 8, width: 16, height: 16)
    drawing.symbol("magnifyingglass", in: drawing.placed(mark), Color.secondary)
    list.append(drawing.list)
    withDrawingState {
      $0.isSearchField = true
    } _: {
      inner.draw(into: &list)
    }
  }

  override func makeDescribedElements() -> [DescribedElement] {
    inner.describedElements.map { described in
      var described = described
      described.element.traits.remove(.textEntry)
      described.element.traits.insert(.searchField)
      described.element.rules += rules
      return described
    }
  }
}

/// What was chosen to search by, a button each that takes it away.
struct SearchTokenRow {
  let tokens: SearchTokens
}

extension SearchTokenRow: View {
  var body: some View {
    let views = tokens.views()
    ForEach(views.indices, id: \.self) { index in
      Button {
        tokens.remove(index)
      } label: {
        ErasedPart(views[index])
      }
    }
  }
}

/// The parts of what is searched, one of which is chosen.
struct ScopesPicker<Scope: Hashable, Scopes: View> {
  let scope: Binding<Scope>
  let scopes: Scopes
}

extension ScopesPicker: View {
  var body: some View {
    Picker(selection: scope) {
      scopes
    } label: {
      EmptyView()
    }.pickerStyle(.segmented)
  }
}
