import Foundation

/// What a measurement is for, which decides the unit that people of a region expect it in.
///
///     distance.formatted(.measurement(width: .wide, usage: .road))   // "3.1 miles"
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// The name under which Unicode keeps the preference; `nil` leaves the unit as it is.
  let name: String?

  /// Nothing in particular.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "default") }
  /// In the unit that it was given in.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Distances that concern a person's body.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
  /// How tall a person is.
  public static var personHeight: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "person-height")
  }
  /// How far it is on a road.
  public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "road") }
  /// How strong a lens is.
  public static var focalLength: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "focal-length")
  }
  /// How much rain falls.
  public static var rainfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "rainfall") }
  /// How much snow falls.
  public static var snowfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "snowfall") }
  /// How far one can see.
  public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What there is in food.
  public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "food") }
  /// What a workout takes.
  public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How heavy a person is.
  public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// How warm a person is.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
  /// How warm the air is.
  public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// How much of a drink or another liquid.
  public static var liquid: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitConcentrationMass {
  /// How much sugar is in blood.
  public static var bloodGlucose: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "blood-glucose")
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// How heavy the air is.
  public static var barometric: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// How fast the wind is.
  public static var wind: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "wind") }
}
