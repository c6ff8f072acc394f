import CVirtualTime
import Foundation

/// What app code finds as the person's language and region: `Locale.current`, `Calendar.current`, languages; and what
/// it finds as the arguments it was launched with.
final class AppRegion: Sendable {
  private let locale: Locale
  private let calendar: Calendar
  private let languages: [String]
  private let arguments: [String]?
  /// The values as the functions hand them on that take the place of Foundation's own.
  nonisolated(unsafe) let words: UnsafeMutablePointer<earshot_region>

  /// Makes the values for a BCP 47 tag, for example `en-US`.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - arguments: The app's arguments, the program first; `nil` where it finds those of the process.
  init(_ tag: String, arguments: [String]? = nil) {
    self.arguments = arguments
    locale = Locale(identifier: Locale.identifier(.icu, from: tag))
    var calendar = Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    calendar.timeZone = .autoupdatingCurrent
    self.calendar = calendar
    languages = [Locale.identifier(.bcp47, from: tag)]
    words = .allocate(capacity: 1)
    words.initialize(
      to: earshot_region(
        locale: unsafeBitCast(locale, to: earshot_words.self),
        calendar: unsafeBitCast(calendar, to: earshot_words.self),
        languages: unsafeBitCast(languages, to: UnsafeRawPointer.self),
        arguments: arguments.map { unsafeBitCast($0, to: UnsafeRawPointer.self) }))
  }

  deinit {
    words.deallocate()
  }
}
