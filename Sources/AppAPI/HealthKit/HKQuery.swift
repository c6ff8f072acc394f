import Foundation

/// A question for data.
open class HKQuery: NSObject, @unchecked Sendable {
  // Checked by hand: it is asked on the main thread alone.

  /// The kind of data; `nil` for several.
  public let objectType: HKObjectType?
  /// Which data is wanted.
  public let predicate: NSPredicate?
  var isStopped = false

  init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
    objectType = type
    self.predicate = predicate
    super.init()
  }

  /// Hands over that there is no data, or why it cannot be had.
  func answer(_ error: HKError?) {}

  /// Says that data between two dates is wanted; there is none.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Says that training of a kind is wanted; there is none.
  open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate(value: false)
  }
}

/// Whether data has to lie between two dates with its beginning and its end.
public struct HKQueryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// With its beginning.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// With its end.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// As much data as there is.
public let HKObjectQueryNoLimit = 0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The order of what was measured.
public let HKSampleSortIdentifierStartDate = "startDate"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The order of what was measured.
public let HKSampleSortIdentifierEndDate = "endDate"

/// Asks for what was measured.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  /// Asks for what was measured of a kind.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    handler = resultsHandler
    super.init(sampleType, predicate)
  }

  override func answer(_ error: HKError?) { handler(self, error == nil ? [] : nil, error) }
}

/// Asks for what was measured since the last time.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  /// What takes what was found.
  public typealias Handler =
    @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void

  private let handler: Handler
  /// Takes what comes later; nothing does.
  open var updateHandler: Handler?

  /// Asks for what was measured of a kind.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    self.handler = handler
    super.init(type, predicate)
  }

  override func answer(_ error: HKError?) {
    handler(
      self, error == nil ? [] : nil, error == nil ? [] : nil, error == nil ? HKQueryAnchor() : nil, error)
  }
}

/// Up to where data was handed over.
public final class HKQueryAnchor: NSObject, Sendable {}

/// What was taken away; nothing is.
public final class HKDeletedObject: NSObject, Sendable {}

/// Waits for new data; there never is any.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void

  /// Waits for data of a kind.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    handler = updateHandler
    super.init(sampleType, predicate)
  }

  override func answer(_ error: HKError?) {
    if let error { handler(self, {}, error) }
  }
}

/// What is computed of amounts.
public struct HKStatisticsOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By where they come from.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1 << 0)
  /// What is usual of them.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 1 << 1)
  /// The least of them.
  public static let discreteMin = HKStatisticsOptions(rawValue: 1 << 2)
  /// The most of them.
  public static let discreteMax = HKStatisticsOptions(rawValue: 1 << 3)
  /// All together.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 1 << 4)
  /// The latest.
  public static let mostRecent = HKStatisticsOptions(rawValue: 1 << 5)
}

/// Asks for what is computed of amounts; of none nothing is.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  /// Asks for what is computed of a kind.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    self.handler = handler
    super.init(quantityType, quantitySamplePredicate)
  }

  override func answer(_ error: HKError?) { handler(self, nil, error ?? HKError(.errorNoData)) }
}

/// What was computed of amounts.
open class HKStatistics: NSObject, @unchecked Sendable {
  // Checked by hand: there is no instance.
  override init() { super.init() }

  /// All together.
  open func sumQuantity() -> HKQuantity? { nil }
  /// What is usual of them.
  open func averageQuantity() -> HKQuantity? { nil }
  /// The least of them.
  open func minimumQuantity() -> HKQuantity? { nil }
  /// The most of them.
  open func maximumQuantity() -> HKQuantity? { nil }
  /// The latest.
  open func mostRecentQuantity() -> HKQuantity? { nil }
  /// Where the time begins.
  open var startDate: Date { .distantPast }
  /// Where the time ends.
  open var endDate: Date { .distantPast }
}

/// What was computed of amounts, for one time after the other.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  // Checked by hand: there is nothing in it.

  /// Of each time in which there are amounts: none.
  open func statistics() -> [HKStatistics] { [] }
  /// Of the time around a date: nothing.
  open func statistics(for date: Date) -> HKStatistics? { nil }
  /// Hands over what was computed between two dates: nothing.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}

/// Asks for what is computed of amounts, for one time after the other.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// Takes what was computed.
  open var initialResultsHandler:
    (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Takes what is computed later; there is no later data.
  open var statisticsUpdateHandler:
    (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

  /// Asks for what is computed of a kind.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    super.init(quantityType, quantitySamplePredicate)
  }

  override func answer(_ error: HKError?) {
    initialResultsHandler?(self, error == nil ? HKStatisticsCollection() : nil, error)
  }
}
