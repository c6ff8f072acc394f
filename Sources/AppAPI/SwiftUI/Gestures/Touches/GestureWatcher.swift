/// One gesture on one item, from the first touch until it is over.
@MainActor
final class GestureWatcher {
  private weak var item: LayoutItem?
  private let run: any GestureRun
  let priority: GesturePriority
  /// The fingers that it follows.
  var fingers: Set<Int> = []
  /// True once the fingers have made the gesture, or are making it.
  private(set) var isRecognized = false
  /// True once it is certain that it is this gesture and no other.
  private(set) var isGranted = false
  private var hasEnded = false
  /// True where it is not this gesture.
  private(set) var isOver = false

  init(_ candidate: TouchProbe.Candidate) {
    item = candidate.item
    priority = candidate.priority
    run = candidate.start(GestureContext(candidate.item))
  }

  /// True where nothing more can come of it.
  var isDone: Bool { isOver || (isGranted && hasEnded) }

  /// True where it is a gesture of the app's own, and no press of a control.
  var isGesture: Bool { item is GestureItem }

  /// When it wants to be asked again, though no finger does anything.
  var deadline: TimeInterval? { isDone || hasEnded ? nil : run.deadline }

  /// True where it goes before a gesture that was recognised, which waits until this one is over.
  func holdsUp(_ other: GestureWatcher) -> Bool {
    guard priority != .simultaneous, !isOver else { return false }
    return isRecognized || priority != .scroll && other.priority != .scroll
  }

  /// True where it may go on with a touch that another finger begins.
  func isSame(as candidate: TouchProbe.Candidate) -> Bool {
    item === candidate.item && priority == candidate.priority && !isDone && !hasEnded
  }

  /// Takes in what its fingers do.
  func take(_ moment: TouchMoment) {
    guard !isOver, !hasEnded else { return }
    var own = moment
    own.changes.removeAll { !fingers.contains($0.finger) }
    if own.changes.isEmpty, !moment.changes.isEmpty { return }
    switch run.take(own) {
    case .possible: break
    case .active: isRecognized = true
    case .ended:
      isRecognized = true
      hasEnded = true
    case .failed:
      isOver = true
      run.context.run(isRecognized: false)
      run.context.drop()
    }
  }

  /// Takes note that it is this gesture.
  func grant() {
    isGranted = true
  }

  /// Does what the gesture wants done by now.
  func runWork() {
    guard !isOver else { return }
    run.context.run(isRecognized: isGranted)
  }

  /// Ends it, because it is another gesture.
  func fail() {
    guard !isOver, !(isGranted && hasEnded) else { return }
    isOver = true
    run.context.drop()
    if !hasEnded { run.cancel() }
    run.context.run(isRecognized: false)
  }
}
