/// Says that there is nothing to show, why, and what to do about it.
///
///     ContentUnavailableView("No Dogs", systemImage: "dog", description: Text("Add one to begin."))
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView: View {
  /// Makes a message of views.
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }

  /// The label, the description and the buttons, one below the other in the middle of the space.
  public var body: some View {
    VStack {
      label.font(.title2).bold().labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  private nonisolated init(_ title: Text, _ image: Image, _ description: Text?) {
    self.init(
      label: SwiftUI.Label {
        title
      } icon: {
        image
      }, description: description, actions: EmptyView())
  }

  /// Makes a message of words from the app's own language files and a symbol.
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(Text(title), Image(systemName: name), description)
  }

  /// Makes a message of words and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(Text(title), Image(systemName: name), description)
  }

  /// Makes a message of words from the app's own language files and a picture.
  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(Text(title), Image(name), description)
  }

  /// Makes a message of words and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(Text(title), Image(name), description)
  }
}

/// The words of a message that a search found nothing.
public struct SearchUnavailableContent {
  /// The title of the message.
  public struct Label {
    let text: String?
  }

  /// What the message proposes.
  public struct Description {}

  /// The buttons of the message, of which there are none.
  public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
  /// What was looked for, where that is known.
  public var body: some View {
    SwiftUI.Label {
      Text(verbatim: text.map { String(system: .noResultsFor, ["name": $0]) } ?? String(system: .noResults))
    } icon: {
      Image(systemName: "magnifyingglass")
    }
  }
}

extension SearchUnavailableContent.Description: View {
  /// Words that propose another search.
  public var body: some View { Text(verbatim: String(system: .checkSpelling)) }
}

extension SearchUnavailableContent.Actions: View {
  /// No button at all.
  public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
  public static var search: Self { Self(label: .init(text: nil), description: .init(), actions: .init()) }

  /// Says that a search for some words found nothing.
  public static func search(text: String) -> Self {
    Self(label: .init(text: text), description: .init(), actions: .init())
  }
}

/// A large icon above the words.
struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon.font(.system(size: 46)).foregroundStyle(.secondary)
      configuration.title
    }
  }
}
