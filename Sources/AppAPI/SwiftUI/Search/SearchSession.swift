import AccessibilityModel
import AppHost

/// What a field to search in works on; made anew whenever something about it is another one.
@MainActor
final class SearchSession {
  /// The words that are searched for.
  let text: Binding<String>
  /// True while a person searches.
  let isActive: Binding<Bool>
  /// True while what was proposed is still to be seen.
  let isProposing: Binding<Bool>
  /// What stands in the field while there are no words.
  let prompt: Text?
  /// What was chosen to search by, beside words.
  let tokens: SearchTokens?
  /// The parts of what is searched, where there are several.
  let scopes: (any View)?
  /// True where the parts are shown once there are words.
  let scopesAwaitText: Bool
  /// What a submission does.
  let submit: () -> Void
  /// How the field takes part in a focus state of the app's.
  let focus: SearchFocus?
  /// True where the title and the buttons of the bar around the field may give way to the search.
  private let concernsBar: Bool

  init(
    text: Binding<String>, isActive: Binding<Bool>, isProposing: Binding<Bool>, prompt: Text?,
    tokens: SearchTokens?, scopes: (any View)?, scopesAwaitText: Bool = false, focus: SearchFocus? = nil,
    concernsBar: Bool = false, submit: @escaping () -> Void
  ) {
    self.focus = focus
    self.concernsBar = concernsBar
    self.text = text
    self.isActive = isActive
    self.isProposing = isProposing
    self.prompt = prompt
    self.tokens = tokens
    self.scopes = scopes
    self.scopesAwaitText = scopesAwaitText
    self.submit = submit
  }

  /// True while the search has the bar around its field to itself.
  var hasBarToItself: Bool {
    !barRules.isEmpty && RunningApp.current[ViewPolicy.self].searchBar == .field
  }

  /// The rule that the bar around the field follows, while it follows one.
  var barRules: [UncertainRule] {
    concernsBar && isActive.wrappedValue ? [RunningApp.current[ViewPolicy.self].searchBar.rule] : []
  }

  /// Ends the search; the words are taken away.
  func dismiss() {
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    isActive.wrappedValue = false
  }

  /// Takes over what was proposed, and searches for it.
  func complete(with words: String) {
    text.wrappedValue = words
    isProposing.wrappedValue = false
    submit()
  }

  /// Takes over what was proposed as something to search by.
  func complete(with token: Any) {
    guard let tokens, tokens.add(token) else { return }
    text.wrappedValue = ""
  }
}

extension SearchSession: @preconcurrency Equatable {
  static func == (left: SearchSession, right: SearchSession) -> Bool { left === right }
}

/// What was chosen to search by, beside words.
@MainActor
struct SearchTokens {
  /// The views of what was chosen.
  let views: @MainActor () -> [any View]
  /// Adds one; false where it is of another type.
  let add: @MainActor (Any) -> Bool
  /// Takes one away.
  let remove: @MainActor (Int) -> Void
}

enum SearchSessionKey: PreferenceKey {
  static var defaultValue: SearchSession? { nil }

  static func reduce(value: inout SearchSession?, nextValue: () -> SearchSession?) {
    if let next = nextValue() { value = next }
  }
}

private enum OuterSearchKey: EnvironmentKey {
  static var defaultValue: SearchSession? { nil }
}

private enum SearchingKey: EnvironmentKey {
  static let defaultValue = false
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

private enum SuggestionsKey: EnvironmentKey {
  static var defaultValue: (any View)? { nil }
}

private enum ScopesAwaitTextKey: EnvironmentKey {
  static let defaultValue = false
}

private enum HidesProposalsKey: EnvironmentKey {
  static let defaultValue = false
}

private enum SearchBehaviorKey: EnvironmentKey {
  static let defaultValue = SearchPresentationToolbarBehavior.automatic
}

private enum ScopesKey: EnvironmentKey {
  static var defaultValue: (any View)? { nil }
}

/// Ends a search, from the inside.
///
///     @Environment(\.dismissSearch) private var dismissSearch
@MainActor @preconcurrency
public struct DismissSearchAction {
  private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Ends the search and takes its words away; does nothing where there is none.
  public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  /// True while a person searches in the view or in one around it.
  public var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  /// Ends the search that the view lies in.
  public var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// The search of a view around, for a stack inside and for what is proposed.
  var searchSession: SearchSession? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }

  /// What is proposed while a person searches.
  var searchSuggestions: (any View)? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }

  /// True where the parts of what is searched are shown once there are words.
  var scopesAwaitText: Bool {
    get { self[ScopesAwaitTextKey.self] }
    set { self[ScopesAwaitTextKey.self] = newValue }
  }

  /// True where nothing is proposed in place of a view.
  var hidesProposals: Bool {
    get { self[HidesProposalsKey.self] }
    set { self[HidesProposalsKey.self] = newValue }
  }

  /// What becomes of the bar around a field while a person searches.
  var searchBehavior: SearchPresentationToolbarBehavior {
    get { self[SearchBehaviorKey.self] }
    set { self[SearchBehaviorKey.self] = newValue }
  }

  /// The parts of what is searched.
  var searchScopes: (any View)? {
    get { self[ScopesKey.self] }
    set { self[ScopesKey.self] = newValue }
  }
}
