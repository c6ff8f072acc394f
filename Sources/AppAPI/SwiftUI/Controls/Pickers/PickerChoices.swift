/// What can be chosen, and what is.
@MainActor
struct PickerChoices<Value: Hashable> {
  let selection: Binding<Value>
  let others: [Binding<Value>]
  let options: [PickerOption]

  /// One row of a picker.
  struct Row: Identifiable {
    let option: PickerOption
    /// The value that is chosen with the row; `nil` where the row is only there to be seen.
    let value: Value?
    var id: ObjectIdentifier { option.id }
  }

  var rows: [Row] { options.map { Row(option: $0, value: $0.tag(as: Value.self)) } }

  /// The rows that can be chosen.
  var choices: [Row] { rows.filter { $0.value != nil } }

  /// The row that is chosen.
  var current: Row? {
    guard others.allSatisfy({ $0.wrappedValue == selection.wrappedValue }) else { return nil }
    return choices.first { $0.value == selection.wrappedValue }
  }

  func isChosen(_ row: Row) -> Bool { current?.id == row.id }

  func choose(_ row: Row) {
    guard let value = row.value else { return }
    for binding in [selection] + others where binding.wrappedValue != value { binding.wrappedValue = value }
  }

  /// Chooses the row so many places further; at the ends nothing happens.
  func move(by distance: Int) {
    let choices = choices
    guard let place = choices.firstIndex(where: isChosen) else {
      if let first = choices.first { choose(first) }
      return
    }
    let target = place + distance
    if choices.indices.contains(target) { choose(choices[target]) }
  }
}
