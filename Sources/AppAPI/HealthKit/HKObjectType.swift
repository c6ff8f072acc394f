import Foundation

/// A kind of data.
open class HKObjectType: NSObject, @unchecked Sendable {
  // Checked by hand: what is stored does not change.

  /// Its name.
  public let identifier: String

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Returns true for the same kind.
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  /// Equal for the same kind.
  open override var hash: Int { identifier.hashValue }

  /// A kind that is measured in amounts.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  /// A kind that is one of several cases.
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  /// A kind that does not change.
  open class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? {
    HKCharacteristicType(identifier)
  }
  /// Training.
  open class func workoutType() -> HKWorkoutType { HKWorkoutType() }
}

/// A kind of data that is measured at times.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// A kind that is measured in amounts.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// The kind of a name.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }

  /// Whether amounts of it are added up or averaged.
  public var aggregationStyle: HKQuantityAggregationStyle {
    let added = ["Count", "Distance", "Energy", "Time", "Dietary", "Climbed"]
    return added.contains(where: identifier.contains) ? .cumulative : .discreteArithmetic
  }
}

/// Whether amounts are added up or averaged.
public enum HKQuantityAggregationStyle: Int, Sendable {
  /// Added up, or averaged.
  case cumulative, discreteArithmetic
}

/// A kind that is one of several cases.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// The kind of a name.
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}

/// A kind that does not change.
public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// The kind of a name.
  public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier.rawValue) }
}

/// Training.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {
  init() { super.init("HKWorkoutTypeIdentifier") }
}
