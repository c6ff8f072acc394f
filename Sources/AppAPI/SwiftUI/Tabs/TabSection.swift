/// Tabs that belong together: a column shows them beneath their heading, a bar one after the other without it.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  private let content: Content
  private let header: Header

  private nonisolated init(_ content: Content, _ header: Header) {
    self.content = content
    self.header = header
  }
}

extension TabSection: TabContent where Content: TabContent, SelectionValue: Hashable {
  /// The value that chooses a tab.
  public typealias TabValue = SelectionValue
  /// Has no body of its own.
  public typealias Body = Never
}

extension TabSection: TabSource where Content: TabContent, SelectionValue: Hashable {
  var entries: [TabEntry] {
    let heading = (header as? any View).flatMap { $0 is EmptyView ? nil : TabHeading(view: $0) }
    return content.tabEntries.map { entry in
      var entry = entry
      if entry.section == nil { entry.section = heading }
      return entry
    }
  }
}

extension TabSection where Header: View, Content: TabContent<SelectionValue>, Footer == EmptyView {
  /// Groups tabs under a heading of views.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(content(), header())
  }
}

extension TabSection where Header == EmptyView, Content: TabContent<SelectionValue>, Footer == EmptyView {
  /// Groups tabs without a heading.
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content(), EmptyView())
  }
}

extension TabSection where Header == Text, Content: TabContent<SelectionValue>, Footer == EmptyView {
  /// Groups tabs under words from the app's own language files.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content(), Text(titleKey))
  }

  /// Groups tabs under words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content(), Text(title))
  }
}

/// What stands above the tabs of a section.
@MainActor
final class TabHeading {
  let view: any View

  init(view: any View) {
    self.view = view
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

extension Group: TabContent where Content: TabContent {
  /// The value that chooses a tab.
  public typealias TabValue = Content.TabValue

  /// Groups the tabs of a closure.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
  where Content: TabContent<V> {
    self.init(content: content())
  }
}

extension Group: TabSource where Content: TabContent {
  var entries: [TabEntry] { content.tabEntries }
}
