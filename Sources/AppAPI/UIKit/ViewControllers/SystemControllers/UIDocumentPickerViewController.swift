import AppHost
import AppResources
import Foundation
@_exported import UniformTypeIdentifiers

/// Is told which files a person chose.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Takes in files that a person chose.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Takes in a file that a person chose, as older code does.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Takes in that a person chose none.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Tells of a single file as older code takes it in.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let only = urls.first, urls.count == 1 { documentPicker(controller, didPickDocumentAt: only) }
  }
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Lets a person choose among their files, which lie in a folder that the command line names.
///
///     let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
///     picker.delegate = self
///     present(picker, animated: true)   // "Cancel, button", "Files, heading", then a row for each file
open class UIDocumentPickerViewController: UIViewController {
  private let types: [UTType]
  private let isExport: Bool

  /// Makes a picker of files of some types.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    types = contentTypes
    isExport = false
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of a place for files; there is none here but the person's own folder, which stays as it is.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    types = [.folder]
    isExport = true
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of any file; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    types = [.item]
    isExport = false
    super.init(coder: coder)
  }

  /// Who is told.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// True where several files can be chosen.
  open var allowsMultipleSelection = false
  /// True where names are shown with their endings.
  open var shouldShowFileExtensions = false
  /// Where the choice begins; in the person's own folder by default.
  open var directoryURL: URL?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let browser = FileBrowser(
      .files(isExport ? [] : types), limit: allowsMultipleSelection ? 0 : 1, in: directoryURL
    ) { [weak self] files in self?.leave(with: files) }
    browser.showsExtensions = shouldShowFileExtensions
    show(browser)
  }

  private func leave(with files: [URL]?) {
    if presentingViewController != nil { dismiss(animated: true) }
    if let files {
      delegate?.documentPicker(self, didPickDocumentsAt: files)
    } else {
      delegate?.documentPickerWasCancelled(self)
    }
  }

  /// Leaves without a choice.
  open override func accessibilityPerformEscape() -> Bool {
    leave(with: nil)
    return true
  }
}
