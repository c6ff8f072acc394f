import Foundation

/// How a control behaves on a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
  /// As the system finds best.
  case automatic = 0
  /// As on a tablet.
  case pad = 1
  /// As on a Mac.
  case mac = 2
}

/// Pictures of a slider for its states; one for no state stands for those without a picture.
extension UISlider {
  private func set(_ image: UIImage?, _ kind: String, _ state: UIControl.State) {
    pictures["\(kind)\(state.rawValue)"] = image
    setNeedsDisplay()
  }

  private func picture(_ kind: String, _ state: UIControl.State) -> UIImage? {
    pictures["\(kind)\(state.rawValue)"]
  }

  private func present(_ kind: String) -> UIImage? { picture(kind, state) ?? picture(kind, .normal) }

  /// Sets the picture of the knob.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) { set(image, "thumb", state) }
  /// The picture of the knob.
  public func thumbImage(for state: UIControl.State) -> UIImage? { picture("thumb", state) }
  /// The present picture of the knob.
  public var currentThumbImage: UIImage? { present("thumb") }

  /// Sets the picture of the track below the knob.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, "minimum", state)
  }

  /// The picture of the track below the knob.
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? { picture("minimum", state) }
  /// The present picture of the track below the knob.
  public var currentMinimumTrackImage: UIImage? { present("minimum") }

  /// Sets the picture of the track above the knob.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, "maximum", state)
  }

  /// The picture of the track above the knob.
  public func maximumTrackImage(for state: UIControl.State) -> UIImage? { picture("maximum", state) }
  /// The present picture of the track above the knob.
  public var currentMaximumTrackImage: UIImage? { present("maximum") }
}

/// Pictures and attributes of segments for their states; those for no state stand for those that are not set.
extension UISegmentedControl {
  /// Sets how words look.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleStyles[state.rawValue] = attributes
    setNeedsDisplay()
  }

  /// How words look.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleStyles[state.rawValue]
  }

  /// Sets the picture behind segments; bars of all heights have the same.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[state.rawValue] = backgroundImage
    setNeedsDisplay()
  }

  /// The picture behind segments.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state.rawValue]
  }

  /// Sets the picture between segments.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    dividers[[leftState.rawValue, rightState.rawValue]] = dividerImage
    setNeedsDisplay()
  }

  /// The picture between segments.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { dividers[[leftState.rawValue, rightState.rawValue]] }

  /// Moves what a segment shows.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    contentOffsets[segment] = offset
    setNeedsDisplay()
  }

  /// How far what a segment shows is moved.
  public func contentOffsetForSegment(at segment: Int) -> CGSize { contentOffsets[segment] ?? .zero }
}

/// How high a bar is, and what stands in it.
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Lower.
  case compact = 1
  /// As usual, with a line above.
  case defaultPrompt = 101
  /// Lower, with a line above.
  case compactPrompt = 102
}
