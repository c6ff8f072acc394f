import Foundation

/// Covers what is searched with what was found, and with the bar where that lay inside.
final class SearchResultsView: UIView {
  /// The bar, and the view and place that it is given back to.
  var borrowed: (bar: UISearchBar, owner: UIView, frame: CGRect)?

  /// What lies below is out of reach while results are shown.
  override var accessibilityViewIsModal: Bool {
    get { true }
    set { super.accessibilityViewIsModal = newValue }
  }
}

extension UISearchController {
  /// True where the controller for results is to be seen.
  private var showsResults: Bool {
    guard isActive, searchResultsController != nil else { return false }
    let hasWords = searchBar.text?.isEmpty == false
    return showsSearchResultsController || automaticallyShowsSearchResultsController && hasWords
  }

  /// Shows or takes away the controller for results, as the search stands.
  ///
  /// - Source: at-behaviour 1.10.3 G1
  func updateResults() {
    guard showsResults != (resultsView != nil) else { return }
    if showsResults { coverSearched() } else { uncoverSearched() }
  }

  /// The controller whose content is searched: the one on top beside a bar above, else the one around the bar.
  private var searched: UIViewController? {
    var responder: UIResponder? = searchBar.next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    let around = responder as? UIViewController
    return (around as? UINavigationController)?.topViewController ?? around
  }

  private func coverSearched() {
    guard let results = searchResultsController, let searched, let below = searched.viewIfLoaded,
      let stage = below.superview
    else { return }
    let cover = SearchResultsView(frame: below.frame)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = .systemBackground
    var room = cover.bounds
    if searchBar.isDescendant(of: below), let owner = searchBar.superview {
      cover.borrowed = (searchBar, owner, searchBar.frame)
      let place = owner.convert(searchBar.frame, to: below)
      let top = max(place.minY - below.bounds.minY, below.safeAreaInsets.top)
      cover.addSubview(searchBar)
      searchBar.frame = CGRect(x: 0, y: top, width: room.width, height: place.height)
      room.origin.y = searchBar.frame.maxY
      room.size.height -= searchBar.frame.maxY
    }
    searched.addChild(results)
    results.bars.covered = cover.borrowed == nil ? searched.bars.covered : .zero
    results.view.frame = room
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.addSubview(results.view)
    stage.insertSubview(cover, aboveSubview: below)
    results.didMove(toParent: searched)
    resultsView = cover
  }

  private func uncoverSearched() {
    guard let cover = resultsView, let results = searchResultsController else { return }
    resultsView = nil
    results.willMove(toParent: nil)
    results.view.removeFromSuperview()
    results.removeFromParent()
    if let (bar, owner, frame) = cover.borrowed {
      owner.addSubview(bar)
      bar.frame = frame
    }
    cover.removeFromSuperview()
  }
}
