import AppHost
import AppResources
import Foundation
import UniformTypeIdentifiers

/// The files of a person, as a list that one or several are chosen from.
///
/// They lie in the folder that `LaunchOptions.filesFolder` names; without one there are none.
package final class FileBrowser: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// What is chosen from.
  package enum Library {
    /// Files of some types.
    case files([UTType])
    /// Photos.
    case photos

    fileprivate var types: [UTType] {
      switch self {
      case .files(let types): types
      case .photos: [.image]
      }
    }

    fileprivate var words: (title: SystemPhrase, nothing: SystemPhrase, done: SystemPhrase) {
      switch self {
      case .files: (.files, .noResults, .open)
      case .photos: (.photos, .noPhotos, .add)
      }
    }
  }

  private let library: Library
  private let limit: Int
  private let files: [URL]
  private var chosen: [URL] = []
  private let finish: ([URL]?) -> Void
  /// True where names are shown with their endings.
  package var showsExtensions = false
  private let bar = UINavigationBar()
  private let message = UILabel()
  private let table = UITableView()
  private let doneButton = UIBarButtonItem()

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - library: What is chosen from.
  ///   - limit: How many can be chosen; 0 for any number.
  ///   - folder: Where the files lie; the person's own folder where `nil`, and where it is none.
  ///   - finish: Takes in what was chosen; `nil` where the person left without choosing.
  package init(_ library: Library, limit: Int = 1, in folder: URL? = nil, finish: @escaping ([URL]?) -> Void)
  {
    self.library = library
    self.limit = limit
    self.finish = finish
    let own = RunningApp.settings.environment.filesFolder
    let wanted = folder.flatMap { Self.files(of: library.types, in: $0.path) }
    files = wanted ?? own.flatMap { Self.files(of: library.types, in: $0) } ?? []
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  /// The files of some types in a folder, by name; `nil` where there is no such folder.
  private static func files(of types: [UTType], in folder: String) -> [URL]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
    return names.filter { !$0.hasPrefix(".") }.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
      .map { URL(filePath: folder).appending(path: $0) }
      .filter { file in
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
        let type =
          exists && isFolder.boolValue ? .folder : UTType(filenameExtension: file.pathExtension) ?? .data
        return types.contains { type.conforms(to: $0) }
      }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let words = library.words
    let item = UINavigationItem(title: String(system: words.title))
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(nil) })
    if limit != 1 {
      doneButton.title = String(system: words.done)
      doneButton.primaryAction = UIAction(title: String(system: words.done)) { [weak self] _ in
        self.map { $0.finish($0.chosen) }
      }
      doneButton.isEnabled = false
      item.rightBarButtonItem = doneButton
    }
    bar.items = [item]
    message.text = String(system: words.nothing)
    message.textAlignment = .center
    message.isHidden = !files.isEmpty
    table.isHidden = files.isEmpty
    table.allowsMultipleSelection = limit != 1
    (table.dataSource, table.delegate) = (self, self)
    for part in [bar, table, message] { view.addSubview(part) }
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (top, size) = (view.safeAreaInsets.top, view.bounds.size)
    bar.frame = CGRect(x: 0, y: top, width: size.width, height: 44)
    table.frame = CGRect(x: 0, y: top + 44, width: size.width, height: max(size.height - top - 44, 0))
    message.frame = CGRect(x: 0, y: view.bounds.midY - 22, width: size.width, height: 44)
  }

  package override func accessibilityPerformEscape() -> Bool {
    finish(nil)
    return true
  }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let file = files[indexPath.row]
    cell.textLabel?.text = (showsExtensions ? file : file.deletingPathExtension()).lastPathComponent
    if case .photos = library { cell.accessibilityTraits = [.image, .button] }
    return cell
  }

  package func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    limit > 1 && chosen.count >= limit ? nil : indexPath
  }

  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let file = files[indexPath.row]
    guard limit != 1 else { return finish([file]) }
    chosen.append(file)
    doneButton.isEnabled = true
  }

  package func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    chosen.removeAll { $0 == files[indexPath.row] }
    doneButton.isEnabled = !chosen.isEmpty
  }
}

extension UIViewController {
  /// Fills the view with the files of a person.
  package func show(_ browser: FileBrowser) {
    addChild(browser)
    view.addSubview(browser.view)
    browser.view.frame = view.bounds
    browser.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    browser.didMove(toParent: self)
  }
}

extension URL {
  /// True where the file can be used; a chosen file always can.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the use of a file; nothing was reserved for it.
  public func stopAccessingSecurityScopedResource() {}
}
