import AppResources
import Foundation
import Synchronization

/// The texts behind formats that were handed out before the numbers were known which their words agree with.
///
/// Where two texts have one format, it stands for the one that was asked for last.
enum CountedFormats {
  private static let entries = Mutex<[String: (StringEntry, language: String)]>([:])

  /// Keeps the text that a format stands for.
  static func keep(_ entry: StringEntry, in language: String, as format: String) {
    entries.withLock { $0[format] = (entry, language) }
  }

  /// The text that a format stands for, and its language.
  static func entry(of format: String) -> (StringEntry, language: String)? {
    entries.withLock { $0[format] }
  }
}

extension LocalizationArgument {
  /// Takes a value that was given to a printf format.
  init(formatted value: any CVarArg) {
    switch value {
    case let number as any BinaryInteger: self = .integer(Int64(clamping: number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number), specifier: "%f")
    case let number as NSNumber where number.doubleValue == number.doubleValue.rounded():
      self = .integer(number.int64Value)
    case let number as NSNumber: self = .number(number.doubleValue, specifier: "%f")
    default: self = .string(String(describing: value))
    }
  }
}
