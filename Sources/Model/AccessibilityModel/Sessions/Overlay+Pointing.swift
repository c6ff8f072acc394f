extension Overlay {
  /// A floating button, a pointer and the fingers that it moves, as a person sees them.
  ///
  /// - Source: Behaviour 7.3
  public struct Pointing: Hashable, Sendable {
    /// Rectangle of the floating button; `nil` where it is not shown.
    public var button: Rect?
    /// How much of the button is seen, from 0 to 1.
    public var opacity: Double
    /// Labels of what can be used and lies under the button.
    public var covered: String
    /// Where the pointer is; `nil` where it was not moved yet.
    public var pointer: Point?
    /// How much of the time has passed until the pointer acts by itself, from 0 to 1.
    public var progress: Double
    /// Where fingers are on the screen.
    public var fingers: [Point]
    /// What the next press does, where it does more than touch; empty otherwise.
    public var function: String

    /// Makes a picture of a pointer; what is left out is not seen.
    public init(
      button: Rect? = nil, opacity: Double = 1, covered: String = "", pointer: Point? = nil,
      progress: Double = 0, fingers: [Point] = [], function: String = ""
    ) {
      self.button = button
      self.opacity = opacity
      self.covered = covered
      self.pointer = pointer
      self.progress = progress
      self.fingers = fingers
      self.function = function
    }
  }
}
