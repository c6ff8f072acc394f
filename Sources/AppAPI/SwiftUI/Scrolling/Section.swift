/// Rows that belong together, with what heads and ends them.
///
/// - Source: at-behaviour 3.4
public struct Section<Parent, Content, Footer> {
  @Environment(\.isInMenu) private var isInMenu
  let header: Parent
  let footer: Footer
  let content: Content
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The header as a heading, the content and the footer, one row after the other.
  public var body: some View {
    header.font(.headline).accessibilityAddTraits(isInMenu ? [] : .isHeader)
    content
    footer.font(.footnote)
  }

  /// Makes a section with a header and a footer of views.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header of views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content())
  }

  /// Makes a section with a header of views.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without a header.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer of views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section headed by words from the app's own language files.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content())
  }

  /// Makes a section headed by words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content())
  }
}
