@_exported import CoreLocation
@_exported import Foundation

/// Why there is no weather.
public enum WeatherError: Error, Hashable, Sendable {
  /// The app is not allowed to ask.
  case permissionDenied
  /// Something else.
  case unknown
}

/// Tells the weather; there is no network, so that every question fails.
public final class WeatherService: Sendable {
  /// The one that apps share.
  public static let shared = WeatherService()

  /// Makes one of its own.
  public init() {}

  /// All weather of a place.
  ///
  /// - Throws: That there is no network.
  public func weather(for location: CLLocation) async throws -> Weather { throw Self.noNetwork }

  /// One part of the weather of a place.
  ///
  /// - Throws: That there is no network.
  public func weather<Part>(
    for location: CLLocation, including dataSet: WeatherQuery<Part>
  ) async throws -> Part {
    throw Self.noNetwork
  }

  /// Two parts of the weather of a place.
  ///
  /// - Throws: That there is no network.
  public func weather<First, Second>(
    for location: CLLocation, including dataSet1: WeatherQuery<First>, _ dataSet2: WeatherQuery<Second>
  ) async throws -> (First, Second) {
    throw Self.noNetwork
  }

  /// Three parts of the weather of a place.
  ///
  /// - Throws: That there is no network.
  public func weather<First, Second, Third>(
    for location: CLLocation, including dataSet1: WeatherQuery<First>, _ dataSet2: WeatherQuery<Second>,
    _ dataSet3: WeatherQuery<Third>
  ) async throws -> (First, Second, Third) {
    throw Self.noNetwork
  }

  /// Whose data it is.
  public var attribution: WeatherAttribution {
    get async throws { throw Self.noNetwork }
  }

  private static var noNetwork: URLError { URLError(.notConnectedToInternet) }
}

/// Names a part of the weather.
public struct WeatherQuery<Part>: Sendable {
  private init() {}
}

extension WeatherQuery where Part == CurrentWeather {
  /// The weather now.
  public static var current: WeatherQuery { WeatherQuery() }
}

extension WeatherQuery where Part == Forecast<MinuteWeather>? {
  /// The weather of each minute of the next hour.
  public static var minute: WeatherQuery { WeatherQuery() }
}

extension WeatherQuery where Part == Forecast<HourWeather> {
  /// The weather of each hour of the next days.
  public static var hourly: WeatherQuery { WeatherQuery() }
  /// The weather of each hour between two dates.
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery { WeatherQuery() }
}

extension WeatherQuery where Part == Forecast<DayWeather> {
  /// The weather of each of the next days.
  public static var daily: WeatherQuery { WeatherQuery() }
  /// The weather of each day between two dates.
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery { WeatherQuery() }
}

extension WeatherQuery where Part == [WeatherAlert]? {
  /// What people are warned of.
  public static var alerts: WeatherQuery { WeatherQuery() }
}

/// Whose data the weather is.
public struct WeatherAttribution: Hashable, Sendable {
  /// What the service is called.
  public let serviceName: String
  /// A page about the sources.
  public let legalPageURL: URL
  /// A picture of its mark for light backgrounds.
  public let combinedMarkLightURL: URL
  /// A picture of its mark for dark backgrounds.
  public let combinedMarkDarkURL: URL
  /// A square picture of its mark.
  public let squareMarkURL: URL
  /// What has to be shown beside the data.
  public let legalAttributionText: String
}
