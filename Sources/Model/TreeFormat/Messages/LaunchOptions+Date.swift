import Foundation

extension LaunchOptions {
  /// Date and time at which an app's clock begins where none is chosen, the same on every machine: a Tuesday at 9:41.
  public static let usualDate = "2026-06-09T09:41:00"

  /// Word for the real time at which the app starts.
  public static let presentDate = "now"

  /// Reads a date and time of ISO 8601 with a day, and maybe with a time and an offset from Greenwich.
  ///
  ///     LaunchOptions.nanoseconds(of: "2026-12-24T18:00Z")   // 1782324000… since 1970
  ///
  /// - Parameters:
  ///   - date: `2026-12-24`, `2026-12-24T18:00`, `…T18:00:30`, with `Z` or `+02:00` behind a time.
  ///   - zone: Time zone of a date without an offset.
  /// - Returns: Nanoseconds since 1970; `nil` for what is no date, and for a day or time that does not exist.
  public static func nanoseconds(of date: String, in zone: TimeZone = .current) -> Int64? {
    let form = #/(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(?:(Z)|([+-])(\d{2}):?(\d{2}))?)?/#
    guard let found = date.wholeMatch(of: form)?.output else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    if found.7 != nil { calendar.timeZone = .gmt }
    if let sign = found.8 {
      let minutes = (number(found.9) ?? 0) * 60 + (number(found.10) ?? 0)
      guard let offset = TimeZone(secondsFromGMT: (sign == "-" ? -60 : 60) * minutes) else { return nil }
      calendar.timeZone = offset
    }
    let parts = DateComponents(
      year: number(found.1), month: number(found.2), day: number(found.3), hour: number(found.4) ?? 0,
      minute: number(found.5) ?? 0, second: number(found.6) ?? 0)
    // Nanoseconds in 64 bits reach from 1678 to 2262.
    guard let year = parts.year, (1900...2199).contains(year), parts.isValidDate(in: calendar) else {
      return nil
    }
    return calendar.date(from: parts).map { Int64($0.timeIntervalSince1970) * 1_000_000_000 }
  }

  /// Nanoseconds since 1970 at which the app's clock begins; `nil` for the real time, and for what is no date.
  public var beginning: Int64? { Self.nanoseconds(of: date) }

  /// True where the date can be read.
  public var hasDate: Bool { date == Self.presentDate || beginning != nil }

  private static func number(_ digits: Substring?) -> Int? { digits.flatMap { Int($0) } }
}
