import AccessibilityModel
import AssistiveTouchEngine

/// AssistiveTouch with one pointer: each move, press and dwell counts, and the seconds that the pointer rests.
///
/// - Source: Behaviour 7.3
struct AssistiveTouchSubject: EffortSubject {
  /// Where the pointer, the button and the menu are.
  struct NavigationState: Hashable {
    var pointer: Point?
    var button: Point?
    var isMenuOpen: Bool
  }

  /// How many steps dragging the button takes: to it, pressing, to another place, letting go.
  private static let dragCount = 4

  let beginning: AssistiveTouch
  private let tree: AccessibilityTree
  /// A point of each thing that can be pressed, while the button is where it was, and after it was dragged away.
  private let targets: [Point]
  private let coveredTargets: [Point]
  /// Where the button is dragged, where it covers something.
  private let otherPlace: Point?

  /// - Complexity: O(n²) for n stops.
  init(_ beginning: AssistiveTouch, in tree: AccessibilityTree) {
    self.beginning = beginning
    self.tree = tree
    let button = beginning.buttonFrame(in: tree)
    let screen = tree.root.flatMap { tree[$0]?.frame } ?? .zero
    var free: [Point] = []
    var covered: [Point] = []
    for element in tree.usableStops() where element.canBeActivated {
      let points = element.pressPoints.filter { screen.contains($0) && tree.hitTest($0) == element.id }
      if let point = points.first(where: { button?.contains($0) != true }) {
        free.append(point)
      } else if let point = points.first {
        covered.append(point)
      }
    }
    targets = free
    coveredTargets = covered
    otherPlace = covered.isEmpty ? nil : beginning.placeAway(from: covered, in: tree)
  }

  func navigationState(of technology: AssistiveTouch) -> NavigationState {
    NavigationState(
      pointer: technology.pointer, button: technology.buttonFrame(in: tree)?.center,
      isMenuOpen: technology.menu != nil)
  }

  func position(of technology: AssistiveTouch) -> ElementID? {
    technology.pointer.flatMap { tree.hitTest($0) }
  }

  /// Moving twice brings nobody nearer, nor does dragging the button where it covers nothing.
  func moves(
    from technology: AssistiveTouch, in tree: AccessibilityTree
  ) -> [EffortMove<AssistiveTouch.Input>] {
    guard technology.menu == nil else { return [] }
    guard technology.pointer == nil else { return [press(of: technology)] }
    let isMoved = technology.buttonFrame(in: tree) != beginning.buttonFrame(in: tree)
    var moves = (isMoved ? coveredTargets : targets).map { point in
      EffortMove<AssistiveTouch.Input>(
        step: .input(.move(point)), text: "pointer to \(point.numbers)", count: 1)
    }
    if !isMoved, let otherPlace {
      moves.append(
        EffortMove(
          step: .input(.moveButton(otherPlace)), text: "floating button to \(otherPlace.numbers)",
          count: Self.dragCount))
    }
    return moves
  }

  private func press(of technology: AssistiveTouch) -> EffortMove<AssistiveTouch.Input> {
    let dwell = technology.settings.dwell
    guard dwell.isOn else { return EffortMove(step: .input(.press), text: "pointer press", count: 1) }
    let milliseconds = Int(dwell.time / .milliseconds(1))
    return EffortMove(step: .rest(milliseconds), text: "dwell \(milliseconds)ms", count: 1)
  }

  /// What lies under a finger that leaves the screen where it came.
  func goals(of effect: Effect, in tree: AccessibilityTree) -> [EffortGoal] {
    guard case .request(let request) = effect, case .touch(.ended, let point) = request.kind else {
      return effect.goals(in: tree)
    }
    return tree.hitTest(point).map { [.activate($0)] } ?? []
  }
}

extension AccessibilityElement {
  /// Points at which a finger may press it: where it is activated, its middle, and the middles of its quarters.
  fileprivate var pressPoints: [Point] {
    let frame = outline
    let quarters = [0.25, 0.75].flatMap { x in
      [0.25, 0.75].map { y in
        Point(x: frame.minX + frame.size.width * x, y: frame.minY + frame.size.height * y)
      }
    }
    return [effectiveActivationPoint, frame.center] + quarters
  }
}

extension Point {
  /// Both numbers as a script has them.
  fileprivate var numbers: String {
    [x, y].map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: " ")
  }
}
