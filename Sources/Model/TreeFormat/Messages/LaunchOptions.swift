import AccessibilityModel

/// The device and the settings under which an app is to start.
public struct LaunchOptions: Hashable, Sendable {
  /// Which system the app believes to run on.
  public enum Platform: UInt8, Hashable, Sendable, CaseIterable {
    /// A phone.
    case iOS = 0
    /// A computer with a pointer and a keyboard.
    case macOS = 1
    /// A tablet.
    case iPadOS = 2
    /// A device at the wrist.
    case watchOS = 3
    /// A television.
    case tvOS = 4
    /// A headset.
    case visionOS = 5
  }

  /// Which appearance the person chose.
  public enum ColorScheme: UInt8, Hashable, Sendable, CaseIterable {
    /// Dark on light.
    case light = 0
    /// Light on dark.
    case dark = 1
  }

  /// A point on the earth.
  public struct Location: Hashable, Sendable {
    /// Degrees north of the equator.
    public var latitude: Double
    /// Degrees east of Greenwich.
    public var longitude: Double

    /// Makes a location by its degrees.
    public init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// Which system the app believes to run on.
  public var platform: Platform
  /// Size of the screen, in points.
  public var screenSize: Size
  /// Pixels for each point.
  public var displayScale: Double
  /// Which way lines of text run.
  public var layoutDirection: ReadingOrder.Direction
  /// BCP 47 tag of the person's language and region, for example `en-US`.
  public var locale: String
  /// BCP 47 tag of the language in which the system speaks to those who listen, for example `de`.
  public var speechLanguage: String
  /// Name of the text size: `xSmall`, `small`, `medium`, `large`, `xLarge`, `xxLarge`, `xxxLarge`, or
  /// `accessibility1` to `accessibility5`.
  public var textSize: String
  /// Which appearance the person chose.
  public var colorScheme: ColorScheme
  /// By how many points the tops of elements in one row may differ; that of the platform where unset.
  public var rowThreshold: Double?
  /// What was chosen for open questions, by the app's side and in which order siblings are read.
  public var rules: RuleChoices
  /// Folders in which the app finds its texts, colours and pictures, the first one first; paths on this
  /// machine.
  public var resourceFolders: [String]
  /// Name of the colour set in the app's catalogs that is its accent colour; without one, or without a colour in it,
  /// that is the system's blue.
  public var accentColorName: String?
  /// The folder with the files and photos that a person can choose from; a path on this machine.
  public var filesFolder: String?
  /// Where the device is, which the person lets the app know; `nil` where they do not.
  public var location: Location?
  /// Settings that apps can ask about which are not as on a new device when the app starts; names are `settingNames`.
  public var settings: [String: Bool]
  /// Date and time at which the app's clock begins, as `nanoseconds(of:in:)` reads them, or `now` for the real time.
  public var date: String

  /// What the app's code finds among its arguments, in a process that tests it; `nil` where it finds those of the
  /// process, as in a process of its own.
  package var arguments: [String]?

  /// Makes options; what is left out is that of a phone as it comes out of its box.
  public init(
    platform: Platform = .iOS, screenSize: Size = Size(width: 393, height: 852),
    displayScale: Double = 3, layoutDirection: ReadingOrder.Direction = .leftToRight,
    locale: String = "en-US", textSize: String = "large", colorScheme: ColorScheme = .light,
    rowThreshold: Double? = nil, rules: RuleChoices = RuleChoices(), resourceFolders: [String] = [],
    accentColorName: String? = nil, speechLanguage: String = "en", filesFolder: String? = nil,
    location: Location? = nil, settings: [String: Bool] = [:], date: String = LaunchOptions.usualDate
  ) {
    self.platform = platform
    self.screenSize = screenSize
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.textSize = textSize
    self.colorScheme = colorScheme
    self.rowThreshold = rowThreshold
    self.rules = rules
    self.resourceFolders = resourceFolders
    self.accentColorName = accentColorName
    self.speechLanguage = speechLanguage
    self.filesFolder = filesFolder
    self.location = location
    self.settings = settings
    self.date = date
  }

  /// How siblings are put in order: along the lines, in rows as a phone or a larger screen has them.
  ///
  /// - Source: Behaviour 1.10.4, X15
  public var readingOrder: ReadingOrder {
    let usual = platform == .iOS ? ReadingOrder.rowThresholds.first : ReadingOrder.rowThresholds.last
    let chosen = rules.choice(of: RowThreshold.self)?.points
    let threshold = rowThreshold ?? chosen ?? usual ?? ReadingOrder().rowThreshold
    return ReadingOrder(
      direction: layoutDirection, rowThreshold: threshold, rowOverlap: rules.choice() ?? .half)
  }
}
