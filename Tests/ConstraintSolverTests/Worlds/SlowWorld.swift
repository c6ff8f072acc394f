import ConstraintSolver

/// Solves a small system by looking at every point where it could be solved best.
///
/// What constraints miss is a sum of pieces that are flat, so it is least at a corner: a point where as many
/// constraints meet as there are variables. Where constraints have no corner, the planes through 0 make one.
struct SlowWorld {
  let variables: Int
  let constraints: [PlainConstraint]

  /// What each point misses at each priority, highest first; nil where it misses what is required.
  func score(of point: [Double]) -> [Double]? {
    let required = constraints.filter(\.priority.isRequired)
    guard required.allSatisfy({ $0.error(at: point) < 1e-6 }) else { return nil }
    let priorities = Set(constraints.map(\.priority)).subtracting([.required]).sorted(by: >)
    return priorities.map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: point) }
    }
  }

  /// Whether the required constraints can hold together.
  var isPossible: Bool {
    corners().contains { score(of: $0) != nil }
  }

  /// The corners that miss the least, and what they miss.
  func best() -> (score: [Double], points: [[Double]])? {
    var best: (score: [Double], points: [[Double]])?
    for point in corners() {
      guard let score = score(of: point) else { continue }
      guard let known = best else {
        best = (score, [point])
        continue
      }
      let order = Self.compare(score, known.score)
      if order < 0 { best = (score, [point]) } else if order == 0 { best?.points.append(point) }
    }
    return best
  }

  /// -1, 0 or 1 as one score is better than, as good as, or worse than another.
  static func compare(_ left: [Double], _ right: [Double]) -> Int {
    for (first, second) in zip(left, right) where (first - second).magnitude > 1e-6 {
      return first < second ? -1 : 1
    }
    return 0
  }

  private func corners() -> [[Double]] {
    var planes = constraints.map { $0.coefficients + [$0.constant] }
    for axis in 0..<variables {
      planes.append((0...variables).map { $0 == axis ? 1 : 0 })
    }
    return Self.choices(of: variables, from: planes).compactMap(Self.meetingPoint)
  }

  private static func choices(of count: Int, from planes: [[Double]]) -> [[[Double]]] {
    guard count > 0 else { return [[]] }
    return planes.indices.flatMap { index in
      choices(of: count - 1, from: Array(planes[(index + 1)...])).map { [planes[index]] + $0 }
    }
  }

  /// Where planes meet, by elimination; nil where that is not one point.
  private static func meetingPoint(_ planes: [[Double]]) -> [Double]? {
    var planes = planes
    let count = planes.count
    for axis in 0..<count {
      let rest = axis..<count
      let pivot = rest.max { planes[$0][axis].magnitude < planes[$1][axis].magnitude } ?? axis
      guard planes[pivot][axis].magnitude > 1e-9 else { return nil }
      planes.swapAt(axis, pivot)
      for other in 0..<count where other != axis {
        let factor = planes[other][axis] / planes[axis][axis]
        for column in 0...count { planes[other][column] -= factor * planes[axis][column] }
      }
    }
    return (0..<count).map { planes[$0][count] / planes[$0][$0] }
  }
}
