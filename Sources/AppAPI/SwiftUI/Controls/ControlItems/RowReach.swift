/// How far a control in a row of a list reaches for fingers.
///
/// - Source: Behaviour 8.1
enum RowReach {
  /// As far as it is seen.
  case own
  /// As far as it is seen from side to side, and over the whole height of the row.
  case height
  /// Over the whole row, where it is the only control in it.
  case row
}

extension ControlItem {
  /// Where a finger reaches it, in points of the screen.
  ///
  /// - Complexity: O(items in the row) in rows of lists.
  var reach: CGRect {
    guard let owner else { return frame }
    if owner.environment.isInMenu, let row = enclosing(MenuRowItem.self) { return row.frame }
    guard owner.environment.isInRow, let row = enclosing(ListRowItem.self) else { return frame }
    let reach = owner.control.rowReach(in: owner.environment)
    guard reach != .own else { return frame }
    let others = row.usableControls.filter { $0 !== self }
    if reach == .row, others.isEmpty { return row.field }
    let isBeside = others.allSatisfy { $0.frame.maxX <= frame.minX || $0.frame.minX >= frame.maxX }
    guard isBeside else { return frame }
    return CGRect(x: frame.minX, y: row.frame.minY, width: frame.width, height: row.frame.height)
  }

  /// True where a tap at a point is one on the control: on itself, or in the row that it fills.
  func isReached(at point: CGPoint) -> Bool {
    if frame.contains(point) { return true }
    guard let owner else { return false }
    if owner.environment.isInMenu { return reach.contains(point) }
    guard owner.environment.isInRow, owner.control.rowReach(in: owner.environment) == .row else {
      return false
    }
    return reach.contains(point)
  }

  private func enclosing<Row: LayoutItem>(_ type: Row.Type) -> Row? {
    sequence(first: self as LayoutItem, next: \.container).lazy.compactMap { $0 as? Row }.first
  }
}

extension LayoutItem {
  /// The controls in it that do something, without those that are parts of others.
  fileprivate var usableControls: [ControlItem] {
    if let control = self as? ControlItem { return control.isUsable ? [control] : [] }
    return contents.flatMap(\.usableControls)
  }
}
