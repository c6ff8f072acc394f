import Foundation

// What deletes, inserts, chooses or moves a row while its table is edited.
extension UITableViewCell {
  /// The width that content gives up for it, in points.
  private static let editControlSpace: CGFloat = 38

  /// The symbol at the near edge, with its colour; `nil` where there is none.
  var editSymbol: (name: String, color: UIColor)? {
    guard isEditing, let table, let path = table.indexPath(for: self) else { return nil }
    if table.allowsMultipleSelectionDuringEditing {
      return isSelected ? ("checkmark.circle.fill", tintColor) : ("circle", .tertiaryLabel)
    }
    return switch table.editingStyle(of: path) {
    case .delete: ("minus.circle.fill", .systemRed)
    case .insert: ("plus.circle.fill", .systemGreen)
    case .none: nil
    }
  }

  /// How far content gives way to what stands at the near edge, in points; rows without a symbol keep in line with the
  /// others, unless the app says no.
  var editControlWidth: CGFloat {
    guard isEditing, let table, let path = table.indexPath(for: self) else { return 0 }
    if editSymbol != nil { return Self.editControlSpace }
    let isIndented =
      shouldIndentWhileEditing && table.canEdit(path)
      && table.delegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true
    return isIndented ? Self.editControlSpace : 0
  }

  /// How far content gives way to the handle at the far edge, in points; 0 where the row cannot be moved.
  var reorderWidth: CGFloat {
    guard isEditing, let table, let path = table.indexPath(for: self) else { return 0 }
    return showsReorderControl || table.canMove(path) ? ReorderControl.width : 0
  }
}
