/// Whether people may change the rows of a list.
public enum EditMode: Hashable, Sendable {
  /// Rows are for looking, can be changed, and can be changed for a moment by a swipe.
  case inactive, active, transient

  /// True where rows can be changed.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether people may change the rows of a list.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

private enum ScreenEditModeKey: GraphStateKey {
  static func initialState(in graph: ViewGraph) -> StateLocation<EditMode> { StateLocation(.inactive) }
}

extension ViewGraph {
  /// Whether people may change the rows of lists on this screen, where no view keeps that itself.
  var editMode: Binding<EditMode> { Binding(location: self[ScreenEditModeKey.self]) }
}

/// A button that begins and ends changing rows.
public struct EditButton {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  @Environment(\.editMode) private var mode

  /// Makes the button.
  public nonisolated init() {}
}

extension EditButton: View {
  /// A button named after what it does next.
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(String(system: isEditing ? .done : .edit)) {
      mode?.wrappedValue = isEditing ? .inactive : .active
    }
    .disabled(mode == nil)
  }
}

/// Begins giving something another name.
public struct RenameAction {
  let action: @MainActor () -> Void

  /// Begins renaming.
  @MainActor
  public func callAsFunction() {
    action()
  }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Begins giving something another name, where that is possible.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that begins giving something another name; it is dimmed where nothing can be renamed.
public struct RenameButton<Label: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  @Environment(\.rename) private var rename
}

extension RenameButton: View {
  /// The button.
  public var body: some View {
    Button(String(system: .rename), systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  /// Makes the button.
  public nonisolated init() {}
}

extension View {
  /// Says what a rename button inside does.
  @preconcurrency
  public nonisolated func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
}
