import AccessibilityModel
import AppHost
import Drawing
import PreviewDeclarations
import TreeFormat
import UIKit

/// Shows a view on a screen of its own, and describes it to the people who listen.
@MainActor
package final class ViewHost: HostedContent {
  /// How often a screen is laid out before it is taken as it is.
  static let layoutRounds = 16
  private let makeRoot: @MainActor () -> any View
  private let traits: [PreviewTrait<Preview.ViewTraits>.Change]
  let graph = ViewGraph()
  private let root: RootItem
  private let table: ElementTable
  private weak var host: RunningApp?
  private lazy var stage = ViewStage()
  private var shownTraits: UITraitCollection?

  /// Makes a host; the view itself is made when the host starts.
  package convenience init(_ makeRoot: @escaping @MainActor () -> any View) {
    self.init(changes: [], makeRoot)
  }

  /// Makes a host that shows the view in a size or position of its own.
  init(
    changes: [PreviewTrait<Preview.ViewTraits>.Change], file: String? = nil,
    _ makeRoot: @escaping @MainActor () -> any View
  ) {
    self.makeRoot = makeRoot
    traits = changes
    root = RootItem(graph)
    table = ElementTable(root)
    graph.rootItem = root
    graph.sourceFile = file
  }

  /// How often a body was evaluated since the start.
  package var evaluationCount: Int { graph.evaluationCount }

  /// Shows the view.
  package func start(in host: RunningApp) {
    self.host = host
    _ = host[LargeContentStatus.self]
    shownTraits = .current
    graph.onChange = { [weak host] in host?.setNeedsUpdate() }
    graph.layoutNow = { [weak self] in self?.update() }
    graph.platformParent = { [weak self] in self?.stage.view }
    root.source = { [weak graph] in graph?.root?.items ?? [] }
    graph.setRoot(makeRoot(), environment: Self.environment(of: host))
    update()
  }

  /// Takes over the host's new environment.
  package func environmentDidChange(in host: RunningApp) {
    let previous = shownTraits ?? .current
    shownTraits = .current
    UIApplication.shared.textSizeMayHaveChanged(from: previous, to: .current)
    if graph.hasPlatformViews { stage.environmentDidChange() }
    graph.setEnvironment(Self.environment(of: host))
    root.invalidateLayout()
    update()
    host[LargeContentStatus.self].check()
  }

  /// Ends the life of every view.
  package func stop() {
    let hadPlatformViews = graph.hasPlatformViews
    graph.root?.unmount()
    graph.update()
    if hadPlatformViews { stage.close() }
  }

  /// Brings views and layout up to date.
  private func update() {
    // Views that are made of their space change once it is known, which may change spaces again.
    for _ in 0..<Self.layoutRounds {
      graph.update()
      graph.measurePlatformViews()
      guard graph.needsLayout, let host else { break }
      graph.screen = availableSpace(host.environment)
      root.fill(graph.screen)
      graph.didLayout()
    }
    graph.describePlatformViews()
  }

  /// The part of the screen that the view is offered.
  private func availableSpace(_ environment: LaunchOptions) -> CGRect {
    var environment = environment
    var availableSpace = environment.safeArea
    for change in traits {
      switch change {
      case .none: break
      case .landscape:
        let size = environment.screenSize
        environment.screenSize = Size(
          width: max(size.width, size.height), height: min(size.width, size.height))
        availableSpace = environment.safeArea
      case .fixed(let size):
        availableSpace = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      case .fits: availableSpace = CGRect(origin: .zero, size: root.idealSize)
      }
    }
    return availableSpace
  }

  /// Lays out what is on the screen and describes it.
  package func snapshot() -> AccessibilityNode {
    update()
    var screen = AccessibilityElement(isStop: false)
    screen.childOrder = .rows
    if let host {
      screen.id = host.identities.id(for: root.identity)
      screen.frame = Rect(origin: .zero, size: host.environment.screenSize)
    }
    let nodes = table.describe()
    askForCursor()
    return AccessibilityNode(screen, children: nodes)
  }

  /// Lays out what is on the screen and describes what changed since the last description.
  package func changedElements() -> [AccessibilityElement]? {
    guard !table.isEmpty else { return nil }
    update()
    guard let changed = table.changes() else { return nil }
    askForCursor()
    return changed
  }

  private func askForCursor() {
    guard let wish = table.cursorWish() else { return }
    host?.postLayout(movingTo: wish.target, by: wish.rule)
  }

  /// Lays out what is on the screen and tells what is seen of it, in points of the screen.
  package func displayList() -> DisplayList {
    update()
    var list = DisplayList()
    if let host {
      let context = ShapeStyleContext(environment: Self.environment(of: host), rect: .zero)
      list.fill(
        Rect(origin: .zero, size: host.environment.screenSize), with: .color(context.color(.systemBackground))
      )
    }
    root.drawScreen(into: &list)
    return list
  }

  /// Draws what is on the screen.
  package func picture(_ request: PictureRequest, in host: RunningApp) -> Picture? {
    PictureTaker(host) { self.displayList() }.picture(request)
  }

  /// Carries out a request about what the last snapshot described.
  package func perform(_ request: Request.Kind) -> Answer {
    var answer = table.answer(request)
    if answer == .declined, let host, let field = host.tree.field(after: request) {
      update()
      answer = table.answer(.activate(field))
      host.post(.layoutChanged(.element(field)))
    }
    update()
    return answer
  }
}
