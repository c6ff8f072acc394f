import Foundation

/// What a model takes or gives.
public enum MLFeatureType: Int, Sendable {
  /// Nothing that could be told.
  case invalid = 0
  /// A whole number, a number, a text, a picture, numbers in a grid, a dictionary, or a sequence.
  case int64, double, string, image, multiArray, dictionary, sequence
}

/// A value that a model takes or gives.
open class MLFeatureValue: NSObject, @unchecked Sendable {
  // Checked by hand: what is stored does not change.
  private let value: Any?

  /// What it is.
  public let type: MLFeatureType

  private init(_ type: MLFeatureType, _ value: Any?) {
    self.type = type
    self.value = value
    super.init()
  }

  /// A whole number.
  public convenience init(int64 value: Int64) { self.init(.int64, value) }
  /// A number.
  public convenience init(double value: Double) { self.init(.double, value) }
  /// A text.
  public convenience init(string value: String) { self.init(.string, value) }
  /// Numbers in a grid.
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
  /// Nothing of a type.
  public convenience init(undefined type: MLFeatureType) { self.init(type, nil) }

  /// A dictionary from numbers or texts to numbers.
  ///
  /// - Throws: That a key is neither a number nor a text.
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
    guard value.keys.allSatisfy({ $0.base is String || $0.base is any BinaryInteger }) else {
      throw MLModelError(.featureType)
    }
    self.init(.dictionary, value)
  }

  /// True where there is nothing.
  open var isUndefined: Bool { value == nil }
  /// The whole number; 0 where it is none.
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  /// The number; 0 where it is none.
  open var doubleValue: Double { value as? Double ?? 0 }
  /// The text; empty where it is none.
  open var stringValue: String { value as? String ?? "" }
  /// The numbers in a grid; `nil` where it is none.
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  /// The dictionary; empty where it is none.
  open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
}

/// What a model is given, or gives, by names.
public protocol MLFeatureProvider {
  /// What there are values for.
  var featureNames: Set<String> { get }
  /// The value of a name; `nil` where there is none.
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values by their names.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
  /// The values.
  public let dictionary: [String: MLFeatureValue]

  /// Takes values: numbers, texts, grids, and what features are made of.
  ///
  /// - Throws: `MLModelError.featureType` for a value of another type.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as MLMultiArray: MLFeatureValue(multiArray: value)
      case let value as String: MLFeatureValue(string: value)
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as Int64: MLFeatureValue(int64: value)
      case let value as Double: MLFeatureValue(double: value)
      case let value as Float: MLFeatureValue(double: Double(value))
      default: throw MLModelError(.featureType)
      }
    }
    super.init()
  }

  /// What there are values for.
  open var featureNames: Set<String> { Set(dictionary.keys) }
  /// The value of a name; `nil` where there is none.
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
  /// The value of a name; `nil` where there is none.
  open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}
