import AppHost
import Foundation

/// The outermost view: what is on a screen.
open class UIWindow: UIView {
  private var isKey = false

  /// Makes a window; it is shown by `makeKeyAndVisible`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a window without extent; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if isKey { oldValue?.disappear() }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }

  /// True where it takes what is typed.
  open var isKeyWindow: Bool { isKey }

  /// The screen it is on.
  open var screen: UIScreen { .main }

  /// Shows the window in front of the others.
  open func makeKeyAndVisible() {
    isHidden = false
    isKey = true
    RunningApp.current[WindowList.self].show(self)
    showRoot()
  }

  /// Itself.
  open override var window: UIWindow? { self }

  /// Room that bars and the device's corners cover.
  open override var safeAreaInsets: UIEdgeInsets { screen.safeAreaInsets }

  private func showRoot() {
    guard isKey, let controller = rootViewController, let view = controller.view else { return }
    guard view.superview !== self else { return }
    controller.willAppear()
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    layoutIfNeeded()
    controller.didAppear()
  }

  /// Takes the window off the screen.
  func close() {
    guard isKey else { return }
    isKey = false
    isHidden = true
    RunningApp.current[WindowList.self].close(self)
    rootViewController?.disappear()
  }
}
