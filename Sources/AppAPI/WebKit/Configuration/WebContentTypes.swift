/// Kinds of films and sounds.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What has a sound.
  public static let audio = Self(rawValue: 1 << 0)
  /// What has pictures.
  public static let video = Self(rawValue: 1 << 1)
  /// Both kinds, and those to come.
  public static let all = Self(rawValue: UInt.max)
}

/// What in the text of a page becomes a link by itself.
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Numbers to call.
  public static let phoneNumber = Self(rawValue: 1 << 0)
  /// Addresses of pages.
  public static let link = Self(rawValue: 1 << 1)
  /// Addresses of houses.
  public static let address = Self(rawValue: 1 << 2)
  /// Days and times.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let trackingNumber = Self(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = Self(rawValue: 1 << 5)
  /// What the system could look up.
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  /// Everything.
  public static let all = Self(rawValue: UInt.max)
}

/// How much a selection in a page grows at once.
public enum WKSelectionGranularity: Int, Sendable {
  /// As fits what is selected.
  case dynamic = 0
  /// One letter.
  case character = 1
}

/// Who says in which direction controls of a page run.
public enum WKUserInterfaceDirectionPolicy: Int, Sendable {
  /// The page.
  case content = 0
  /// The language of the device.
  case system = 1
}
