/// Knows what the way back to a column takes away: what was chosen there to leave it.
@MainActor
final class ColumnReturn {
  /// Chooses nothing any more.
  var forget: (@MainActor () -> Void)?

  nonisolated init() {}

  /// Goes back: nothing is chosen in the column.
  func take() {
    let forget = forget
    self.forget = nil
    forget?()
  }
}

private enum ColumnReturnKey: EnvironmentKey {
  static var defaultValue: ColumnReturn? { nil }
}

extension EnvironmentValues {
  /// What the way back to the column around takes away, where columns lie above each other.
  var columnReturn: ColumnReturn? {
    get { self[ColumnReturnKey.self] }
    set { self[ColumnReturnKey.self] = newValue }
  }
}
