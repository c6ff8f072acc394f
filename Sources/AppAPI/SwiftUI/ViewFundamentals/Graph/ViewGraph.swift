import AccessibilityModel
import AppHost
import UIKit

/// Keeps the nodes of one screen up to date with as little evaluation as a change needs.
@MainActor
final class ViewGraph {
  /// Called when something changed that the next update has to take in.
  var onChange: () -> Void = {}
  /// The file that shows the screen, where that is known.
  var sourceFile: String?
  /// How often a body was evaluated since the graph was made.
  private(set) var evaluationCount = 0
  /// How often an item was given its place since the graph was made.
  var placementCount = 0
  private(set) var root: ViewNode?
  /// The item that places everything on the screen.
  weak var rootItem: LayoutItem?
  /// Makes the node of a view that a view of the UIKit kind stands for; `nil` for other views.
  var platformNode: (_ view: any View, _ inputs: NodeInputs) -> ViewNode? = { _, _ in nil }
  /// The view of the UIKit kind that shows the screen, and holds the views of that kind on it.
  weak var surroundingView: UIView?
  /// What features keep for the screen, by their keys.
  var states: [ObjectIdentifier: AnyObject] = [:]
  /// Who an element is in the tree, by the identity that it was described with.
  var treeID: (ElementID) -> ElementID = { $0 }
  private var dirty: [ObjectIdentifier: ViewNode] = [:]
  private var afterUpdate: [() -> Void] = []
  private var evaluating: [ViewNode] = []
  private var preferenceReaders: [WeakReader] = []
  private var preferencesAreStale = false
  private(set) var needsLayout = true
  /// How far everything inside the item moves that is being placed, where it moves as one.
  var shift: Point?

  /// Puts the root view into the graph.
  func setRoot<Root: View>(_ view: Root, environment: EnvironmentValues) {
    let inputs = NodeInputs(graph: self, parent: nil, environment: environment)
    root = root?.reconciled(with: view, inputs) ?? mount(view, inputs)
    setNeedsLayout()
  }

  /// Hands a changed environment to all views.
  func setEnvironment(_ environment: EnvironmentValues) {
    root?.setEnvironment(environment)
  }

  /// The node whose body is being evaluated, innermost.
  var current: ViewNode? { evaluating.last }

  /// Evaluates a body while noting what it reads.
  func tracking<Result>(_ node: ViewNode, _ body: () -> Result) -> Result {
    evaluating.append(node)
    let former = ViewGraph.active
    ViewGraph.active = self
    defer {
      ViewGraph.active = former
      evaluating.removeLast()
    }
    return withObservationTracking(body) { [weak node] in
      onMainActor {
        guard let node else { return }
        node.graph.setNeedsEvaluation(node)
      }
    }
  }

  /// The graph that is evaluating a body at this moment.
  static var active: ViewGraph?

  /// Counts an evaluation and takes the node off the list of those that wait for one.
  func willEvaluate(_ node: ViewNode) {
    evaluationCount += 1
    dirty[ObjectIdentifier(node)] = nil
  }

  /// Asks for the body of a node to be evaluated at the next update.
  func setNeedsEvaluation(_ node: ViewNode) {
    // A body that changes what it reads is told of; evaluating it again would change that again.
    guard node.isMounted, !evaluating.contains(where: { $0 === node }) else { return }
    dirty[ObjectIdentifier(node)] = node
    onChange()
  }

  /// Asks for layout at the next update.
  func setNeedsLayout() {
    needsLayout = true
    onChange()
  }

  /// Notes that layout was done.
  func didLayout() {
    needsLayout = false
  }

  /// The part of the screen that views are shown in.
  var screen = CGRect.zero
  /// Lays out what was only noted to have moved; `nil` where nothing waits for that.
  var deferredLayout: (() -> Void)? {
    didSet { needsDeferredLayout = false }
  }
  /// True where something is to be described anew while layout waits.
  var needsDeferredLayout = false

  /// Lays out what was only noted to have moved, for whoever asks where things lie.
  func layOutDeferred() {
    let layOut = deferredLayout
    deferredLayout = nil
    layOut?()
  }

  /// Brings views and layout up to date at once.
  var layoutNow: () -> Void = {}

  /// Runs work once the present update has ended, for example what appeared on the screen.
  func afterUpdate(_ work: @escaping () -> Void) {
    afterUpdate.append(work)
    onChange()
  }

  /// How many views say which color scheme they prefer.
  var colorSchemePreferences = 0
  /// True where the preferred color scheme may be another one than before.
  var colorSchemeMayHaveChanged = false

  /// Notes that what views hand outwards may be another value.
  func preferencesChanged() {
    preferencesAreStale = true
    colorSchemeMayHaveChanged = true
    onChange()
  }

  /// Tells a node whenever what views hand outwards may have changed.
  func addPreferenceReader(_ reader: any PreferenceReader) {
    preferenceReaders.append(WeakReader(reader: reader))
    preferencesChanged()
  }

  private struct WeakReader {
    weak var reader: (any PreferenceReader)?
  }

  private func notifyPreferences() {
    guard preferencesAreStale else { return }
    preferencesAreStale = false
    preferenceReaders.removeAll { $0.reader == nil }
    for entry in preferenceReaders { entry.reader?.preferencesMayHaveChanged() }
  }

  /// True where an update has something to do.
  var needsUpdate: Bool { needsLayout || !dirty.isEmpty || !afterUpdate.isEmpty || preferencesAreStale }

  /// Evaluates what waits, outer views first, and runs the work that was put off.
  ///
  /// A screen that never comes to rest is left after `rounds`, with a diagnostic.
  func update(rounds: Int = 64) {
    var round = 0
    var counts: [ObjectIdentifier: Int] = [:]
    while !dirty.isEmpty || !afterUpdate.isEmpty || preferencesAreStale {
      round += 1
      if round > rounds {
        let names = Set(dirty.values.map(\.viewName)).sorted()
        dirty.removeAll()
        afterUpdate.removeAll()
        report(
          "A view changes state each time it is evaluated: \(names.joined(separator: ", ")). "
            + "Change state in an action instead.", about: names.first ?? "")
        return
      }
      while let next = dirty.values.min(by: { $0.depth < $1.depth }) {
        dirty[ObjectIdentifier(next)] = nil
        counts[ObjectIdentifier(next), default: 0] += 1
        // Views that change one another come round here; the next round leaves them, with a diagnostic.
        if counts[ObjectIdentifier(next), default: 0] > rounds {
          setNeedsEvaluation(next)
          round = rounds
          break
        }
        next.evaluate()
      }
      let work = afterUpdate
      afterUpdate = []
      for item in work { item() }
      notifyPreferences()
    }
  }

  /// Tells the session of something wrong in the app.
  func report(_ message: String, at location: SourceLocation? = nil) {
    RunningApp.current.report(Diagnostic(message, at: location))
  }
}

/// Runs work on the main actor: at once where this is its thread, else as soon as it is free.
func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
  if Thread.isMainThread {
    MainActor.assumeIsolated(work)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  }
}
