@_exported import UIKit

/// Is told how a person left the list of devices.
@MainActor @preconcurrency
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  /// Takes in that the person chose who is to talk; puts the list away.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// Takes in that the person does not want to talk; puts the list away.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
  /// Decides whether a device is listed.
  func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool
}

extension MCBrowserViewControllerDelegate {
  /// Lists every device.
  public func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool { true }
}

/// A list of the devices nearby, from which a person chooses; it goes on looking, as nobody is near.
open class MCBrowserViewController: UIViewController {
  /// Who looks for devices; `nil` for a list from an archive.
  public let browser: MCNearbyServiceBrowser?
  /// The talk that chosen devices join.
  public let session: MCSession
  /// Is told how the person left.
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  /// How many devices have to talk, this one among them.
  open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers {
    didSet { showWhetherDone() }
  }
  /// How many devices can talk, this one among them.
  open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

  private let bar = UINavigationBar()
  private let indicator = UIActivityIndicatorView(style: .large)
  private lazy var doneButton = UIBarButtonItem(
    systemItem: .done,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      delegate?.browserViewControllerDidFinish(self)
    })

  /// Makes a list of what a browser finds.
  public init(browser: MCNearbyServiceBrowser, session: MCSession) {
    self.browser = browser
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a list of the devices that talk about something.
  public convenience init(serviceType: String, session: MCSession) {
    self.init(
      browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session: session)
  }

  /// Makes no list: an archive does not tell what the talk is about.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let item = UINavigationItem(title: title ?? "")
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    item.rightBarButtonItem = doneButton
    bar.items = [item]
    for part in [bar, indicator] { view.addSubview(part) }
    showWhetherDone()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    indicator.startAnimating()
    browser?.startBrowsingForPeers()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    indicator.stopAnimating()
    browser?.stopBrowsingForPeers()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
    indicator.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// Leaves the list, as the button does.
  open override func accessibilityPerformEscape() -> Bool {
    cancel()
    return true
  }

  private func showWhetherDone() {
    doneButton.isEnabled = session.connectedPeers.count + 1 >= minimumNumberOfPeers
  }

  private func cancel() { delegate?.browserViewControllerWasCancelled(self) }
}
