import Foundation

/// Buttons of a bar that belong together.
///
///     navigationItem.trailingItemGroups = [.fixedGroup(items: [share, edit])]
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
  /// The buttons, from the leading side.
  open var barButtonItems: [UIBarButtonItem]
  /// What stands for the buttons where there is no space for them; there always is.
  open var representativeItem: UIBarButtonItem?
  /// True where none of its buttons is shown.
  open var isHidden = false {
    didSet { for item in barButtonItems { item.isHidden = isHidden } }
  }
  /// True where the group is there whatever a person chooses.
  open var alwaysAvailable = false
  /// What is offered in a menu in place of the buttons.
  open var menuRepresentation: UIMenuElement?

  /// Makes a group of buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// Makes a group that is always there.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Makes a group that a person may move elsewhere; it stays.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Makes a group that a person may take away.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: Its name where the person's choice is kept.
  ///   - isInDefaultCustomization: True where it is shown until a person takes it away.
  ///   - representativeItem: What stands for the buttons.
  ///   - items: The buttons.
  /// - Returns: The group.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(
      barButtonItems: isInDefaultCustomization ? items : [], representativeItem: representativeItem)
  }
}

extension UIBarButtonItem {
  /// Returns a group of this button that is always there.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Returns a group of this button that a person may move elsewhere.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Returns a group of this button that a person may take away.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }
}

extension UINavigationItem {
  /// The groups on the leading side, from the edge inwards.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { itemGroups.leading }
    set {
      itemGroups.leading = newValue
      leftBarButtonItems = newValue.flatMap(\.barButtonItems)
    }
  }

  /// The groups on the trailing side, in the order in which they are read.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { itemGroups.trailing }
    set {
      itemGroups.trailing = newValue
      groupsDidChange()
    }
  }

  /// The group at the trailing edge, which stays there.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { itemGroups.pinned }
    set {
      itemGroups.pinned = newValue
      groupsDidChange()
    }
  }

  private func groupsDidChange() {
    let groups = itemGroups.trailing + [itemGroups.pinned].compactMap { $0 }
    rightBarButtonItems = groups.flatMap(\.barButtonItems).reversed()
  }
}

/// The groups of buttons that an item of a navigation bar was given.
struct ItemGroups {
  var leading: [UIBarButtonItemGroup] = []
  var trailing: [UIBarButtonItemGroup] = []
  var pinned: UIBarButtonItemGroup?
}
