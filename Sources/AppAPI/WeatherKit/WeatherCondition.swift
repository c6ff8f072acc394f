import Foundation

/// What the weather is like.
public enum WeatherCondition: String, CaseIterable, Hashable, Codable, Sendable, CustomStringConvertible {
  /// What is seen.
  case clear, cloudy, foggy, haze, mostlyClear, mostlyCloudy, partlyCloudy, smoky
  /// Wind.
  case blowingDust, breezy, windy
  /// Rain.
  case drizzle, heavyRain, rain, sunShowers
  /// Storms.
  case hurricane, isolatedThunderstorms, scatteredThunderstorms, strongStorms, thunderstorms, tropicalStorm
  /// Snow and ice.
  case blizzard, blowingSnow, flurries, freezingDrizzle, freezingRain, hail, heavySnow, sleet, snow,
    sunFlurries
  /// Snow and rain together, and what is felt.
  case wintryMix, frigid, hot

  /// Its name in English, such as Partly Cloudy, whatever the language of the app is.
  public var description: String {
    rawValue.prefix(1).uppercased()
      + rawValue.dropFirst().map { $0.isUppercase ? " \($0)" : "\($0)" }.joined()
  }

  /// The name as it is heard.
  public var accessibilityDescription: String { description }
}

/// What falls.
public enum Precipitation: String, CaseIterable, Hashable, Codable, Sendable {
  /// Nothing, hail, several, rain, sleet, or snow.
  case none, hail, mixed, rain, sleet, snow
}

/// Whether the pressure of the air rises.
public enum PressureTrend: String, CaseIterable, Hashable, Codable, Sendable {
  /// It rises, falls, or stays.
  case rising, falling, steady
}

/// How much of the moon is lit.
public enum MoonPhase: String, CaseIterable, Hashable, Codable, Sendable {
  /// From none to all of it.
  case new, waxingCrescent, firstQuarter, waxingGibbous, full
  /// From all of it to none.
  case waningGibbous, lastQuarter, waningCrescent
}

/// How bad something is.
public enum WeatherSeverity: String, CaseIterable, Hashable, Codable, Sendable {
  /// From little to very, or not known.
  case minor, moderate, severe, extreme, unknown
}

/// How the air moves.
public struct Wind: Sendable {
  /// Where it comes from.
  public enum CompassDirection: String, CaseIterable, Hashable, Codable, Sendable {
    /// From north to east.
    case north, northNortheast, northeast, eastNortheast
    /// From east to south.
    case east, eastSoutheast, southeast, southSoutheast
    /// From south to west.
    case south, southSouthwest, southwest, westSouthwest
    /// From west to north.
    case west, westNorthwest, northwest, northNorthwest
  }

  /// Where it comes from.
  public let compassDirection: CompassDirection
  /// Where it comes from, by the degrees of a circle.
  public let direction: Measurement<UnitAngle>
  /// How fast it is.
  public let speed: Measurement<UnitSpeed>
  /// How fast it is at times.
  public let gust: Measurement<UnitSpeed>?
}

/// How strong the sun is.
public struct UVIndex: Sendable {
  /// How dangerous that is.
  public enum ExposureCategory: String, CaseIterable, Hashable, Codable, Sendable {
    /// From little to very.
    case low, moderate, high, veryHigh, extreme
  }

  /// From 0.
  public let value: Int
  /// How dangerous that is.
  public let category: ExposureCategory
}
