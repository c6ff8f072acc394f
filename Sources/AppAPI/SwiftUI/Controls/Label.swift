/// A title with a picture; the picture is not heard.
///
///     Label("Favourites", systemImage: "star")
/// - Source: at-behaviour 3.4
public struct Label<Title: View, Icon: View> {
  @Environment(\.labelContent) private var shown
  private let title: Title
  private let icon: Icon

  /// Makes a label of a title and a picture.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  /// The title and the picture, or one of them.
  public var body: some View {
    switch shown {
    case .both:
      HStack {
        icon.accessibilityHidden(true)
        title
      }
    case .title: title
    case .icon: icon.accessibilityLabel { _ in title }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with words from the app's own language files and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label with words and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Makes a label with words from the app's own language files and a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Makes a label with words and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

/// What a label shows of its two parts.
enum LabelContent: Hashable, Sendable {
  case both, title, icon
}

private enum LabelContentKey: EnvironmentKey {
  static let defaultValue = LabelContent.both
}

extension EnvironmentValues {
  var labelContent: LabelContent {
    get { self[LabelContentKey.self] }
    set { self[LabelContentKey.self] = newValue }
  }
}

/// How labels show their two parts.
public struct LabelStyle: Hashable, Sendable {
  let content: LabelContent

  /// Both parts, as the place has it.
  public static let automatic = LabelStyle(content: .both)
  /// The title and the picture.
  public static let titleAndIcon = LabelStyle(content: .both)
  /// The title alone.
  public static let titleOnly = LabelStyle(content: .title)
  /// The picture alone; the title is heard all the same.
  public static let iconOnly = LabelStyle(content: .icon)
}

extension View {
  /// Sets how labels inside show their two parts.
  public nonisolated func labelStyle(_ style: LabelStyle) -> some View {
    environment(\.labelContent, style.content)
  }
}
