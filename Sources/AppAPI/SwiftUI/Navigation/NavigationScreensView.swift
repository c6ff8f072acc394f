import AccessibilityModel
import AppHost
import UIKit

/// The screens of a stack: all of them live, the last one is to be seen.
struct NavigationScreensView<Root: View> {
  let root: Root
  let path: StackPath?
  /// Shows what links lead to in the next column, where there is one.
  var sendOn: (@MainActor (AnyView) -> Void)?
}

extension NavigationScreensView: View {
  typealias Body = Never
}

extension NavigationScreensView: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { NavigationScreensNode(self, inputs) }
}

/// Leads out of one screen above the first.
@MainActor
final class ScreenExit {
  var leave: () -> Void = {}
}

/// Lets the views of a screen above the first close it.
struct PushedEnvironment: EnvironmentModifier, @preconcurrency Equatable {
  typealias Body = Never
  let exit: ScreenExit

  func apply(to environment: inout EnvironmentValues) {
    let exit = exit
    environment.isPresented = true
    environment.dismiss = DismissAction { exit.leave() }
  }

  static func == (left: Self, right: Self) -> Bool { left.exit === right.exit }
}

/// Keeps the screens of a stack.
final class NavigationScreensNode<Root: View>: TypedNode<NavigationScreensView<Root>>, ScreenHolder {
  /// Where a screen above the first comes from.
  enum Source {
    /// A value of the path, or one that a link pushed.
    case value(AnyHashable)
    /// A link that has the view itself.
    case view(AnyView)
    /// A view that says of itself when it is shown.
    case presented(any PresentedScreen)
  }

  /// A screen above the first.
  struct Screen {
    let exit: ScreenExit
    let source: Source
    var node: ViewNode
    /// What had the cursor when it came.
    let focus: ElementIdentity?
  }

  private var root: ViewNode?
  private var screens: [Screen] = []
  /// What had the cursor when the lowest of the screens came that were left last.
  private var focusBefore: ElementIdentity?
  private lazy var navigator = Navigator(self)
  /// What the views of the screens find around them, kept so that it is one state as long as nothing changes.
  private var innerEnvironment: EnvironmentValues?
  private var knownDestinations: [DestinationName] = []
  private(set) var madeOnScreen: Bool?

  override init(_ view: NavigationScreensView<Root>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    graph.addPreferenceReader(self)
    update(isFirst: true)
  }

  override var children: [ViewNode] { (root.map { [$0] } ?? []) + screens.map(\.node) }
  override var makesNoItems: Bool { true }
  override func makeItems() -> [LayoutItem] { top?.items ?? [] }

  override func viewChanged(from old: NavigationScreensView<Root>) { update() }
  override func evaluate() { if isMounted { update() } }

  private var top: ViewNode? { screens.last?.node ?? root }
  var liveNodes: [ViewNode] { top.map { [$0] } ?? [] }

  override var childInputs: NodeInputs {
    var inputs = super.childInputs
    if innerEnvironment == nil {
      inputs.environment.navigator = navigator
      inputs.environment.searchSession = nil
      innerEnvironment = inputs.environment
    }
    if let innerEnvironment { inputs.environment = innerEnvironment }
    return inputs
  }

  override func environmentChanged() {
    innerEnvironment = nil
    graph.preferencesChanged()
  }

  // MARK: Following what the screens depend on

  private func update(isFirst: Bool = false) {
    graph.willEvaluate(self)
    let (former, depth) = (top, screens.count)
    if isFirst { madeOnScreen = view.path?.values().isEmpty ?? true }
    root = root?.reconciled(with: view.root, childInputs) ?? mount(view.root, childInputs)
    madeOnScreen = nil
    takePath()
    takePresented()
    refreshScreens()
    knownDestinations = destinationNames
    guard former !== top, !isFirst else { return }
    topChanged(from: former, isPush: screens.count > depth)
  }

  private func topChanged(from former: ViewNode?, isPush: Bool = false) {
    if let former, former.isMounted { former.setOnScreen(false) }
    let isSeen = !isCovered
    if isSeen { top?.setOnScreen(true) }
    invalidateItems()
    graph.preferencesChanged()
    guard isSeen else { return }
    if isPush { postPush() } else { postPop() }
  }

  /// Tells that the screen above was left.
  ///
  /// - Source: Behaviour 10.22
  private func postPop() {
    let choice = RunningApp.current[OrderPolicy.self].wayBack
    let focus = choice == .returned ? focusBefore : nil
    RunningApp.current.postScreen(
      focus.map { .element(RunningApp.current.identities.id(for: $0)) } ?? .none,
      arrival: .init(by: choice.rule))
  }

  /// Brings the screens of values in line with the path that the app keeps.
  private func takePath() {
    guard let path = view.path else { return }
    let wanted = graph.tracking(self) { path.values() }
    let places = screens.indices.filter { index in
      if case .value = screens[index].source { true } else { false }
    }
    var known = 0
    while known < min(places.count, wanted.count) {
      guard case .value(let own) = screens[places[known]].source, own == wanted[known] else { break }
      known += 1
    }
    if known < places.count { remove(from: places[known]) }
    for place in known..<wanted.count { add(.value(wanted[place]), isTop: place == wanted.count - 1) }
  }

  /// Brings the screens of views that say when they are shown in line with what they say.
  private func takePresented() {
    for _ in 0..<64 {
      let present = presentedScreens
      let gone = screens.firstIndex { screen in
        guard case .presented(let source) = screen.source else { return false }
        return !present.contains { $0 === source }
      }
      if let gone {
        remove(from: gone)
        continue
      }
      let new = present.first { source in
        !screens.contains { screen in
          if case .presented(let own) = screen.source { own === source } else { false }
        }
      }
      guard let new else { return }
      add(.presented(new))
    }
  }

  /// The views that say at this moment that they are shown, those of lower screens first.
  private var presentedScreens: [any PresentedScreen] {
    let all = children.flatMap { $0.preference(PresentedScreensKey.self) ?? [] }
    return graph.tracking(self) { all.filter { $0.source.isShown } }.map(\.source)
  }

  private func add(_ source: Source, isTop: Bool = true) {
    let exit = ScreenExit()
    exit.leave = { [weak self, weak exit] in
      if let index = self?.screens.firstIndex(where: { $0.exit === exit }) { self?.goBack(to: index) }
    }
    madeOnScreen = isTop
    let node = mount(pushed(source, exit), childInputs)
    madeOnScreen = nil
    top?.setOnScreen(false)
    screens.append(Screen(exit: exit, source: source, node: node, focus: graph.cursor.element))
  }

  private func remove(from index: Int) {
    let leaving = screens[index...].map(\.node)
    focusBefore = screens[index].focus
    screens.removeSubrange(index...)
    for node in leaving.reversed() { node.unmount() }
  }

  /// Evaluates screens again whose making depends on something else now.
  private func refreshScreens() {
    for index in screens.indices {
      let screen = screens[index]
      screens[index].node = screen.node.reconciled(with: pushed(screen.source, screen.exit), childInputs)
    }
  }

  private func pushed(_ source: Source, _ exit: ScreenExit) -> some View {
    ErasedPart(content(of: source)).modifier(PushedEnvironment(exit: exit))
  }

  private func content(of source: Source) -> any View {
    switch source {
    case .view(let view): return view
    case .presented(let source): return graph.tracking(self) { source.screen }
    case .value(let value):
      let all = children.flatMap { $0.preference(DestinationsKey.self) ?? [] }
      if let view = graph.tracking(
        self, { all.lazy.reversed().compactMap { $0.source.screen(for: value) }.first })
      {
        return view
      }
      let type = type(of: value.base)
      graph.report(
        "No screen for a value of type \(type). Add navigationDestination(for:) inside the stack.")
      return Image(systemName: "exclamationmark.triangle.fill")
    }
  }

  // MARK: Asked by views

  /// Goes back until so many screens lie above the first.
  private func goBack(to count: Int) {
    let former = top
    while screens.count > count, let last = screens.last {
      switch last.source {
      case .view: remove(from: screens.count - 1)
      case .presented(let source):
        remove(from: screens.count - 1)
        source.leave()
      case .value:
        remove(from: screens.count - 1)
        let values = screens.reduce(0) { sum, screen in
          if case .value = screen.source { sum + 1 } else { sum }
        }
        view.path?.keep(values)
      }
    }
    if former !== top { topChanged(from: nil) }
    graph.setNeedsEvaluation(self)
  }
}

extension NavigationScreensNode: ScreenStack {
  func push(_ content: AnyView) {
    if let sendOn = view.sendOn { return sendOn(content) }
    let former = top
    add(.view(content))
    topChanged(from: former, isPush: true)
  }

  func push(_ value: AnyHashable) {
    if let sendOn = view.sendOn {
      func erased(_ view: any View) -> AnyView { AnyView(view) }
      return sendOn(erased(content(of: .value(value))))
    }
    guard let path = view.path else {
      let former = top
      add(.value(value))
      topChanged(from: former, isPush: true)
      return
    }
    if !path.append(value) {
      graph.report(
        "A link has a value of type \(type(of: value.base)), which the path of the stack does not take.")
    }
  }

  func pop() {
    if !screens.isEmpty { goBack(to: screens.count - 1) }
  }

  func popToFirst() {
    goBack(to: 0)
  }
}

extension NavigationScreensNode: PreferenceReader {
  /// Where to look for the screens of values may be another place now.
  func preferencesMayHaveChanged() {
    if isMounted, destinationNames != knownDestinations { graph.setNeedsEvaluation(self) }
  }

  private var destinationNames: [DestinationName] {
    children.flatMap { child in
      (child.preference(DestinationsKey.self) ?? []).map(\.name)
        + (child.preference(PresentedScreensKey.self) ?? []).map(\.name)
    }
  }
}

extension NavigationScreensNode: PreferenceSource {
  /// What the screen on top hands outwards; those beneath hand out nothing.
  func contribute<Key: PreferenceKey>(_ key: Key.Type, to value: inout Key.Value?) -> Bool {
    value = Key.self == BarContentsKey.self ? barContents as? Key.Value : top?.preference(key)
    return true
  }

  /// What the bars around the screen on top show.
  private var barContents: BarContents {
    guard let top else { return BarContents() }
    var contents = BarContents(of: top)
    if contents.search == nil { contents.search = environment.searchSession }
    guard !screens.isEmpty else { return contents }
    let beneath = screens.dropLast().last?.node ?? root
    contents.back = (beneath?.preference(NavigationTitleKey.self) ?? nil)?.text
    contents.goBack = ActionBox { [weak self] in self?.pop() }
    return contents
  }
}
