/// What views of UIKit's kind are to people who listen, where documents are silent.
///
/// - Source: Behaviour 1.5.3, 1.13, 3.3.1
package struct ViewPolicy: UncertainOptions, Hashable {
  /// What becomes of the only control in a cell.
  package enum SingleControl: String, UncertainOption {
    /// The cell is one element; a button becomes one of its actions, a value is the cell's own.
    case merged
    /// The parts of the cell are elements one by one.
    case separate

    package static let ruleName = "cell.singleControl"
    package static let summary = "what becomes of the only control inside the cell of a table"
    package static let source = "Behaviour 1.5.3"
  }

  /// What becomes of several controls in a cell.
  package enum SeveralControls: String, UncertainOption {
    /// The parts of the cell are elements one by one.
    case separate
    /// The cell is one element; every control becomes one of its actions.
    case actions

    package static let ruleName = "cell.severalControls"
    package static let summary = "what becomes of several controls inside the cell of a table"
    package static let source = "Behaviour 1.5.3"
  }

  /// What becomes of SwiftUI views in a cell.
  package enum HostedContent: String, UncertainOption {
    /// They are elements one by one, as in a list of SwiftUI's own.
    case separate
    /// The cell is one element, as with views of the UIKit kind.
    case merged

    package static let ruleName = "cell.hostedContent"
    package static let summary = "what becomes of SwiftUI views inside a cell"
    package static let source = "Behaviour 3.4"
  }

  /// What a check mark at the edge of a cell means.
  package enum Checkmark: String, UncertainOption {
    /// The row is heard as the chosen one.
    case selected
    /// Nothing is heard of it.
    case silent

    package static let ruleName = "cell.checkmark"
    package static let summary = "what a check mark at the edge of a cell means"
    package static let source = "Behaviour 1.5.2"
  }

  /// What becomes of a control's state where an app sets its traits.
  package enum StateTraits: String, UncertainOption {
    /// Being chosen, or of no use now, is added to what was set.
    case added
    /// What was set stands alone.
    case replaced

    package static let ruleName = "control.stateTraits"
    package static let summary = "what becomes of a control's state where an app sets its traits"
    package static let source = "Behaviour 1.13"
  }

  /// Where the cursor goes when something presented left.
  package enum FocusAfterDismissal: String, UncertainOption {
    /// To where it was before.
    case returned
    /// To the first element of the screen.
    case first

    package static let ruleName = "presentation.focusAfterDismissal"
    package static let summary = "where the cursor goes when something that controllers presented left"
    package static let source = "Behaviour 3.4"
  }

  /// What is said of a list that was scrolled by a page.
  package enum ListScrollStatus: String, UncertainOption {
    /// Which of its rows are seen: "Rows 5 to 9 of 20".
    case rows
    /// Which page is seen, as of any scroll view.
    case pages

    package static let ruleName = "scroll.status"
    package static let summary = "whether a list that was scrolled tells its rows or its page"
    package static let source = "Behaviour 1.9"
  }

  /// What is heard of a number on a tab of UIKit's.
  package enum TabBarBadge: String, UncertainOption {
    /// So many items: "3 items".
    case items
    /// What is written: "3".
    case written = "as written"

    package static let ruleName = "tabBar.badge"
    package static let summary = "whether the number on a tab of a UITabBar is heard as so many items"
    package static let source = "Behaviour 10.10"
  }

  /// What is heard of the symbol that puts something into a tray.
  package enum InboxSymbol: String, UncertainOption {
    /// "Inbox", as on a device.
    case words = "Inbox"
    /// Its name.
    case name

    package static let ruleName = "symbol.inbox"
    package static let summary = "whether tray.and.arrow.down is heard as \"Inbox\" or by its name"
    package static let source = "Behaviour 10.16"
  }

  /// Where the entries of a context menu are offered.
  package enum ContextMenuEntries: String, UncertainOption {
    /// Among the actions of what is held, and by a long press.
    case actions
    /// By a long press alone.
    case longPress = "long press"

    package static let ruleName = "contextMenu.entries"
    package static let summary = "whether the entries of a context menu are actions of what is held"
    package static let source = "Behaviour 3.2 contextMenu"
  }

  /// Whether elements are met that lie wholly beside the screen where nothing scrolls.
  package enum ElementsBesideScreen: String, UncertainOption {
    /// They are not there for people who listen.
    case leftOut = "left out"
    /// They are met like others.
    case met

    package static let ruleName = "screen.beside"
    package static let summary =
      "whether elements are met that lie wholly beside the screen"
    package static let source = "Behaviour 1.10.3 G3"
  }

  /// What stays of the bar above a screen while something is searched from it.
  package enum SearchBarContents: String, UncertainOption {
    /// The field alone: title and buttons are away until the search ends.
    case field = "field alone"
    /// All that stood in it before.
    case all

    package static let ruleName = "search.bar"
    package static let summary = "what stays of the bar above a screen while something is searched from it"
    package static let source = "Behaviour 3.4 search bar"
  }

  /// What becomes of the only control in a cell.
  package var singleControl = SingleControl.merged
  /// What becomes of several controls in a cell.
  package var severalControls = SeveralControls.separate
  /// What becomes of SwiftUI views in a cell.
  package var hostedContent = HostedContent.separate
  /// What a check mark at the edge of a cell means.
  package var checkmark = Checkmark.selected
  /// What becomes of a control's state where an app sets its traits.
  package var stateTraits = StateTraits.added
  /// Where the cursor goes when something presented left.
  package var focusAfterDismissal = FocusAfterDismissal.returned
  /// How much pictures grow that follow the text size.
  package var imageGrowth = ImageGrowth.bodyLeading
  /// What is heard of a number on a tab.
  package var tabBarBadge = TabBarBadge.items
  /// What is heard of the symbol that puts something into a tray.
  package var inboxSymbol = InboxSymbol.words
  /// What is said of a list that was scrolled by a page.
  package var listScrollStatus = ListScrollStatus.rows
  /// Where the entries of a context menu are offered.
  package var contextMenu = ContextMenuEntries.actions
  /// What stays of the bar above a screen while something is searched from it.
  package var searchBar = SearchBarContents.field
  /// Whether elements are met that lie wholly beside the screen.
  package var besideScreen = ElementsBesideScreen.leftOut
  /// How far large titles grow with the text size.
  package var largeTitle = LargeTitleGrowth.toAccessibilitySizes

  /// Makes the policy that the rules propose.
  package init() {}

  /// Its open questions.
  package static let questions: [RuleOption<ViewPolicy>] = [
    .init(\.singleControl), .init(\.severalControls), .init(\.hostedContent), .init(\.checkmark),
    .init(\.stateTraits), .init(\.focusAfterDismissal), .init(\.imageGrowth), .init(\.largeTitle),
    .init(\.listScrollStatus), .init(\.inboxSymbol),
    .init(\.tabBarBadge), .init(\.contextMenu), .init(\.searchBar),
    .init(\.besideScreen),
  ]
}
