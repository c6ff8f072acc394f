/// Finds out what a finger at a point would reach.
@MainActor
final class TouchProbe {
  /// A gesture that may be made there.
  struct Candidate {
    let item: LayoutItem
    let priority: GesturePriority
    let start: (GestureContext) -> any GestureRun
  }

  /// The gestures, those of the views inside first.
  private(set) var candidates: [Candidate] = []
  /// True where what answers to a tap has told of itself here.
  private var isClaimed = false
  /// True where what is shown large is looked for, and no gesture.
  let seeksLargeContent: Bool
  /// True where what scrolls is looked for, too.
  let seeksScrolls: Bool
  /// What is shown large there.
  private(set) var largeItem: LayoutItem?

  init(seeksLargeContent: Bool = false, seeksScrolls: Bool = false) {
    self.seeksLargeContent = seeksLargeContent
    self.seeksScrolls = seeksScrolls
  }

  /// Takes in that an item is shown large; `nil` where that is not looked for there, or an item inside was found.
  func offer(_ item: LayoutItem, at point: CGPoint) -> (() -> Void)? {
    guard seeksLargeContent, largeItem == nil, item.frame.contains(point) else { return nil }
    largeItem = item
    return {}
  }

  /// Takes in a gesture of an item.
  func add(
    _ item: LayoutItem, _ priority: GesturePriority, _ start: @escaping (GestureContext) -> any GestureRun
  ) {
    candidates.append(Candidate(item: item, priority: priority, start: start))
  }

  /// Forgets gestures of views inside.
  func drop(from count: Int) {
    candidates.removeSubrange(count...)
    isClaimed = true
  }

  /// Stands for what a tap does where the item has told what it does.
  var claimed: () -> Void {
    isClaimed = true
    return {}
  }

  /// What a point reaches within an item, in the order in which gestures go before one another.
  func find(_ point: CGPoint, in root: LayoutItem) -> [Candidate] {
    if let handler = root.tapHandler(at: point), !isClaimed {
      let tap = Candidate(item: root, priority: .normal) { context in
        context.add(.recognized, handler)
        return RunningGesture(TapMachine(1, context))
      }
      candidates.insert(tap, at: 0)
    }
    let high = candidates.reversed().filter { $0.priority == .high }
    return high + candidates.filter { $0.priority != .high }
  }
}
