import Foundation

/// Covers what is searched with what was found or is proposed, and with the bar where that lay inside.
final class SearchResultsView: UIView {
  /// The controller that covers what is searched.
  weak var coveringController: UIViewController?
  /// The bar, and the view and place that it is given back to.
  var borrowed: (bar: UISearchBar, owner: UIView, frame: CGRect)?

  /// What lies below is out of reach while results are shown.
  override var accessibilityViewIsModal: Bool {
    get { true }
    set { super.accessibilityViewIsModal = newValue }
  }
}

extension UISearchController {
  /// The controller that is to cover what is searched: that of what is proposed, else that for results.
  private var covering: UIViewController? {
    guard isActive else { return nil }
    if searchSuggestions?.isEmpty == false { return suggestionList }
    let hasWords = searchBar.text?.isEmpty == false
    let showsResults =
      showsSearchResultsController || automaticallyShowsSearchResultsController && hasWords
    return showsResults ? searchResultsController : nil
  }

  /// Shows or takes away what covers what is searched, as the search stands.
  ///
  /// - Source: Behaviour 1.10.3 G1
  func updateResults() {
    let wanted = covering
    guard wanted !== resultsView?.coveringController else { return }
    uncoverSearched()
    if let wanted { coverSearched(with: wanted) }
  }

  /// The controller whose content is searched: the one on top beside a bar above, else the one around the
  /// bar.
  var searched: UIViewController? {
    var responder: UIResponder? = searchBar.next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    let around = responder as? UIViewController
    return (around as? UINavigationController)?.topViewController ?? around
  }

  private func coverSearched(with results: UIViewController) {
    guard let searched, let below = searched.viewIfLoaded, let stage = below.superview else { return }
    let cover = SearchResultsView(frame: below.frame)
    cover.coveringController = results
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = .systemBackground
    var availableSpace = cover.bounds
    if searchBar.isDescendant(of: below), let owner = searchBar.superview {
      cover.borrowed = (searchBar, owner, searchBar.frame)
      let place = owner.convert(searchBar.frame, to: below)
      let top = max(place.minY - below.bounds.minY, below.safeAreaInsets.top)
      cover.addSubview(searchBar)
      searchBar.frame = CGRect(x: 0, y: top, width: availableSpace.width, height: place.height)
      availableSpace.origin.y = searchBar.frame.maxY
      availableSpace.size.height -= searchBar.frame.maxY
    }
    searched.addChild(results)
    results.bars.covered = cover.borrowed == nil ? searched.bars.covered : .zero
    results.view.frame = availableSpace
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.addSubview(results.view)
    stage.insertSubview(cover, aboveSubview: below)
    results.didMove(toParent: searched)
    resultsView = cover
  }

  private func uncoverSearched() {
    guard let cover = resultsView else { return }
    resultsView = nil
    cover.coveringController?.willMove(toParent: nil)
    cover.coveringController?.view.removeFromSuperview()
    cover.coveringController?.removeFromParent()
    if let (bar, owner, frame) = cover.borrowed {
      owner.addSubview(bar)
      bar.frame = frame
    }
    cover.removeFromSuperview()
  }
}
