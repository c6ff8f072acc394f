/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, as the screen is.
  case `default` = 0
  /// Light, above dark content.
  case lightContent = 1
  /// Dark, above light content.
  case darkContent = 3
}

/// The position in which an interface is shown.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, the wrong way round.
  case portraitUpsideDown = 2
  /// Lying, with the home button or the lower end to the left.
  case landscapeLeft = 4
  /// Lying, with the home button or the lower end to the right.
  case landscapeRight = 3

  /// True for the two upright positions.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for the two lying positions.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Positions in which an interface can be shown.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upright, the wrong way round.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// Lying, with the lower end to the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// Lying, with the lower end to the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// Both lying positions.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Every position.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// Every position but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]

  /// True where a position is among them.
  func contains(_ orientation: UIInterfaceOrientation) -> Bool {
    !isDisjoint(with: Self(rawValue: 1 << UInt(orientation.rawValue)))
  }
}
