import Foundation

/// Something that is proposed to search for.
@MainActor @preconcurrency
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The words that are proposed, as they look.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The words that are proposed.
  var localizedSuggestion: String? { get }
  /// More about them.
  var localizedDescription: String? { get }
  /// The picture beside them.
  var iconImage: UIImage? { get }
  /// What of the app they stand for.
  var representedObject: Any? { get }
}

/// Words that are proposed to search for.
///
///     search.searchSuggestions = ["Beagle", "Basset"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
@MainActor @preconcurrency
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The words that are proposed, as they look.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// The words that are proposed.
  public let localizedSuggestion: String?
  /// More about them.
  public let localizedDescription: String?
  /// The picture beside them.
  public let iconImage: UIImage?
  /// What of the app they stand for.
  open var representedObject: Any?

  /// Proposes words.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedAttributedSuggestion = NSAttributedString(string: suggestion)
    localizedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
  }

  /// Proposes words that look in some way.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedAttributedSuggestion = suggestion
    localizedSuggestion = suggestion.string
    localizedDescription = description
    self.iconImage = iconImage
  }
}

/// What is proposed to search for, as rows below the bar.
final class SearchSuggestionList: UITableViewController {
  private weak var search: UISearchController?

  init(of search: UISearchController) {
    self.search = search
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    search?.searchSuggestions?.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let suggestion = search?.searchSuggestions?[indexPath.row]
    cell.textLabel?.text = suggestion?.localizedSuggestion
    cell.detailTextLabel?.text = suggestion?.localizedDescription
    cell.imageView?.image = suggestion?.iconImage
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let search, let suggestion = search.searchSuggestions?[indexPath.row] else { return }
    search.searchResultsUpdater?.updateSearchResults(for: search, selecting: suggestion)
  }
}
