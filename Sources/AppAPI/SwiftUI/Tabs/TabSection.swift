/// Tabs that belong together; a bar shows them one after the other, without their heading.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  private let content: Content

  private nonisolated init(_ content: Content) {
    self.content = content
  }
}

extension TabSection: TabContent where Content: TabContent, SelectionValue: Hashable {
  /// The value that chooses a tab.
  public typealias TabValue = SelectionValue
  /// Has no body of its own.
  public typealias Body = Never
}

extension TabSection: TabSource where Content: TabContent, SelectionValue: Hashable {
  var entries: [TabEntry] { content.tabEntries }
}

extension TabSection where Header: View, Content: TabContent<SelectionValue>, Footer == EmptyView {
  /// Groups tabs under a heading of views.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(content())
  }
}

extension TabSection where Header == EmptyView, Content: TabContent<SelectionValue>, Footer == EmptyView {
  /// Groups tabs without a heading.
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content())
  }
}

extension TabSection where Header == Text, Content: TabContent<SelectionValue>, Footer == EmptyView {
  /// Groups tabs under words from the app's own language files.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content())
  }

  /// Groups tabs under words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content())
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// The value that chooses a tab.
  public typealias TabValue = Content.TabValue

  /// Makes tabs for each identifiable element.
  public nonisolated init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content: TabContent<V> {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Makes tabs for each element, identified by one of its properties.
  public nonisolated init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content: TabContent<V> {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach: TabSource where Content: TabContent {
  var entries: [TabEntry] {
    data.flatMap { element in
      let name = AnyHashable(id(element))
      return content(element).tabEntries.map { $0.inside(name) }
    }
  }
}
