import AccessibilityModel
import AppHost

/// What a list lets people do with its rows at this moment.
struct ListPolicy {
  /// True while rows can be changed.
  var isEditing = false
  /// How rows are chosen, where they can be.
  var selection: RowSelection?
  var environment = EnvironmentValues()

  var order: ReadingOrder { environment.readingOrder }

  /// What chooses the row with a value, and shows the next column where there is space for one alone.
  ///
  /// - Parameter value: What the row or the link in it stands for.
  /// - Returns: `nil` where the list chooses no row, or none with such a value.
  @MainActor
  func choosing(_ value: any OptionValue) -> (@MainActor () -> Void)? {
    guard let selection, selection.accepts(value), selection.canChoose(isEditing) else { return nil }
    let next = isEditing ? nil : environment.showNextColumn
    let wayBack = environment.columnReturn
    return {
      selection.choose(value)
      wayBack?.forget = selection.clear
      next?.run()
    }
  }
}

/// Lets links in the rows of a list choose the row, as a list with a selection of the link's type does.
///
/// - Source: Behaviour 3.4 selected link
@MainActor
final class LinkSelection {
  /// What the list lets people do at this moment.
  var policy = ListPolicy()

  nonisolated init() {}

  /// What chooses the row of a link that has a value; `nil` where the link does not choose.
  func choosing(_ value: AnyHashable) -> (@MainActor () -> Void)? {
    policy.isEditing ? nil : policy.choosing(ElementValue(id: value))
  }
}

private enum LinkSelectionKey: EnvironmentKey {
  static var defaultValue: LinkSelection? { nil }
}

private enum InSplitColumnKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Lets links choose rows of the list around.
  var linkSelection: LinkSelection? {
    get { self[LinkSelectionKey.self] }
    set { self[LinkSelectionKey.self] = newValue }
  }

  /// True in a column that another one follows.
  var isInSplitColumn: Bool {
    get { self[InSplitColumnKey.self] }
    set { self[InSplitColumnKey.self] = newValue }
  }
}

/// How rows of a list are chosen, whatever the type of the values.
struct RowSelection {
  /// True where a row with a value can be chosen.
  let accepts: @MainActor (any OptionValue) -> Bool
  /// True where the row with a value is chosen.
  let contains: @MainActor (any OptionValue) -> Bool
  /// Chooses the row with a value; where several can be chosen, leaves one that was.
  let choose: @MainActor (any OptionValue) -> Void
  /// True where several rows can be chosen.
  let isMultiple: Bool
  /// Chooses no row; `nil` where one row is always chosen.
  var clear: (@MainActor () -> Void)?

  /// True where activating a row chooses it; several rows are chosen while they are edited.
  @MainActor
  func canChoose(_ isEditing: Bool) -> Bool {
    !isMultiple || isEditing || RunningApp.current.environment.platform == .macOS
  }
}

/// Where a list keeps which rows are chosen.
enum SelectionStore<Value: Hashable> {
  case none
  case one(Binding<Value?>)
  case always(Binding<Value>)
  case several(Binding<Set<Value>>)

  /// How rows are chosen now; reads what is chosen.
  @MainActor
  var rows: RowSelection? {
    switch self {
    case .none: return nil
    case .one(let binding):
      let chosen = binding.wrappedValue
      var rows = RowSelection.single({ $0 == chosen }, { binding.wrappedValue = $0 })
      rows.clear = { binding.wrappedValue = nil }
      return rows
    case .always(let binding):
      let chosen = binding.wrappedValue
      return .single({ $0 == chosen }, { binding.wrappedValue = $0 })
    case .several(let binding):
      let chosen = binding.wrappedValue
      return RowSelection(
        accepts: { $0.tag(as: Value.self) != nil },
        contains: { value in value.tag(as: Value.self).map(chosen.contains) ?? false },
        choose: { value in
          guard let value = value.tag(as: Value.self) else { return }
          binding.wrappedValue.formSymmetricDifference([value])
        }, isMultiple: true)
    }
  }
}

extension RowSelection {
  /// One row at a time.
  @MainActor
  fileprivate static func single<Value>(
    _ isChosen: @escaping (Value) -> Bool, _ choose: @escaping (Value) -> Void
  ) -> RowSelection {
    RowSelection(
      accepts: { $0.tag(as: Value.self) != nil },
      contains: { value in value.tag(as: Value.self).map(isChosen) ?? false },
      choose: { value in value.tag(as: Value.self).map(choose) }, isMultiple: false)
  }
}
