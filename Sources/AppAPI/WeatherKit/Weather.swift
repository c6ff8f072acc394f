import Foundation

/// The weather of a place.
public struct Weather: Sendable {
  /// The weather now.
  public let currentWeather: CurrentWeather
  /// The weather of each minute of the next hour, where that is known.
  public let minuteForecast: Forecast<MinuteWeather>?
  /// The weather of each hour.
  public let hourlyForecast: Forecast<HourWeather>
  /// The weather of each day.
  public let dailyForecast: Forecast<DayWeather>
  /// What people are warned of.
  public let weatherAlerts: [WeatherAlert]?
}

/// The weather of several times.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
  /// The times, in order.
  public let forecast: [Element]
  /// When and where it was made.
  public let metadata: WeatherMetadata

  /// The first place.
  public var startIndex: Int { forecast.startIndex }
  /// The place behind the last.
  public var endIndex: Int { forecast.endIndex }
  /// The weather of a time.
  public subscript(position: Int) -> Element { forecast[position] }
}

/// When and where a forecast was made.
public struct WeatherMetadata: Sendable {
  /// When it was made.
  public let date: Date
  /// Until when it holds.
  public let expirationDate: Date
  /// Where it is for.
  public let location: CLLocation
}

/// The weather now.
public struct CurrentWeather: Sendable {
  /// The time.
  public let date: Date
  /// How much of the sky clouds cover, from 0 to 1.
  public let cloudCover: Double
  /// What it is like.
  public let condition: WeatherCondition
  /// The name of a symbol of it.
  public let symbolName: String
  /// The temperature at which dew falls.
  public let dewPoint: Measurement<UnitTemperature>
  /// How damp it is, from 0 to 1.
  public let humidity: Double
  /// The pressure of the air.
  public let pressure: Measurement<UnitPressure>
  /// Whether it rises.
  public let pressureTrend: PressureTrend
  /// True between sunrise and sunset.
  public let isDaylight: Bool
  /// How warm it is.
  public let temperature: Measurement<UnitTemperature>
  /// How warm it seems.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// How strong the sun is.
  public let uvIndex: UVIndex
  /// How far one sees.
  public let visibility: Measurement<UnitLength>
  /// How the air moves.
  public let wind: Wind
  /// When and where it was told.
  public let metadata: WeatherMetadata
}

/// What falls within sixty seconds.
public struct MinuteWeather: Sendable {
  /// The time.
  public let date: Date
  /// What falls.
  public let precipitation: Precipitation
  /// How likely it is that something falls, from 0 to 1.
  public let precipitationChance: Double
  /// How much falls.
  public let precipitationIntensity: Measurement<UnitSpeed>
}

/// What it is like within sixty minutes.
public struct HourWeather: Sendable {
  /// The time.
  public let date: Date
  /// How much of the sky clouds cover, from 0 to 1.
  public let cloudCover: Double
  /// What it is like.
  public let condition: WeatherCondition
  /// The name of a symbol of it.
  public let symbolName: String
  /// How damp it is, from 0 to 1.
  public let humidity: Double
  /// True between sunrise and sunset.
  public let isDaylight: Bool
  /// What falls.
  public let precipitation: Precipitation
  /// How likely it is that something falls, from 0 to 1.
  public let precipitationChance: Double
  /// How much falls.
  public let precipitationAmount: Measurement<UnitLength>
  /// How warm it is.
  public let temperature: Measurement<UnitTemperature>
  /// How warm it seems.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// How strong the sun is.
  public let uvIndex: UVIndex
  /// How the air moves.
  public let wind: Wind
}

/// What it is like from midnight to midnight.
public struct DayWeather: Sendable {
  /// The day.
  public let date: Date
  /// What it is like.
  public let condition: WeatherCondition
  /// The name of a symbol of it.
  public let symbolName: String
  /// How warm it gets.
  public let highTemperature: Measurement<UnitTemperature>
  /// How cold it gets.
  public let lowTemperature: Measurement<UnitTemperature>
  /// What falls.
  public let precipitation: Precipitation
  /// How likely it is that something falls, from 0 to 1.
  public let precipitationChance: Double
  /// How strong the sun is.
  public let uvIndex: UVIndex
  /// How the air moves.
  public let wind: Wind
  /// When the sun rises and sets.
  public let sun: SunEvents
  /// When the moon rises and sets.
  public let moon: MoonEvents
}

/// When the sun rises and sets.
public struct SunEvents: Sendable {
  /// When it rises, where it does.
  public let sunrise: Date?
  /// When it sets, where it does.
  public let sunset: Date?
}

/// When the moon rises and sets.
public struct MoonEvents: Sendable {
  /// When it rises, where it does.
  public let moonrise: Date?
  /// When it sets, where it does.
  public let moonset: Date?
  /// How much of it is lit.
  public let phase: MoonPhase
}

/// What people are warned of.
public struct WeatherAlert: Sendable {
  /// A page about it.
  public let detailsURL: URL
  /// Who warns.
  public let source: String
  /// What of.
  public let summary: String
  /// Where.
  public let region: String?
  /// How bad it is.
  public let severity: WeatherSeverity
}
