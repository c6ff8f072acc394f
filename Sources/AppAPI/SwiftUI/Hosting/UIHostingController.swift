import UIKit

/// Shows a view in a hierarchy of UIKit controllers and views.
///
///     let controller = UIHostingController(rootView: Greeting())
///     navigationController?.pushViewController(controller, animated: true)
///
/// What the view shows is met in the place that the controller's view has among the others.
open class UIHostingController<Content: View>: UIViewController {
  let hosting = HostingView()
  private var shown: Content
  /// True once somebody asked what names the screen.
  private var isNamed = false

  /// Makes a controller that shows a view.
  public init(rootView: Content) {
    shown = rootView
    super.init(nibName: nil, bundle: nil)
    connect()
  }

  /// Makes a controller that shows a view; an archive has nothing to read for it.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    shown = rootView
    super.init(coder: aDecoder)
    connect()
  }

  /// Makes nothing: an archive holds no view to show.
  ///
  /// Subclasses make theirs by `init(coder:rootView:)`.
  public required dynamic init?(coder aDecoder: NSCoder) { nil }

  /// Lets views close the controller from the inside, and name it.
  private func connect() {
    hosting.environmentChange = { [weak self] values in
      values.dismiss = DismissAction { self?.leave() }
      values.isPresented = self?.presentingViewController != nil
    }
    hosting.wantsTitle = { [weak self] in self?.parent != nil || self?.isNamed == true }
    hosting.onTitle = { [weak self] title in
      guard let self, let text = title?.text.resolved(in: EnvironmentValues()).heard.string else { return }
      if navigationItem.title != text { navigationItem.title = text }
    }
    hosting.show(shown)
  }

  /// What a bar shows of the screen; its title follows the one that the view asks for.
  open override var navigationItem: UINavigationItem {
    if !isNamed {
      isNamed = true
      hosting.updateTitle()
    }
    return super.navigationItem
  }

  /// True where the view takes the status bar away.
  open override var prefersStatusBarHidden: Bool {
    hosting.graph.root?.preference(PresentationSettingsKey.self)?.hidesStatusBar == true
  }

  private func leave() {
    if presentingViewController != nil {
      dismiss(animated: true)
    } else {
      _ = navigationController?.popViewController(animated: true)
    }
  }

  /// The view that is shown; another value of it keeps the state inside.
  open var rootView: Content {
    get { shown }
    set {
      shown = newValue
      hosting.show(newValue)
    }
  }

  /// Which sizes of the controller follow what its view asks for.
  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { if sizingOptions != oldValue { followSizes() } }
  }

  /// Makes the view that shows `rootView`.
  open override func loadView() {
    hosting.frame = UIScreen.main.bounds
    hosting.backgroundColor = .systemBackground
    view = hosting
  }

  /// The size that the view takes of an offered one.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    let fitting = hosting.fittingSize(in: size)
    return CGSize(
      width: size.width > 0 ? min(fitting.width, size.width) : fitting.width,
      height: size.height > 0 ? min(fitting.height, size.height) : fitting.height)
  }

  private func followSizes() {
    guard !sizingOptions.isEmpty else {
      hosting.onNewSize = nil
      return
    }
    hosting.onNewSize = { [weak self] in self?.takeNewSize() }
    hosting.setNeedsLayout()
  }

  private func takeNewSize() {
    if sizingOptions.contains(.intrinsicContentSize) { hosting.invalidateIntrinsicContentSize() }
    if sizingOptions.contains(.preferredContentSize) { preferredContentSize = hosting.fittingSize(in: .zero) }
  }
}

/// Which sizes of a hosting controller follow what its view asks for.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The controller's preferred size is that of its view.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  /// The view around is told whenever the size of the content changes.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}
