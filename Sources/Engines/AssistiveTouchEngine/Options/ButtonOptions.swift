import AccessibilityModel

/// What the menu holds where the person did not change it.
public enum MenuContents: String, UncertainOption {
  /// Notification Centre, Device, Control Centre, Home, Siri and Custom.
  case six = "six entries"
  /// Siri, Device, Home and Custom, as in the first edition.
  case four = "four entries"

  /// The option's name.
  public static let ruleName = "assistiveTouch.menu"
  /// What it decides.
  public static let summary = "what the menu holds on a new device"
  /// Where it is discussed.
  public static let source = "Behaviour 7.3 Menu"
}

/// How much of the button is seen while it is not used.
public enum IdleOpacity: String, UncertainOption {
  /// Two fifths.
  case fraction = "40 %"
  /// All of it.
  case whole = "100 %"

  /// The option's name.
  public static let ruleName = "assistiveTouch.idleOpacity"
  /// What it decides.
  public static let summary = "how much of the floating button is seen while it is not used"
  /// Where it is discussed.
  public static let source = "Behaviour 7.3 Opacity"

  /// The part, from 0 to 1.
  var part: Double { self == .fraction ? 0.4 : 1 }
}

/// How long the button is seen clearly after it was used.
public enum IdleDelay: String, UncertainOption {
  /// For three seconds.
  case three = "3 seconds"
  /// For one second.
  case one = "1 second"

  /// The option's name.
  public static let ruleName = "assistiveTouch.idleDelay"
  /// What it decides.
  public static let summary = "how long after its use the floating button fades"
  /// Where it is discussed.
  public static let source = "Behaviour 7.3 Opacity"

  /// The time itself.
  var duration: Duration { self == .three ? .seconds(3) : .seconds(1) }
}

/// How long a tap on the button waits for a second one.
public enum DoubleTapTime: String, UncertainOption {
  /// For a quarter of a second.
  case quarter = "0.25 seconds"
  /// For half of a second.
  case half = "0.5 seconds"

  /// The option's name.
  public static let ruleName = "assistiveTouch.doubleTapTime"
  /// What it decides.
  public static let summary = "how long a tap on the floating button waits for a second one, on a new device"
  /// Where it is discussed.
  public static let source = "Behaviour 7.3 Actions"

  /// The time itself.
  var duration: Duration { self == .quarter ? .milliseconds(250) : .milliseconds(500) }
}

/// How long the button is held for its other action.
public enum LongPressTime: String, UncertainOption {
  /// For half of a second.
  case half = "0.5 seconds"
  /// For a second.
  case whole = "1 second"

  /// The option's name.
  public static let ruleName = "assistiveTouch.longPressTime"
  /// What it decides.
  public static let summary = "how long the floating button is held for its other action, on a new device"
  /// Where it is discussed.
  public static let source = "Behaviour 7.3 Actions"

  /// The time itself.
  var duration: Duration { self == .half ? .milliseconds(500) : .seconds(1) }
}

/// Where the button is on a new device.
public enum ButtonPlace: String, UncertainOption {
  /// At the right edge, halfway down.
  case middle = "right edge, in the middle"
  /// At the right edge, three quarters down.
  case bottom = "right edge, below"

  /// The option's name.
  public static let ruleName = "assistiveTouch.buttonPlace"
  /// What it decides.
  public static let summary = "where the floating button is on a new device"
  /// Where it is discussed.
  public static let source = "Behaviour 7.3 Button"

  /// The part of the screen's height that lies above the middle of the button.
  var height: Double { self == .middle ? 0.5 : 0.75 }
}

/// Where the button goes when it is let go.
public enum ButtonSnapping: String, UncertainOption {
  /// To the nearest edge of the screen.
  case edges = "nearest of four edges"
  /// To the nearer one of the left and the right edge.
  case sides = "left or right edge"

  /// The option's name.
  public static let ruleName = "assistiveTouch.snapping"
  /// What it decides.
  public static let summary = "where the floating button goes when it is let go"
  /// Where it is discussed.
  public static let source = "Behaviour 7.3 Button"
}

/// What becomes of the button where it lies over what can be used.
public enum CoveringButton: String, UncertainOption {
  /// It stays there and tells what it covers; the person moves it.
  case stays
  /// It goes along the edges to the nearest place where it covers nothing.
  case movesAway = "moves away"

  /// The option's name.
  public static let ruleName = "assistiveTouch.covering"
  /// What it decides.
  public static let summary = "what the floating button does where it lies over what can be used"
  /// Where it is discussed.
  public static let source = "Behaviour 7.3 Button"
}
