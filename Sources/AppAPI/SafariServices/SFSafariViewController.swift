@_exported import UIKit

/// Is told what a person does with a page of the web.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Takes in that the person is done with the page.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

/// Shows a page of the web in a browser of its own; here its bar alone, as there is no web.
open class SFSafariViewController: UIViewController {
  /// What the button is called that ends it.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done, close, or cancel.
    case done, close, cancel
  }

  /// How a page is shown.
  open class Configuration: NSObject {
    /// True where the reader is opened for pages that it can read.
    open var entersReaderIfAvailable = false
    /// True where the bars make space while one reads.
    open var barCollapsingEnabled = true
  }

  private let url: URL
  private let bar = UINavigationBar()

  /// Who is told.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// What the button is called that ends it.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The colour of the bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of what is in the bars.
  open var preferredControlTintColor: UIColor?

  /// Shows a page.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Shows a page in a way.
  public init(url URL: URL, configuration: Configuration) {
    url = URL
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  /// There is no archive to read it from.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let style: UIBarButtonItem.SystemItem =
      switch dismissButtonStyle {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    let item = UINavigationItem(title: url.host() ?? url.absoluteString)
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: style, primaryAction: UIAction { [weak self] _ in self?.finish() })
    bar.items = [item]
    view.addSubview(bar)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
  }

  private func finish() {
    dismiss(animated: true)
    delegate?.safariViewControllerDidFinish(self)
  }
}
