/// How a controller is shown above another one.
public enum UIModalPresentationStyle: Int, Sendable {
  /// On the whole screen; what is beneath leaves it.
  case fullScreen = 0
  /// On a sheet that leaves a strip of what is beneath.
  case pageSheet = 1
  /// On a smaller sheet.
  case formSheet = 2
  /// On the place of the controller that defines the context; that leaves the screen.
  case currentContext = 3
  /// As the app's own presentation controller says.
  case custom = 4
  /// On the whole screen; what is beneath stays there, out of reach.
  case overFullScreen = 5
  /// On the place of the controller that defines the context, which stays there, out of reach.
  case overCurrentContext = 6
  /// In a bubble beside what it belongs to; on a sheet where space is scarce.
  case popover = 7
  /// As it is: not adapted.
  case none = -1
  /// As the system sees fit: a page sheet.
  case automatic = -2

  /// True where what is beneath leaves the screen.
  var replaces: Bool { self == .fullScreen || self == .currentContext }
  /// True where only the controller that defines the context is covered.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a controller comes onto the screen.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By a turn.
  case flipHorizontal = 1
  /// By shining through.
  case crossDissolve = 2
  /// By turning a leaf.
  case partialCurl = 3
}
