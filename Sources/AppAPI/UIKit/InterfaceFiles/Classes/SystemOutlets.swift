import Foundation

/// The outlets, attributes and actions that the system's own classes have.
@MainActor
enum SystemOutlets {
  static var tables: [InterfaceTable] { lists + fields + controllers + responders }

  private static func table<Owner>(
    _ type: Owner.Type, _ fill: (inout InterfaceClass<Owner>) -> Void
  ) -> InterfaceTable {
    var table = InterfaceClass(type, in: "UIKit/")
    fill(&table)
    return table.table
  }

  private static var lists: [InterfaceTable] {
    [
      table(UITableView.self) {
        $0.outlet("dataSource") { $0.dataSource = try $1.value() }
        $0.outlet("delegate") { $0.delegate = try $1.value() }
        $0.outlet("prefetchDataSource") { $0.prefetchDataSource = try $1.value() }
        $0.outlet("tableHeaderView") { $0.tableHeaderView = try $1.value() }
        $0.outlet("tableFooterView") { $0.tableFooterView = try $1.value() }
        $0.outlet("backgroundView") { $0.backgroundView = try $1.value() }
      },
      table(UICollectionView.self) {
        $0.outlet("dataSource") { $0.dataSource = try $1.value() }
        $0.outlet("delegate") { $0.delegate = try $1.value() }
        $0.outlet("prefetchDataSource") { $0.prefetchDataSource = try $1.value() }
        $0.outlet("backgroundView") { $0.backgroundView = try $1.value() }
      },
      table(UITableViewCell.self) {
        $0.outlet("backgroundView") { $0.backgroundView = try $1.value() }
        $0.outlet("selectedBackgroundView") { $0.selectedBackgroundView = try $1.value() }
        $0.outlet("accessoryView") { $0.accessoryView = try $1.value() }
      },
      table(UICollectionViewCell.self) {
        $0.outlet("backgroundView") { $0.backgroundView = try $1.value() }
        $0.outlet("selectedBackgroundView") { $0.selectedBackgroundView = try $1.value() }
      },
      table(UIScrollView.self) {
        $0.outlet("delegate") { $0.setDelegate(try $1.value()) }
        $0.outlet("refreshControl") { $0.refreshControl = try $1.value() }
      },
      table(UIPickerView.self) {
        $0.outlet("dataSource") { $0.dataSource = try $1.value() }
        $0.outlet("delegate") { $0.delegate = try $1.value() }
      },
    ]
  }

  private static var fields: [InterfaceTable] {
    [
      table(UITextField.self) {
        $0.outlet("delegate") { $0.delegate = try $1.value() }
        $0.outlet("leftView") { $0.leftView = try $1.value() }
        $0.outlet("rightView") { $0.rightView = try $1.value() }
        $0.outlet("inputView") { $0.inputView = try $1.value() }
        $0.outlet("inputAccessoryView") { $0.inputAccessoryView = try $1.value() }
      },
      table(UITextView.self) {
        $0.outlet("delegate") { $0.delegate = try $1.value() }
        $0.outlet("inputView") { $0.inputView = try $1.value() }
        $0.outlet("inputAccessoryView") { $0.inputAccessoryView = try $1.value() }
      },
      table(UISearchBar.self) { $0.outlet("delegate") { $0.delegate = try $1.value() } },
      table(UIToolbar.self) { _ in },
      table(UITabBar.self) { $0.outlet("delegate") { $0.delegate = try $1.value() } },
      table(UINavigationBar.self) { $0.outlet("delegate") { $0.delegate = try $1.value() } },
      table(UIGestureRecognizer.self) { $0.outlet("delegate") { $0.delegate = try $1.value() } },
      table(UIView.self) {
        $0.outlet("gestureRecognizers") { view, value in
          let all: [UIGestureRecognizer] = try value.value()
          for recognizer in all { view.addGestureRecognizer(recognizer) }
        }
        $0.outlet("accessibilityElements") { $0.accessibilityElements = try $1.value() }
        $0.attribute("accessibilityLabel") { $0.accessibilityLabel = try $1.value() }
        $0.attribute("accessibilityHint") { $0.accessibilityHint = try $1.value() }
        $0.attribute("accessibilityValue") { $0.accessibilityValue = try $1.value() }
        $0.attribute("accessibilityIdentifier") { $0.accessibilityIdentifier = try $1.value() }
        $0.attribute("isAccessibilityElement") { $0.isAccessibilityElement = try $1.value() }
        $0.attribute("accessibilityElementsHidden") { $0.accessibilityElementsHidden = try $1.value() }
        $0.attribute("accessibilityViewIsModal") { $0.accessibilityViewIsModal = try $1.value() }
        $0.attribute("shouldGroupAccessibilityChildren") {
          $0.shouldGroupAccessibilityChildren = try $1.value()
        }
        $0.attribute("accessibilityIgnoresInvertColors") {
          $0.accessibilityIgnoresInvertColors = try $1.value()
        }
        $0.attribute("layer.cornerRadius") { $0.layer.cornerRadius = try $1.value() }
        $0.attribute("layer.borderWidth") { $0.layer.borderWidth = try $1.value() }
        $0.attribute("layer.masksToBounds") { $0.layer.masksToBounds = try $1.value() }
        $0.attribute("clipsToBounds") { $0.clipsToBounds = try $1.value() }
        $0.attribute("isHidden") { $0.isHidden = try $1.value() }
        $0.attribute("hidden") { $0.isHidden = try $1.value() }
        $0.attribute("tag") { $0.tag = try $1.value() }
        $0.attribute("alpha") { $0.alpha = try $1.value() }
        $0.attribute("backgroundColor") { $0.backgroundColor = try $1.value() }
        $0.attribute("tintColor") { $0.tintColor = try $1.value() }
        $0.attribute("showsLargeContentViewer") { $0.showsLargeContentViewer = try $1.value() }
        $0.attribute("largeContentTitle") { $0.largeContentTitle = try $1.value() }
      },
      table(UILabel.self) { $0.attribute("text") { $0.text = try $1.value() } },
      table(UIControl.self) {
        $0.attribute("isEnabled") { $0.isEnabled = try $1.value() }
        $0.attribute("enabled") { $0.isEnabled = try $1.value() }
        $0.attribute("isSelected") { $0.isSelected = try $1.value() }
        $0.attribute("selected") { $0.isSelected = try $1.value() }
      },
      table(UIBarItem.self) {
        $0.attribute("accessibilityLabel") { $0.accessibilityLabel = try $1.value() }
        $0.attribute("accessibilityHint") { $0.accessibilityHint = try $1.value() }
        $0.attribute("accessibilityIdentifier") { $0.accessibilityIdentifier = try $1.value() }
      },
    ]
  }

  private static var controllers: [InterfaceTable] {
    [
      table(UIViewController.self) {
        $0.outlet("view") { $0.view = try $1.value() }
        $0.outlet("transitioningDelegate") { $0.transitioningDelegate = try $1.value() }
      },
      table(UITableViewController.self) { $0.outlet("tableView") { $0.tableView = try $1.value() } },
      table(UICollectionViewController.self) {
        $0.outlet("collectionView") { $0.collectionView = try $1.value() }
      },
      table(UINavigationController.self) { $0.outlet("delegate") { $0.delegate = try $1.value() } },
      table(UITabBarController.self) { $0.outlet("delegate") { $0.delegate = try $1.value() } },
      table(UISplitViewController.self) { $0.outlet("delegate") { $0.delegate = try $1.value() } },
      table(UIPageViewController.self) {
        $0.outlet("dataSource") { $0.dataSource = try $1.value() }
        $0.outlet("delegate") { $0.delegate = try $1.value() }
      },
    ]
  }

  private static var responders: [InterfaceTable] {
    [
      table(UIResponder.self) {
        $0.action("becomeFirstResponder", "becomeFirstResponder") { owner, _, _ in
          _ = owner.becomeFirstResponder()
        }
        $0.action("resignFirstResponder", "resignFirstResponder") { owner, _, _ in
          _ = owner.resignFirstResponder()
        }
        $0.action("copy:", "copy") { owner, sender, _ in owner.copy(sender.content) }
        $0.action("cut:", "cut") { owner, sender, _ in owner.cut(sender.content) }
        $0.action("paste:", "paste") { owner, sender, _ in owner.paste(sender.content) }
        $0.action("select:", "select") { owner, sender, _ in owner.select(sender.content) }
        $0.action("selectAll:", "selectAll") { owner, sender, _ in owner.selectAll(sender.content) }
      }
    ]
  }
}
