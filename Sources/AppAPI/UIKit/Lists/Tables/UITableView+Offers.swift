import Foundation

extension UITableView {
  /// True where no row can be given any action or menu: the table's controller overrides nothing that gives one.
  var offersNothing: Bool {
    guard !isEditing, let controller = delegate as? UITableViewController, dataSource === controller else {
      return false
    }
    return TableControllerClasses.offersNothing(type(of: controller))
  }
}

/// Tells classes of controllers that give no row an action or a menu, once for each class.
@MainActor
private enum TableControllerClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Entries of the methods that can give a row something; empty where they cannot be told from others.
  private static let givers: Set<Int> = {
    let base = UITableViewController.self
    let places = MethodOverrides(of: GivingController.self, over: base).places
      .subtracting(MethodOverrides(of: OrdinaryController.self, over: base).places)
    return places.count == GivingController.count ? places : []
  }()

  static func offersNothing(_ type: UITableViewController.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let isAlike =
      type == UITableViewController.self
      || MethodOverrides(of: type, over: UITableViewController.self).places.isDisjoint(with: givers)
    let nothing = !givers.isEmpty && isAlike && !(type is any UITableViewRowEditing.Type)
    known[ObjectIdentifier(type)] = nothing
    return nothing
  }
}

/// Overrides nothing; there is no such controller.
private final class OrdinaryController: UITableViewController {}

/// Overrides each method that is asked what a row offers; there is no such controller.
private final class GivingController: UITableViewController {
  /// How many methods it overrides.
  static let count = 7

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.tag == indexPath.row
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: []) }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: []) }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { tableView.tag == indexPath.row ? .insert : .none }

  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "\(indexPath.row)" }

  override func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { indexPath.row > 0 ? [] : nil }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)
  }
}
