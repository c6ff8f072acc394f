/// The title of a screen and the line below it.
struct NavigationTitle: Equatable {
  var text: Text
  var subtitle: Text?
}

enum NavigationTitleKey: PreferenceKey {
  static var defaultValue: NavigationTitle? { nil }

  static func reduce(value: inout NavigationTitle?, nextValue: () -> NavigationTitle?) {
    if let next = nextValue() { value = next }
  }
}

extension View {
  /// Names the screen that the view is shown on.
  ///
  /// - Source: Behaviour 3.4
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    transformPreference(NavigationTitleKey.self) { value in
      value = NavigationTitle(text: title, subtitle: value?.subtitle)
    }
  }

  /// Names the screen that the view is shown on, in words from the app's own language files.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the screen that the view is shown on.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Names the screen that the view is shown on by a text that a person may change elsewhere.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title))
  }

  /// Shows a line below the title of the screen.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    transformPreference(NavigationTitleKey.self) { value in
      value = NavigationTitle(text: value?.text ?? Text(verbatim: ""), subtitle: subtitle)
    }
  }

  /// Shows a line below the title of the screen, in words from the app's own language files.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Shows a line below the title of the screen.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Names the screen that the view is shown on.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Names the screen that the view is shown on, in words from the app's own language files.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the screen that the view is shown on.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Names the screen that the view is shown on, and sets how that is shown.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Names the screen in words from the app's own language files, and sets how that is shown.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Names the screen that the view is shown on, and sets how that is shown.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }
}

/// Names a screen by a text that changes.
struct BoundTitle {
  let title: Binding<String>
}

extension BoundTitle: ViewModifier {
  func body(content: Content) -> some View {
    content.navigationTitle(Text(verbatim: title.wrappedValue))
  }
}

/// Settings of the bar at the upper edge.
public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Large.
    case automatic
    /// In the row of the buttons.
    case inline
    /// In a row of its own.
    case large
    /// Large, in the row of the buttons.
    case inlineLarge
  }
}

extension View {
  /// Changes what the views of a screen say about its bars.
  nonisolated func barSettings(_ change: @escaping (inout BarSettings) -> Void) -> some View {
    transformPreference(BarSettingsKey.self, change)
  }

  /// Sets how the title of the screen is shown.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    barSettings { if displayMode != .automatic { $0.titleMode = displayMode } }
  }

  /// Takes the button that goes back away; the escape gesture does not go back then either.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    barSettings { if hidesBackButton { $0.hidesBackButton = true } }
  }

  /// Takes the bar at the upper edge away.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbarVisibility(hidden ? .hidden : .automatic, for: .navigationBar)
  }

  /// Shows views at both ends of the bar at the upper edge.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Shows views at the beginning of the bar at the upper edge.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Shows views at the end of the bar at the upper edge.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

extension View {
  /// Names the screen with words of a resource.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}
