import AppHost
import AppResources
@_exported import UIKit
import UniformTypeIdentifiers

/// A file that can be looked at.
public protocol QLPreviewItem: NSObjectProtocol {
  /// Where it is.
  var previewItemURL: URL? { get }
  /// What it is called.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// The name of the file.
  public var previewItemTitle: String? { previewItemURL?.lastPathComponent }
}

extension NSURL: QLPreviewItem {
  /// The file itself.
  public var previewItemURL: URL? { URL(string: absoluteString) }
}

/// Says which files are looked at.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many files there are.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// The file at a place.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Is told when somebody is done looking.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
  /// Takes in that the controller is about to leave.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// Takes in that the controller has left.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  /// Does nothing.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Does nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// Shows files: of texts their words, of pictures the picture, of all others their name.
open class QLPreviewController: UIViewController {
  /// Who says which files are looked at.
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  /// Who is told when somebody is done.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// Which of the files is shown.
  open var currentPreviewItemIndex = 0 { didSet { reloadData() } }
  private let bar = UINavigationBar()
  private var content: UIView?

  /// True: anything can be looked at, if only its name.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL?.isFileURL == true }

  /// The file that is shown.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex)
    else {
      return nil
    }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(bar)
    reloadData()
  }

  /// Shows the file anew.
  open func reloadData() {
    guard isViewLoaded else { return }
    content?.removeFromSuperview()
    let item = currentPreviewItem
    let shown = UINavigationItem(title: item?.previewItemTitle ?? "")
    shown.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
    bar.items = [shown]
    let made = item?.previewItemURL.map(Self.view(of:))
    content = made
    if let made { view.addSubview(made) }
    view.setNeedsLayout()
  }

  /// Shows the present file anew.
  open func refreshCurrentPreviewItem() { reloadData() }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
    content?.frame = view.bounds.inset(
      by: UIEdgeInsets(top: bar.frame.maxY, left: 0, bottom: view.safeAreaInsets.bottom, right: 0))
  }

  private func finish() {
    delegate?.previewControllerWillDismiss(self)
    dismiss(animated: true)
    delegate?.previewControllerDidDismiss(self)
  }

  private static func view(of url: URL) -> UIView {
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    if type.conforms(to: .text), let words = try? String(contentsOf: url, encoding: .utf8) {
      let text = UITextView()
      text.isEditable = false
      text.text = words
      return text
    }
    if type.conforms(to: .image), let image = UIImage(contentsOfFile: url.path) {
      let picture = UIImageView(image: image)
      picture.contentMode = .scaleAspectFit
      picture.isAccessibilityElement = true
      picture.accessibilityLabel = url.lastPathComponent
      picture.accessibilityTraits = .image
      return picture
    }
    let label = UILabel()
    label.text = url.lastPathComponent
    label.textAlignment = .center
    return label
  }
}
