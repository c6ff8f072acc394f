extension Request {
  /// What one of several fingers does at a moment.
  public struct Finger: Hashable, Sendable {
    /// Number of the finger, the same from touching to lifting.
    public var number: Int
    /// What it does.
    public var phase: TouchPhase
    /// Where it does so, on the screen.
    public var point: Point

    /// Makes what a finger does.
    public init(_ number: Int, _ phase: TouchPhase, _ point: Point) {
      self.number = number
      self.phase = phase
      self.point = point
    }
  }
}
