import Foundation

/// Something that can be stored of a person's health.
open class HKObject: NSObject, @unchecked Sendable {
  // Checked by hand: what is stored does not change.

  /// What tells it from others.
  public let uuid = UUID()
  /// More that is known of it.
  public let metadata: [String: Any]?

  init(metadata: [String: Any]?) {
    self.metadata = metadata
    super.init()
  }
}

/// What was measured at a time.
open class HKSample: HKObject, @unchecked Sendable {
  /// The kind of data.
  public let sampleType: HKSampleType
  /// When it began.
  public let startDate: Date
  /// When it ended.
  public let endDate: Date

  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    sampleType = type
    startDate = start
    endDate = end
    super.init(metadata: metadata)
  }
}

/// An amount that was measured.
public final class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The kind of data.
  public let quantityType: HKQuantityType
  /// How much.
  public let quantity: HKQuantity

  /// Makes one of an amount.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    self.quantityType = quantityType
    self.quantity = quantity
    super.init(quantityType, startDate, endDate, metadata)
  }
}

/// One of several cases that was noted.
public final class HKCategorySample: HKSample, @unchecked Sendable {
  /// The kind of data.
  public let categoryType: HKCategoryType
  /// The number of the case.
  public let value: Int

  /// Makes one of the number of a case.
  public init(
    type categoryType: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    self.categoryType = categoryType
    self.value = value
    super.init(categoryType, startDate, endDate, metadata)
  }
}

/// Training.
open class HKWorkout: HKSample, @unchecked Sendable {
  /// What was done.
  public let workoutActivityType: HKWorkoutActivityType
  /// How much energy was used.
  public let totalEnergyBurned: HKQuantity?
  /// How far it went.
  public let totalDistance: HKQuantity?

  /// Makes training with what was used and how far it went.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    duration: TimeInterval = 0, totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
    metadata: [String: Any]? = nil
  ) {
    self.workoutActivityType = workoutActivityType
    self.totalEnergyBurned = totalEnergyBurned
    self.totalDistance = totalDistance
    super.init(HKWorkoutType(), startDate, endDate, metadata)
  }

  /// Seconds from the beginning to the end.
  open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
}

/// What is done in training.
public enum HKWorkoutActivityType: UInt, Sendable {
  /// Some of what can be done.
  case americanFootball = 1
  /// With a bow.
  case archery
  /// With a shuttlecock.
  case badminton = 4
  /// With balls, in a ring, or upwards.
  case baseball, basketball, bowling, boxing, climbing
  /// Some of what can be done.
  case cricket = 10
  /// Of several kinds, on ice, on wheels, and to music.
  case crossTraining, curling, cycling, dance
  /// On a machine that swings.
  case elliptical = 16
  /// On horses, and with blades.
  case equestrianSports, fencing
  /// Some of what can be done.
  case fishing = 19
  /// With one's own weight, clubs, ropes and balls, and on foot.
  case functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting
  /// Some of what can be done.
  case lacrosse = 27
  /// With hands and feet, and quietly.
  case martialArts, mindAndBody
  /// In a boat.
  case paddleSports = 31
  /// For fun, before and after, and against a wall.
  case play, preparationAndRecovery, racquetball
  /// Some of what can be done.
  case rowing = 35
  /// With an oval ball, and on foot, water, ice and snow.
  case rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash
  /// Some of what can be done.
  case stairClimbing = 44
  /// On waves, in water, with rackets, and on tracks.
  case surfingSports, swimming, tableTennis, tennis, trackAndField
  /// Some of what can be done.
  case traditionalStrengthTraining = 50
  /// Over a net, on foot, and in water.
  case volleyball, walking, waterFitness, waterPolo, waterSports
  /// Some of what can be done.
  case wrestling = 56
  /// On a mat, at a bar, and on skis.
  case yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
  /// Some of what can be done.
  case highIntensityIntervalTraining = 63
  /// With a rope, with feet, on a mat, on a board, and up stairs.
  case jumpRope, kickboxing, pilates, snowboarding, stairs
  /// Some of what can be done.
  case stepTraining = 69
  /// In a wheelchair, slowly, and of several kinds.
  case wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling
  /// Anything else.
  case other = 3000
}

/// What is noted of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  /// In bed, asleep without more, and awake.
  case inBed, asleepUnspecified, awake
  /// How deep the sleep is.
  case asleepCore, asleepDeep, asleepREM
}
