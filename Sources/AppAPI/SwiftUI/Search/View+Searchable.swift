/// Where the field of a search stands; it stands below the title here.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// Among the items of a bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// Among the items of a bar, as the first thing there.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// In the first column.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title, where content that is scrolled takes it along.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Below the title, always or where content that is scrolled takes it along.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }

  /// When a field below the title is shown.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String

    /// As the place has it.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Also while content is scrolled.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}

extension View {
  /// Lets a person search in the view, in a field below the title of its screen.
  ///
  ///     List(found) { … }.searchable(text: $words, prompt: "Find a dog")
  ///     // "Find a dog, search field. Double tap to edit."
  /// - Source: Behaviour 1.5.3
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: prompt))
  }

  /// Lets a person search in the view, with words from the app's own language files in the empty field.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Lets a person search in the view, with words in the empty field.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Lets a person search in the view while a value is true, and follows when that begins and ends.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt))
  }

  /// Lets a person search in the view while a value is true, with words from the app's own language files.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Lets a person search in the view while a value is true, with words in the empty field.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Lets a person search in the view and proposes what to search for.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: prompt, suggestions: suggestions()))
  }

  /// Lets a person search in the view by words and by values, a button each that takes it away.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(SearchableModifier(text: text, prompt: prompt, tokens: SearchTokens(tokens, token)))
  }

  /// Lets a person search in the view by words and by values while a value is true.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, prompt: prompt, tokens: SearchTokens(tokens, token)))
  }

  /// Lets a person search in the view by words and by values; the words are of the app's own language files.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Lets a person search in the view by words and by values while a value is true.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
      token: token)
  }

  /// Lets a person search in the view by words and by values, and proposes values.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    let proposed = ForEach(Array(suggestedTokens.wrappedValue)) { value in
      token(value).modifier(TokenCompletion(token: value))
    }
    return modifier(
      SearchableModifier(
        text: text, prompt: prompt, tokens: SearchTokens(tokens, token), suggestions: proposed))
  }

  /// Lets a person search in the view by words and by values, and proposes values.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Proposes what to search for while a person searches; nothing else of the view is heard meanwhile.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, suggestions())
  }

  /// Sets where proposals are shown: in place of the view, unless they are hidden there.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.hidesProposals) {
      if placements.contains(.content) { $0 = visibility == .hidden }
    }
  }

  /// Makes the view a proposal: using it searches for the words.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(WordsCompletion(words: completion))
  }

  /// Makes the view a proposal: using it searches by the value.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(TokenCompletion(token: token))
  }

  /// Lets a person choose which part is searched, while a search goes on.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    environment(\.searchScopes, ScopesPicker(scope: scope, scopes: scopes()))
  }

  /// Lets a person choose which part is searched; the parts are shown while a search goes on.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes).environment(\.scopesAwaitText, activation == .onTextEntry)
  }

  /// Sets whether the title and the buttons of a bar give way while a person searches.
  ///
  ///     list.searchable(text: $words).searchPresentationToolbarBehavior(.avoidHidingContent)
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    environment(\.searchBehavior, behavior)
  }

  /// Sets how the field of a search in a bar looks; nothing is heard of it.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    modifier(IgnoredModifier())
  }
}

/// Where proposals are shown.
public enum SearchSuggestionsPlacement: Hashable, Sendable {
  /// As the place has it, in a menu, and in place of the content.
  case automatic, menu, content

  /// Several of the places.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// In place of the content.
    public static let content = Set(rawValue: 2)
  }
}

/// When the parts of what is searched are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// Once there are words.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// Once the search begins.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// What becomes of a bar while a person searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// As it does without a search.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// How the field of a search in a bar looks.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// As a button until it is used.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension SearchTokens {
  /// Makes what was chosen to search by of a collection of values.
  nonisolated init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, _ view: @escaping (C.Element) -> T
  ) {
    nonisolated(unsafe) let (tokens, view) = (tokens, view)
    self.init(
      views: { tokens.wrappedValue.map { view($0) } },
      add: { token in
        guard let own = token as? C.Element else { return false }
        tokens.wrappedValue.append(own)
        return true
      },
      remove: { place in
        let all = tokens.wrappedValue
        guard place < all.count else { return }
        tokens.wrappedValue.remove(at: all.index(all.startIndex, offsetBy: place))
      })
  }
}

/// A proposal of words.
struct WordsCompletion {
  @Environment(\.searchSession) private var session
  let words: String

  nonisolated init(words: String) {
    self.words = words
  }
}

extension WordsCompletion: ViewModifier {
  func body(content: Content) -> some View {
    Button {
      session?.complete(with: words)
    } label: {
      content
    }
  }
}

/// A proposal of a value.
struct TokenCompletion<Token> {
  @Environment(\.searchSession) private var session
  let token: Token

  nonisolated init(token: Token) {
    self.token = token
  }
}

extension TokenCompletion: ViewModifier {
  func body(content: Content) -> some View {
    Button {
      session?.complete(with: token as Any)
    } label: {
      content
    }
  }
}

extension View {
  /// Lets a person search; what stands in the empty field is of a resource.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}
