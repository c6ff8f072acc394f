import Foundation

/// Makes a search bar take part in a screen: it tells what is searched for, and when the search begins and ends.
///
///     let search = UISearchController(searchResultsController: found)
///     search.searchResultsUpdater = self
///
/// A controller for results covers what is searched as soon as something is typed; without one, results are the
/// updater's to show.
open class UISearchController: UIViewController {
  private let bar = UISearchBar()
  private var isSearching = false
  /// What covers what is searched, while results are shown.
  var resultsView: SearchResultsView?
  /// The stack whose bar gave way to the search.
  weak var yieldingStack: UINavigationController?

  /// The controller that was given for results.
  public let searchResultsController: UIViewController?

  /// Makes a search, with a controller for its results or none.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.placeholder = String(system: .search)
    bar.searchController = self
  }

  /// Makes a search without a controller for its results.
  public convenience init() {
    self.init(searchResultsController: nil)
  }

  /// Makes a search without a controller for its results; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    bar.placeholder = String(system: .search)
    bar.searchController = self
  }

  /// The bar with the words.
  open var searchBar: UISearchBar { bar }
  /// Who shows what is found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Follows when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// True where everything else is dimmed during the search.
  open var obscuresBackgroundDuringPresentation = true
  /// True where everything else is dimmed during the search, under its old name.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// True where the controller for results is shown though nothing is typed.
  open var showsSearchResultsController = false {
    didSet { updateResults() }
  }
  /// True where that controller comes with the first letter and goes with the last.
  open var automaticallyShowsSearchResultsController = true {
    didSet { updateResults() }
  }
  /// What is proposed to search for; it covers what is searched until there is nothing to propose.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet {
      suggestionList.tableView.reloadData()
      updateResults()
    }
  }
  lazy var suggestionList = SearchSuggestionList(of: self)

  /// When the parts of what is searched are shown.
  open var scopeBarActivation = ScopeBarActivation.automatic

  /// When the parts of what is searched are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// As the system finds best.
    case automatic = 0
    /// When the app says so.
    case manual = 1
    /// When something is typed.
    case onTextEntry = 2
    /// When the search begins.
    case onSearchActivation = 3
  }

  /// True where the parts of what is searched come and go with the search.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  /// True where the bar above gives way to the search.
  open var hidesNavigationBarDuringPresentation = true
  /// True where the button to give up comes and goes with the search.
  open var automaticallyShowsCancelButton = true

  /// True while there is a search; ending it takes away the words.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    isSearching = true
    yieldBar()
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    if scopeBarActivation != .manual, bar.scopeButtonTitles?.isEmpty == false { bar.showsScopeBar = true }
    bar.becomeFirstResponder()
    searchResultsUpdater?.updateSearchResults(for: self)
    updateResults()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    returnBar()
    bar.text = nil
    if scopeBarActivation != .manual { bar.showsScopeBar = false }
    bar.resignFirstResponder()
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    updateResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  /// Takes in that other words, or another part, are to be searched.
  func queryDidChange() {
    guard isSearching else { return }
    searchResultsUpdater?.updateSearchResults(for: self)
    updateResults()
  }
}

/// Shows what a search finds.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Takes in that other words are searched for.
  func updateSearchResults(for searchController: UISearchController)
  /// Takes in that a person chose something that was proposed.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Follows when a search begins and ends.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
