@_exported import Foundation

/// Writes down what an app does; here on the error output, which is no part of what people hear.
///
///     Logger(subsystem: "kennel", category: "dogs").info("Bailey is in")
public struct Logger: Sendable {
  /// What stands before each message; `nil` where nothing is written.
  private let prefix: String?

  /// Writes without naming who writes.
  public init() { prefix = "" }

  /// Writes for a part of an app.
  public init(subsystem: String, category: String) { prefix = "[\(subsystem):\(category)] " }

  /// Writes for a part of an app that a log names.
  public init(_ log: OSLog) { prefix = log.prefix }

  /// Writes a message of a kind.
  public func log(level: OSLogType = .default, _ message: OSLogMessage) { write(message) }
  /// Writes a message that matters.
  public func notice(_ message: OSLogMessage) { write(message) }
  /// Writes a message that may matter.
  public func info(_ message: OSLogMessage) { write(message) }
  /// Writes a message for those who look for a mistake.
  public func debug(_ message: OSLogMessage) { write(message) }
  /// Writes a message for those who look closely for a mistake.
  public func trace(_ message: OSLogMessage) { write(message) }
  /// Writes that something may go wrong.
  public func warning(_ message: OSLogMessage) { write(message) }
  /// Writes that something went wrong.
  public func error(_ message: OSLogMessage) { write(message) }
  /// Writes that something went wrong that cannot be put right.
  public func critical(_ message: OSLogMessage) { write(message) }
  /// Writes that the program itself is wrong.
  public func fault(_ message: OSLogMessage) { write(message) }

  private func write(_ message: OSLogMessage) {
    guard let prefix else { return }
    FileHandle.standardError.write(Data((prefix + message.text + "\n").utf8))
  }
}

/// How much a message matters; each is written.
public struct OSLogType: Hashable, Sendable, RawRepresentable {
  /// The number of the kind.
  public let rawValue: UInt8

  /// A kind by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A message as usual.
  public static let `default` = OSLogType(rawValue: 0)
  /// One that may matter.
  public static let info = OSLogType(rawValue: 1)
  /// One for those who look for a mistake.
  public static let debug = OSLogType(rawValue: 2)
  /// Something went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// The program is wrong.
  public static let fault = OSLogType(rawValue: 17)
}

/// The log of a part of an app.
public final class OSLog: NSObject, Sendable {
  let prefix: String?

  /// A log for a part of an app.
  public init(subsystem: String, category: String) { prefix = "[\(subsystem):\(category)] " }

  private init(prefix: String?) { self.prefix = prefix }

  /// A log of a kind for a part of an app.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// What profilers look for in a log.
  public struct Category: Hashable, Sendable, RawRepresentable {
    /// The name of the kind.
    public let rawValue: String

    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What a person would notice.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  /// A log that takes nothing.
  public static let disabled = OSLog(prefix: nil)
  /// The log of what belongs to no part.
  public static let `default` = OSLog(subsystem: "app", category: "default")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message whose places for values are filled in their order.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
  let format = "\(message)".replacing("%{public}", with: "%").replacing("%{private}", with: "%")
  Logger(log).log(level: type, "\(String(format: format, arguments: args))")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message of a kind.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  Logger(log).log(level: type, message)
}
