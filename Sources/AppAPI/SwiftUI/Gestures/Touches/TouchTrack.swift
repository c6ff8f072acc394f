/// What one finger has done since it came to the screen.
struct TouchTrack {
  let start: CGPoint
  let startTime: TimeInterval
  private(set) var point: CGPoint
  private(set) var time: TimeInterval
  /// How fast it moves, in points a second.
  private(set) var velocity = CGSize.zero

  init(_ point: CGPoint, _ time: TimeInterval) {
    start = point
    startTime = time
    self.point = point
    self.time = time
  }

  /// Takes in where the finger is now.
  mutating func move(to new: CGPoint, _ now: TimeInterval) {
    if now > time {
      let seconds = now - time
      velocity = CGSize(width: (new.x - point.x) / seconds, height: (new.y - point.y) / seconds)
    }
    point = new
    time = now
  }

  /// How far the finger is from where it came.
  var distance: CGFloat { start.distance(to: point) }
}

extension CGPoint {
  /// How far away another point is.
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
