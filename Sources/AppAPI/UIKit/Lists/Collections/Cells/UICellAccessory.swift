import AccessibilityModel
import Foundation

/// A sign or view at the edge of a row.
@MainActor @preconcurrency
public struct UICellAccessory {
  /// What stands at the edge.
  enum Kind: Hashable {
    case disclosureIndicator, checkmark, detail, delete, insert, reorder, multiselect, outline, menu, label,
      custom
  }

  /// When it is there.
  public enum DisplayedState: Sendable {
    /// While rows are being edited or not.
    case always
    /// While rows are being edited.
    case whenEditing
    /// While rows are not being edited.
    case whenNotEditing
  }

  /// Where a view of the app's own stands, and when.
  public enum Placement: Sendable {
    /// At the start of the row.
    case leading(displayed: DisplayedState = .always)
    /// At the end of the row.
    case trailing(displayed: DisplayedState = .always)
  }

  let kind: Kind
  var displayed = DisplayedState.always
  var customView: UIView?
  var isAtStart = false
  var handler: ElementHandler?
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  var outlineHandler: (() -> Void)?

  /// True where it is there, rows being edited or not.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  var width: CGFloat { customView.map { $0.frame.width + 16 } ?? 40 }

  /// The row leads somewhere.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(kind: .disclosureIndicator, displayed: displayed)
  }

  /// The row is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(kind: .checkmark, displayed: displayed)
  }

  /// The row has details; people who listen find them among its actions.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    action(.detail, SpokenText(String(system: .moreInfo)), displayed, actionHandler)
  }

  /// The row can be deleted; people who listen find that among its actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = action(.delete, SpokenText(String(system: .delete)), displayed, actionHandler)
    result.isAtStart = true
    return result
  }

  /// A row can be inserted here; people who listen find that among its actions.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = action(.insert, SpokenText(String(system: .insert)), displayed, actionHandler)
    result.isAtStart = true
    return result
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    let label = UILabel()
    if let font = options.font { label.font = font }
    label.text = text
    label.sizeToFit()
    return UICellAccessory(kind: .label, displayed: displayed, customView: label)
  }

  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isAtStart, displayed): (Bool, DisplayedState) =
      switch configuration.placement {
      case .leading(let displayed): (true, displayed)
      case .trailing(let displayed): (false, displayed)
      }
    return UICellAccessory(
      kind: .custom, displayed: displayed, customView: configuration.customView, isAtStart: isAtStart)
  }

  /// The row can be chosen with others while rows are edited.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(kind: .multiselect, displayed: displayed, isAtStart: true) }

  /// The row can be dragged to another place by a handle that people meet behind it.
  ///
  /// - Source: Behaviour 1.5.1 U10
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(kind: .reorder, displayed: displayed) }

  /// The row holds others, which are shown or hidden with it.
  ///
  /// - Source: Behaviour 1.5.1 U8
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(kind: .outline, displayed: displayed)
    result.outlineStyle = options.style
    result.outlineHandler = actionHandler
    return result
  }

  /// A button that opens a menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions()
  ) -> UICellAccessory {
    let button = UIButton(type: .system)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.sizeToFit()
    return UICellAccessory(kind: .menu, displayed: displayed, customView: button)
  }

  private static func action(
    _ kind: Kind, _ name: SpokenText, _ displayed: DisplayedState, _ handler: (() -> Void)?
  ) -> UICellAccessory {
    var result = UICellAccessory(kind: kind, displayed: displayed)
    if let handler {
      result.handler = ElementHandler(name: name) {
        handler()
        return true
      }
    }
    return result
  }
}
