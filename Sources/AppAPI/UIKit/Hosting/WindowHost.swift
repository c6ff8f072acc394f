import AccessibilityModel
import AppHost
import Drawing
import Foundation
import PreviewDeclarations
import TreeFormat

/// Shows a view or a view controller on a screen, and describes it to the people who listen.
@MainActor
package final class WindowHost: HostedContent {
  /// What is shown.
  package enum Content {
    /// A view, in the part of the screen that nothing covers.
    case view(UIView)
    /// The view of a controller, on the whole screen.
    case controller(UIViewController)
    /// Whatever an app and its scene show themselves.
    case app((any UIApplicationDelegate)?, AppLaunch.SceneDelegateMaker)
  }

  private let makeContent: @MainActor () -> Content
  private let changes: [PreviewTrait<Preview.ViewTraits>.Change]
  private let screen = ElementIdentity()
  /// The window of a view or a controller; an app opens its own.
  package private(set) var window: UIWindow?
  /// The windows that the last full look met.
  private var shownWindows: [UIWindow] = []
  private var shownSize = Size.zero
  /// True where the last full look met one subtree that fills the screen, and no view of the UIKit kind in it.
  private var showsSourceAlone = false
  private var shownView: UIView?
  /// True where what the view without a size holds was laid out for the whole screen.
  private var fillsScreen = false
  private var traits: UITraitCollection?
  private weak var host: RunningApp?

  /// Makes a host; what it shows is made when it starts.
  ///
  /// - Parameters:
  ///   - changes: In which size or position it is shown.
  ///   - makeContent: Makes what is shown, as code of the running app.
  package init(
    changes: [PreviewTrait<Preview.ViewTraits>.Change] = [],
    _ makeContent: @escaping @MainActor () -> Content
  ) {
    self.changes = changes
    self.makeContent = makeContent
  }

  /// Puts the content into a window of its own.
  package func start(in host: RunningApp) {
    self.host = host
    traits = .current
    _ = host[LargeContentStatus.self]
    ViewSources.readInterfaceFiles()
    if changes.contains(.landscape) { UIDevice.current.turn(to: .landscapeLeft, announces: false) }
    let launch = host[AppLaunch.self]
    let content = makeContent()
    if case .app(let delegate, let sceneDelegate) = content {
      return launch.start(delegate, sceneDelegate: sceneDelegate)
    }
    launch.start(nil)
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    switch content {
    case .app: break
    case .controller(let controller): window.rootViewController = controller
    case .view(let view):
      let holder = UIViewController()
      window.rootViewController = holder
      shownView = view
    }
    window.makeKeyAndVisible()
    placeView(in: window)
    window.layoutIfNeeded()
  }

  /// Takes over the host's new environment: size of the screen and traits.
  package func environmentDidChange(in host: RunningApp) {
    let previous = traits ?? .current
    let new = UITraitCollection.current
    traits = new
    UIApplication.shared.textSizeMayHaveChanged(from: previous, to: new)
    for window in host[WindowList.self].windows {
      window.resize(to: UIScreen.main.bounds, newTraits: new == previous ? nil : new)
      window.notifyTraits(from: previous.values, to: new.values, tellsAll: new == previous)
    }
    if let window { placeView(in: window) }
    host[LargeContentStatus.self].check()
  }

  /// Turns a setting on or off that the app can ask about; one that no app knows changes nothing.
  package func turn(_ setting: String, on isOn: Bool, in host: RunningApp) {
    guard let setting = AccessibilitySetting(rawValue: setting) else { return }
    host.turn(setting, on: isOn)
  }

  /// Takes the content off the screen.
  package func stop() {
    let source = window?.rootViewController?.viewIfLoaded?.subtree?.source
    window?.close()
    window?.rootViewController = nil
    source?.close()
    host?[AppLaunch.self].terminate()
    window = nil
    shownWindows = []
    shownView = nil
  }

  /// Lays out what is on the screen.
  package func layOut() {
    guard let host else { return }
    for window in host[WindowList.self].windows { window.layoutIfNeeded() }
    host[FocusTracker.self].check()
  }

  /// Finds what was scrolled.
  package func takeShifts() -> [ContentShift] {
    guard let host else { return [] }
    return host[ScrolledViews.self].take() + host[SubtreeList.self].takeShifts()
  }

  /// Finds what changed where nothing came, went or moved.
  package func changedElements() -> [AccessibilityElement]? {
    guard let host else { return nil }
    let windows = host[WindowList.self].windows
    guard windows.elementsEqual(shownWindows, by: ===), shownSize == host.environment.screenSize else {
      return nil
    }
    var updater = TreeUpdater(host.identities)
    guard let changed = DescriptionPass.during({ updater.changes(in: windows) }) else { return nil }
    if let edges, changed.contains(where: { edges.isCrossed(by: $0, in: host.tree) }) { return nil }
    return changed
  }

  /// The edges of the screen; `nil` where a preview has a size of its own.
  private var edges: ScreenEdges? {
    let hasOwnSize = changes.contains { change in
      switch change {
      case .fits, .fixed: true
      case .none, .landscape, .modified: false
      }
    }
    guard !hasOwnSize, let host else { return nil }
    return ScreenEdges(
      screen: Rect(origin: .zero, size: host.environment.screenSize), policy: host[ViewPolicy.self])
  }

  /// Describes what is on the screen.
  package func snapshot() -> AccessibilityNode {
    guard let host else { return .container([]) }
    let windows = host[WindowList.self].windows
    let builder = TreeBuilder(host.identities)
    host[ScrolledViews.self].forget()
    let all = DescriptionPass.during { windows.flatMap(builder.nodes) }
    let nodes = edges?.met(all) ?? all
    var element = AccessibilityElement(id: host.identities.id(for: screen), isStop: false)
    element.frame = Rect(origin: .zero, size: host.environment.screenSize)
    shownWindows = windows
    shownSize = host.environment.screenSize
    showsSourceAlone = false
    let containers = windows.compactMap { $0.rootViewController?.viewIfLoaded?.subtree?.source?.containerID }
    guard nodes.count == 1, let only = nodes.first, containers.contains(only.element.id) else {
      return AccessibilityNode(element, children: nodes)
    }
    // The screen is the container of a subtree that fills it.
    showsSourceAlone = windows.allSatisfy { $0.rootViewController?.viewIfLoaded?.subviews.isEmpty == true }
    element.childOrder = only.element.childOrder
    return AccessibilityNode(element, children: only.children)
  }

  /// Lays out what is on the screen and tells what is seen of it, in points of the screen.
  package func displayList() -> DisplayList {
    var list = DisplayList()
    guard let host else { return list }
    for window in host[WindowList.self].windows {
      window.layoutIfNeeded()
      window.draw(into: &list)
    }
    return list
  }

  /// Draws what is on the screen.
  package func picture(_ request: PictureRequest, in host: RunningApp) -> Picture? {
    PictureTaker(host) { self.displayList() }.picture(request)
  }

  /// Carries out a request about what the last snapshot described.
  package func perform(_ request: Request.Kind) -> Answer {
    guard let host else { return .failed(.gone) }
    var answer = RequestHandler(host: host).answer(request)
    if answer == .declined, let field = host.tree.field(after: request) {
      answer = RequestHandler(host: host).answer(.activate(field))
      host.post(.layoutChanged(.element(field)))
    }
    // Whatever ran may have changed what overridden members answer, without a word; a source tells what changes.
    if !showsSourceAlone { host.setNeedsUpdate() }
    return answer
  }

  /// Gives a view without a controller its place: what it says, else all that nothing covers; a cell is a
  /// row.
  ///
  /// What is too large for the part of the screen that nothing covers has the whole screen.
  private func placeView(in window: UIWindow) {
    guard let view = shownView, let holder = window.rootViewController?.view else { return }
    let free = window.bounds.inset(by: window.safeAreaInsets)
    if view.superview !== holder {
      view.translatesAutoresizingMaskIntoConstraints = true
      if view.bounds.size == .zero {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let isOverfull = view.subviews.contains { $0.frame.maxY > free.height || $0.frame.maxX > free.width }
        fillsScreen = isOverfull && !(view is UIScrollView)
      }
      holder.addSubview(view)
    }
    let availableSpace = fillsScreen ? window.bounds : free
    if let cell = view as? UITableViewCell {
      cell.frame.size = CGSize(
        width: availableSpace.width, height: cell.automaticHeight(width: availableSpace.width))
    }
    if view.autoresizingMask.contains(.flexibleWidth) { view.frame.size.width = availableSpace.width }
    if view.autoresizingMask.contains(.flexibleHeight) { view.frame.size.height = availableSpace.height }
    for change in changes {
      switch change {
      case .none, .landscape, .modified: break
      case .fits: view.sizeToFit()
      case .fixed(let size): view.frame.size = CGSize(width: size.width, height: size.height)
      }
    }
    // What was laid out for the whole screen would lose its end where it were moved.
    guard view.frame.height <= availableSpace.height, view.frame.width <= availableSpace.width else { return }
    if view.frame.origin.y < availableSpace.minY || view.frame.origin.x < availableSpace.minX {
      view.frame.origin = availableSpace.origin
    }
  }
}
