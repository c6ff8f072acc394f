/// A title with a picture; the picture is not heard.
///
///     Label("Favourites", systemImage: "star")
/// - Source: Behaviour 3.4
public struct Label<Title: View, Icon: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let title: Title
  let icon: Icon
}

extension Label: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes a label of a title and a picture.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }
}

extension Label: PrimitiveView {}

extension Label: StyledView {
  func content(in environment: EnvironmentValues) -> any View {
    environment.styled(by: (any LabelStyle).self) { style, scope in
      let icon = icon.accessibilityLabel { _ in title }
      return LabelParts(
        content: style.view(
          .init(
            title: .init(content: ErasedPart(scope.part(title)).modifier(LabelPart(isTitle: true))),
            icon: .init(content: ErasedPart(scope.part(icon)).modifier(LabelPart(isTitle: false))))))
    } ?? TitleAndIcon(title: title, icon: icon)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style was given, in the styles further out.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

/// The two parts of a label side by side.
struct TitleAndIcon<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
}

extension TitleAndIcon: View {
  var body: some View {
    HStack {
      icon.modifier(IconBesideTitle())
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with words from the app's own language files and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// Makes a label with words and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// Makes a label with words from the app's own language files and a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  /// Makes a label with words and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }
}
