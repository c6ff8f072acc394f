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

/// Pictures and attributes of controls for their states; they are kept, and nothing of them is heard.
extension UISlider {
  /// Sets the picture of the knob.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    pictures["thumb\(state.rawValue)"] = image
  }

  /// The picture of the knob.
  public func thumbImage(for state: UIControl.State) -> UIImage? { pictures["thumb\(state.rawValue)"] }
  /// The present picture of the knob.
  public var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }

  /// Sets the picture of the track below the knob.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    pictures["minimum\(state.rawValue)"] = image
  }

  /// The picture of the track below the knob.
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    pictures["minimum\(state.rawValue)"]
  }

  /// Sets the picture of the track above the knob.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    pictures["maximum\(state.rawValue)"] = image
  }

  /// The picture of the track above the knob.
  public func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    pictures["maximum\(state.rawValue)"]
  }
}

extension UISegmentedControl {
  /// Says how the words look in a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleStyles[state.rawValue] = attributes }

  /// How the words look in a state.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleStyles[state.rawValue]
  }

  /// Sets the picture on the background.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgrounds[state.rawValue] = backgroundImage }

  /// The picture on the background.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state.rawValue]
  }

  /// Sets the picture between two segments.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { backgrounds[leftState.rawValue << 32 | rightState.rawValue | 1 << 63] = dividerImage }

  /// Moves what a segment shows from its place.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    contentOffsets[segment] = offset
  }
  /// How far what a segment shows is moved from its place.
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
