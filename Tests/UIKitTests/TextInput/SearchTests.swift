import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What search bars are, and when a search begins and ends", .timeLimit(.minutes(10)))
struct SearchTests {
  @MainActor
  final class Witness: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
    var log: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.append("scope \(selectedScope)")
    }
    func updateSearchResults(for searchController: UISearchController) {
      log.append("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("didDismiss") }
  }

  private func place(_ bar: UISearchBar) -> UISearchBar {
    bar.frame = CGRect(x: 0, y: 60, width: 390, height: 56)
    return bar
  }

  @Test("Z2: a search bar is a search field, its button to give up and its parts are beside it")
  func parts() async throws {
    let bar = place(UISearchBar())
    bar.placeholder = "Search"
    bar.showsCancelButton = true
    bar.scopeButtonTitles = ["All", "Dogs"]
    bar.showsScopeBar = true
    bar.sizeToFit()
    try await hosting(bar) { screen in
      #expect(screen.heard.first == "Search, search field")
      try await screen.advance(by: .seconds(10))
      #expect(screen.lastHeard == ["Double tap to edit."])
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Cancel, button"])
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Selected, All, button, 1 of 2"])
    }
  }

  @Test("What is typed, searched for, chosen and given up is told to the delegate in order")
  func delegate() async throws {
    let witness = Witness()
    let bar = place(UISearchBar())
    bar.delegate = witness
    bar.placeholder = "Search"
    bar.showsCancelButton = true
    bar.scopeButtonTitles = ["All", "Dogs"]
    bar.showsScopeBar = true
    bar.sizeToFit()
    try await hosting(bar) { screen in
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard == ["Is editing, insertion point at start, search field"])
      try await screen.type("a\n")
      try await screen.activate("Clear text")
      try await screen.activate("Dogs")
      try await screen.activate("Cancel")
      #expect(bar.resignFirstResponder())
      #expect(witness.log == ["begin", "text a", "search", "text ", "scope 1", "cancel", "end"])
    }
  }

  @Test(
    "A search begins with typing, tells each change, and ends with its button, which takes away the words")
  func controller() async throws {
    let witness = Witness()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = witness
    search.delegate = witness
    let bar = place(search.searchBar)
    try await hosting(bar) { screen in
      #expect(screen.heard.first == "Search, search field")
      try await screen.voiceOver.doubleTap()
      #expect(search.isActive)
      try await screen.type("b")
      try await screen.activate("Cancel")
      #expect(!search.isActive)
      #expect(bar.text == "")
      #expect(!bar.isFirstResponder)
      #expect(
        witness.log == [
          "willPresent", "update ", "didPresent", "update b", "willDismiss", "update ", "didDismiss",
        ])
    }
  }

  /// Shows what was found, a label for it.
  private final class Found: UIViewController, UISearchResultsUpdating {
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = CGRect(x: 0, y: 200, width: 300, height: 30)
      view.addSubview(label)
    }

    func updateSearchResults(for searchController: UISearchController) {
      loadViewIfNeeded()
      label.text = "Found \(searchController.searchBar.text ?? "")"
    }
  }

  @Test("Title and buttons of a bar give way to a search, unless the app or the choice keeps them")
  func barGivesWay() async throws {
    func heard(
      hides: Bool, isInBar: Bool = true, rules: RuleChoices = RuleChoices()
    ) async throws -> [[String]] {
      let (kennel, dogs) = (UIViewController(), UIViewController())
      (kennel.title, dogs.title) = ("Kennel", "Dogs")
      dogs.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Sort", primaryAction: UIAction { _ in })
      let search = UISearchController(searchResultsController: nil)
      search.hidesNavigationBarDuringPresentation = hides
      search.automaticallyShowsCancelButton = false
      if isInBar {
        dogs.navigationItem.searchController = search
      } else {
        dogs.view.addSubview(place(search.searchBar))
        search.searchBar.frame.origin.y = 160
      }
      let stack = UINavigationController(rootViewController: kennel)
      stack.pushViewController(dogs, animated: false)
      var walks: [[String]] = []
      try await hosting(stack, rules: rules) { screen in
        walks.append(try await screen.tour().stops.map(\.utterance.text))
        try await screen.activate("Search")
        walks.append(try await screen.tour().stops.map(\.utterance.text))
        search.isActive = false
        try await screen.advance(by: .seconds(1))
        walks.append(try await screen.tour().stops.map(\.utterance.text))
      }
      return walks
    }
    let all = ["Kennel, back button", "Dogs, heading", "Sort, button"]
    for isInBar in [true, false] {
      let hidden = try await heard(hides: true, isInBar: isInBar)
      #expect(Array(hidden[0].prefix(3)) == all)
      #expect(hidden[1].count == 1 && hidden[1][0].contains("search field"), "\(hidden[1])")
      #expect(Array(hidden[2].prefix(3)) == all)
    }
    let kept = try await heard(hides: false)
    #expect(Array(kept[1].prefix(3)) == all)
    let chosen = try await heard(hides: true, rules: ["search.bar": "all"])
    #expect(Array(chosen[1].prefix(3)) == all)
  }

  @Test(
    "What a controller for results shows covers what is searched from the first letter to the end",
    arguments: [true, false])
  func results(isInBar: Bool) async throws {
    let (dogs, found) = (UIViewController(), Found())
    dogs.title = "Dogs"
    let bailey = UILabel(frame: CGRect(x: 0, y: 300, width: 300, height: 30))
    bailey.text = "Bailey"
    dogs.view.addSubview(bailey)
    let search = UISearchController(searchResultsController: found)
    search.searchResultsUpdater = found
    if isInBar {
      dogs.navigationItem.searchController = search
    } else {
      dogs.view.addSubview(place(search.searchBar))
      search.searchBar.frame.origin.y = 160
    }
    try await hosting(UINavigationController(rootViewController: dogs)) { screen in
      func labels() async throws -> [String] {
        try await screen.tour().stops.map(\.utterance.text).filter { !$0.contains("search field") }
      }
      let before = try await labels()
      #expect(before == ["Dogs, heading", "Bailey"])
      try await screen.activate("Search")
      #expect(try screen.element(named: "Bailey").isStop)
      try await screen.type("b")
      let during = try await labels()
      #expect(during.contains("Found b"))
      #expect(!during.contains("Bailey"))
      try await screen.activate("Cancel")
      let after = try await labels()
      #expect(after == before)
    }
  }

  /// Proposes dogs as soon as something is typed.
  private final class Proposing: NSObject, UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
      let words = searchController.searchBar.text ?? ""
      let names = ["Beagle", "Basset"].filter { !words.isEmpty && $0.lowercased().hasPrefix(words) }
      searchController.searchSuggestions = names.map { UISearchSuggestionItem(localizedSuggestion: $0) }
    }
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      searchController.searchBar.text = searchSuggestion.localizedSuggestion
      searchController.searchSuggestions = nil
    }
  }

  @Test("What is proposed to search for covers what is searched until one is chosen")
  func suggestions() async throws {
    let (dogs, updater) = (UIViewController(), Proposing())
    dogs.title = "Dogs"
    let bailey = UILabel(frame: CGRect(x: 0, y: 300, width: 300, height: 30))
    bailey.text = "Bailey"
    dogs.view.addSubview(bailey)
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = updater
    dogs.navigationItem.searchController = search
    try await hosting(UINavigationController(rootViewController: dogs)) { screen in
      @MainActor func labels() -> [String] {
        screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
      }
      try await screen.activate("Search")
      #expect(labels().contains("Bailey"))
      try await screen.type("b")
      #expect(labels().contains("Beagle"))
      #expect(!labels().contains("Bailey"))
      try await screen.type("e")
      #expect(!labels().contains("Basset"))
      try await screen.activate("Beagle")
      #expect(search.searchBar.text == "Beagle")
      #expect(labels().contains("Bailey"))
    }
  }
}
