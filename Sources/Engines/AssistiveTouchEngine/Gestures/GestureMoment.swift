import AccessibilityModel

/// What fingers do at one moment of a gesture.
struct GestureMoment: Hashable, Sendable {
  /// Milliseconds from the first touch.
  var milliseconds: Int
  /// What they do.
  var fingers: [Request.Finger]
}

extension [FingerPath] {
  /// Where a step stands among those of a gesture.
  private struct Place: Hashable, Comparable {
    var milliseconds: Int
    /// How often the finger has come and gone at this very time.
    var turn: Int
    /// Fingers come first, then they move, then they leave.
    var round: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.milliseconds, left.turn, left.round) < (right.milliseconds, right.turn, right.round)
    }
  }

  /// What fingers do, moment by moment: at the same time they come first, then they move, then they leave.
  ///
  /// - Complexity: O(n log n) for n samples.
  var moments: [GestureMoment] {
    var steps: [(place: Place, finger: Request.Finger)] = []
    var ends: [Int: Place] = [:]
    for path in self {
      guard let first = path.samples.first, let last = path.samples.last else { continue }
      let before = ends[path.finger].flatMap { $0.milliseconds == first.milliseconds ? $0.turn + 1 : nil }
      func place(_ time: Int, _ round: Int) -> Place {
        Place(milliseconds: time, turn: time == first.milliseconds ? before ?? 0 : 0, round: round)
      }
      steps.append((place(first.milliseconds, 0), .init(path.finger, .began, first.point)))
      for sample in path.samples.dropFirst() {
        steps.append((place(sample.milliseconds, 1), .init(path.finger, .moved, sample.point)))
      }
      let end = place(last.milliseconds, 2)
      steps.append((end, .init(path.finger, .ended, last.point)))
      ends[path.finger] = end
    }
    let sorted = steps.enumerated().sorted {
      $0.element.place == $1.element.place
        ? $0.offset < $1.offset : $0.element.place < $1.element.place
    }
    var moments: [GestureMoment] = []
    var last: Place?
    for (_, step) in sorted {
      if step.place == last, let index = moments.indices.last,
        !moments[index].fingers.contains(where: { $0.number == step.finger.number })
      {
        moments[index].fingers.append(step.finger)
      } else {
        moments.append(GestureMoment(milliseconds: step.place.milliseconds, fingers: [step.finger]))
      }
      last = step.place
    }
    return moments
  }
}
