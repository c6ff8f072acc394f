import AccessibilityModel

/// What picture a session wants of what an app shows.
///
///     PictureRequest(scale: 2, textSizes: ["large", "accessibility3"])   // two screens side by side
public struct PictureRequest: Hashable, Sendable {
  /// The scales that make sense: fewer pixels cannot be read, and more show nothing new.
  public static let scales = 0.25...4.0

  /// Pixels for each point.
  public var scale: Double
  /// Names of the text sizes, a screen for each, side by side; empty for the present one.
  public var textSizes: [String]
  /// The appearance; `nil` for the present one.
  public var colorScheme: LaunchOptions.ColorScheme?
  /// What is drawn over the screen.
  public var overlays: [Overlay]
  /// How the screen is magnified; `nil` where it is not.
  public var magnification: Magnification?
  /// True where what numbers over the screen stand for is listed beside it.
  public var showsLegend: Bool
  /// What is looked for.
  public var findings: Set<PictureFinding.Kind>

  /// True where the status bar and the home indicator are drawn over the screen.
  public var showsSystemBars: Bool

  /// Number of the picture that whoever asks has, so that what is otherwise is enough; 0 for none yet.
  ///
  /// `nil` for a picture by itself, which the app does not keep. Text sizes, a legend and findings are for these alone.
  public var former: Int?

  /// Makes a request; what is left out is one screen as it is.
  public init(
    scale: Double = 2, textSizes: [String] = [], colorScheme: LaunchOptions.ColorScheme? = nil,
    overlays: [Overlay] = [], magnification: Magnification? = nil, showsLegend: Bool = false,
    findings: Set<PictureFinding.Kind> = [], showsSystemBars: Bool = false,
    former: Int? = nil
  ) {
    self.scale = scale
    self.textSizes = textSizes
    self.colorScheme = colorScheme
    self.overlays = overlays
    self.magnification = magnification
    self.showsLegend = showsLegend
    self.findings = findings
    self.showsSystemBars = showsSystemBars
    self.former = former
  }
}
