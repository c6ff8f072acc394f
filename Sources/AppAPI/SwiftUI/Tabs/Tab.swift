/// A tab and the screen that it leads to.
///
///     Tab("Kennel", systemImage: "house", value: .kennel) { KennelView() }
/// - Source: Behaviour 3.4
public struct Tab<Value, Content, Label> {
  private let value: Value?
  private let role: TabRole?
  private let content: Content
  private let label: Label

  private nonisolated init(_ value: Value?, _ role: TabRole?, _ content: Content, _ label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }
}

/// What a tab is for, beyond its label.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// It leads to where things are looked for; it stands last.
  public static var search: TabRole { TabRole(name: "search") }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The value that chooses the tab.
  public typealias TabValue = Value
  /// Has no body of its own.
  public typealias Body = Never
}

extension Tab: TabSource where Value: Hashable, Content: View, Label: View {
  var entries: [TabEntry] {
    let name = value.map { AnyHashable($0) }
    return [
      TabEntry(
        id: name.map { [$0] } ?? [], value: name, label: label, content: content, isSearch: role == .search)
    ]
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Makes a tab with a label of views that a value chooses.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value, role, content(), label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Makes a tab with a label of views.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, role, content(), label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Makes a tab with words and a symbol that a value chooses.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value, role, content(), DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage)))
  }

  /// Makes a tab with words and a symbol that a value chooses.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value, role, content(), DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage)))
  }

  /// Makes a tab with words and a picture of the app's that a value chooses.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), DefaultTabLabel(title: Text(titleKey), icon: Image(image)))
  }

  /// Makes a tab with words and a picture of the app's that a value chooses.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), DefaultTabLabel(title: Text(title), icon: Image(image)))
  }

  /// Makes a tab that a value chooses and that is named after its role.
  public nonisolated init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      value, role, content(),
      DefaultTabLabel(
        title: Text(verbatim: String(system: .search)), icon: Image(systemName: "magnifyingglass")))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Makes a tab with words and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      nil, role, content(), DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage)))
  }

  /// Makes a tab with words and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage)))
  }

  /// Makes a tab with words and a picture of the app's.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(titleKey), icon: Image(image)))
  }

  /// Makes a tab with words and a picture of the app's.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(title), icon: Image(image)))
  }

  /// Makes a tab that is named after its role.
  public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      nil, role, content(),
      DefaultTabLabel(
        title: Text(verbatim: String(system: .search)), icon: Image(systemName: "magnifyingglass")))
  }
}

/// The words of a tab with its picture, which is not heard.
public struct DefaultTabLabel {
  let title: Text
  let icon: Image
}

extension DefaultTabLabel: View {
  /// The words and the picture.
  public var body: some View {
    Label {
      title
    } icon: {
      icon
    }
  }
}
