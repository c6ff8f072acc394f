import Foundation
import Synchronization

/// Marks intervals and moments for a profiler; none is attached here, as `isEnabled` tells.
///
///     let signposter = OSSignposter(subsystem: "kennel", category: "dogs")
///     let dogs = try signposter.withIntervalSignpost("load") { try load() }
public struct OSSignposter: Sendable {
  /// A signposter that marks nothing.
  public static let disabled = OSSignposter()
  /// False: no profiler records.
  public var isEnabled: Bool { false }

  /// Makes a signposter that names no part of an app.
  public init() {}
  /// Makes a signposter for a part of an app.
  public init(subsystem: String, category: String) {}
  /// Makes a signposter for the part of an app that a log names.
  public init(logHandle: OSLog) {}
  /// Makes a signposter for the part of an app that a logger names.
  public init(logger: Logger) {}

  /// Makes an identifier that no other interval has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }
  /// Makes the identifier of an object, which is the same each time.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage? = nil
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }

  /// Ends an interval.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage? = nil
  ) {}

  /// Marks a moment.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage? = nil
  ) {}

  /// Runs a task as an interval.
  ///
  /// - Returns: What the task returns.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage? = nil,
    around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// What tells intervals of one name apart.
public struct OSSignpostID: Hashable, Sendable, RawRepresentable {
  /// The number.
  public let rawValue: UInt64

  private static let next = Mutex<UInt64>(1)

  /// An identifier by its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Makes an identifier that no other interval has.
  public init(log: OSLog) {
    rawValue = Self.next.withLock { next in
      defer { next += 1 }
      return next
    }
  }

  /// Makes the identifier of an object, which is the same each time.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// Of an interval of which there is one at a time.
  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
  /// Of no interval.
  public static let null = OSSignpostID(rawValue: 0)
  /// Of an interval that was given none.
  public static let invalid = OSSignpostID(rawValue: .max)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  /// What tells it from others of its name.
  public let signpostID: OSSignpostID

  init(id: OSSignpostID) { signpostID = id }

  /// Makes an interval that began elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }
}

/// What a signpost marks.
public struct OSSignpostType: Hashable, Sendable, RawRepresentable {
  /// The number of the kind.
  public let rawValue: UInt8

  /// A kind by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// Where an interval begins.
  public static let begin = OSSignpostType(rawValue: 1)
  /// Where it ends.
  public static let end = OSSignpostType(rawValue: 2)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment, or where an interval begins or ends, for a profiler; none is attached here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment, or where an interval begins or ends, with a message.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
