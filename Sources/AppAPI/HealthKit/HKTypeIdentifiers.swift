/// Names a kind that is measured in amounts.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }

  /// How heavy and how tall a person is.
  public static let bodyMass = Self("BodyMass"), height = Self("Height")
  /// Weight beside height, and the share of fat.
  public static let bodyMassIndex = Self("BodyMassIndex"), bodyFatPercentage = Self("BodyFatPercentage")
  /// Weight without fat, and how wide a person is.
  public static let leanBodyMass = Self("LeanBodyMass"), waistCircumference = Self("WaistCircumference")
  /// Walking.
  public static let stepCount = Self("StepCount"), distanceWalkingRunning = Self("DistanceWalkingRunning")
  /// Walking.
  public static let flightsClimbed = Self("FlightsClimbed"), walkingSpeed = Self("WalkingSpeed")
  /// Other movement.
  public static let distanceCycling = Self("DistanceCycling"), distanceSwimming = Self("DistanceSwimming")
  /// Other movement.
  public static let distanceWheelchair = Self("DistanceWheelchair"), pushCount = Self("PushCount")
  /// What is used by moving.
  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  /// What is used at rest.
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  /// Time spent moving.
  public static let appleExerciseTime = Self("AppleExerciseTime"), appleStandTime = Self("AppleStandTime")
  /// Time spent moving.
  public static let appleMoveTime = Self("AppleMoveTime")
  /// Beats in a minute, also at rest.
  public static let heartRate = Self("HeartRate"), restingHeartRate = Self("RestingHeartRate")
  /// How even it beats, and how much oxygen is used at most.
  public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN"), vo2Max = Self("VO2Max")
  /// Beats in a minute on foot.
  public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
  /// Blood.
  public static let oxygenSaturation = Self("OxygenSaturation"), bloodGlucose = Self("BloodGlucose")
  /// The higher pressure.
  public static let bloodPressureSystolic = Self("BloodPressureSystolic")
  /// The lower pressure.
  public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
  /// Breath and warmth.
  public static let respiratoryRate = Self("RespiratoryRate"), bodyTemperature = Self("BodyTemperature")
  /// Food.
  public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed"), dietaryWater = Self("DietaryWater")
  /// Food.
  public static let dietaryProtein = Self("DietaryProtein"),
    dietaryCarbohydrates = Self("DietaryCarbohydrates")
  /// Food.
  public static let dietaryFatTotal = Self("DietaryFatTotal"), dietarySugar = Self("DietarySugar")
  /// Food.
  public static let dietaryFiber = Self("DietaryFiber"), dietarySodium = Self("DietarySodium")
  /// Food.
  public static let dietaryCaffeine = Self("DietaryCaffeine"), dietaryCholesterol = Self("DietaryCholesterol")
}

/// Names a kind that is one of several cases.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }

  /// Rest.
  public static let sleepAnalysis = Self("SleepAnalysis"), mindfulSession = Self("MindfulSession")
  /// Standing.
  public static let appleStandHour = Self("AppleStandHour")
  /// A cycle.
  public static let menstrualFlow = Self("MenstrualFlow")
  /// That it beats too fast or too slowly.
  public static let highHeartRateEvent = Self("HighHeartRateEvent"),
    lowHeartRateEvent = Self("LowHeartRateEvent")
  /// Daily care.
  public static let handwashingEvent = Self("HandwashingEvent"),
    toothbrushingEvent = Self("ToothbrushingEvent")
}

/// Names a kind that does not change.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier" + name }

  /// What a person said of themselves.
  public static let biologicalSex = Self("BiologicalSex"), bloodType = Self("BloodType")
  /// What a person said of themselves.
  public static let dateOfBirth = Self("DateOfBirth"), wheelchairUse = Self("WheelchairUse")
}
