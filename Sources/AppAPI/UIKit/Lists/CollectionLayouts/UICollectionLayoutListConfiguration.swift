import Foundation

/// What a list in a collection looks like.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  /// How rows are set off from the background.
  public enum Appearance: Int, Sendable {
    /// From edge to edge.
    case plain = 0
    /// In groups from edge to edge.
    case grouped = 1
    /// In groups with space beside them.
    case insetGrouped = 2
    /// As at the side of a wide screen.
    case sidebar = 3
    /// As at the side of a wide screen, plain.
    case sidebarPlain = 4
  }

  /// What heads a section.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A view of its own.
    case supplementary = 1
    /// The cell at the top of each section stands for its header.
    case firstItemInSection = 2
  }

  /// What ends a section.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A view of its own.
    case supplementary = 1
  }

  /// Says what appears when a row is pushed aside.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// How rows are set off from the background.
  public var appearance: Appearance
  /// What heads a section.
  public var headerMode = HeaderMode.none
  /// What ends a section.
  public var footerMode = FooterMode.none
  /// True where there are lines between rows.
  public var showsSeparators = true
  /// Colour of the background.
  public var backgroundColor: UIColor?
  /// Space above each header.
  public var headerTopPadding: CGFloat?
  /// How lines between rows look.
  public var separatorConfiguration = UIListSeparatorConfiguration()
  /// Says how the lines of a row look.
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// What appears at the start of a row that is pushed aside.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What appears at the end of a row that is pushed aside.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Makes a list of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}

/// How the lines between rows look.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
  // Checked by hand: colours can be sent.
  /// Whether a line is there.
  public enum Visibility: Int, Sendable {
    /// As the list suggests.
    case automatic = 0
    /// It is.
    case visible = 1
    /// It is not.
    case hidden = 2
  }

  /// The line above a row.
  public var topSeparatorVisibility = Visibility.automatic
  /// The line below a row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above stays away from the edges.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// How far the line below stays away from the edges.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// Colour of the lines.
  public var color = UIColor.separator
  /// Colour of the lines of several chosen rows.
  public var multipleSelectionColor = UIColor.separator

  /// Makes the usual lines.
  public init() {}

  /// Makes the lines of lists of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
