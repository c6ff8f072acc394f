import Foundation

/// The names under which Unicode knows the units of Foundation.
enum UnitNames {
  /// The name of a unit; `nil` for those of an app's own.
  static func name(of unit: Unit) -> String? {
    table[ObjectIdentifier(type(of: unit))]?[unit.symbol]
  }

  private static let table: [ObjectIdentifier: [String: String]] = {
    var table: [ObjectIdentifier: [String: String]] = [:]
    for (unit, name) in amounts + ratios + electricity + information {
      table[ObjectIdentifier(type(of: unit)), default: [:]][unit.symbol] = name
    }
    return table
  }()

  /// Lengths, areas, volumes, masses and times.
  private static let amounts: [(Dimension, String)] = [
    (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
    (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "decameter"),
    (UnitLength.meters, "meter"), (UnitLength.decimeters, "decimeter"),
    (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
    (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"),
    (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"), (UnitLength.feet, "foot"),
    (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
    (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
    (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"),
    (UnitLength.furlongs, "furlong"), (UnitLength.astronomicalUnits, "astronomical-unit"),
    (UnitLength.parsecs, "parsec"),
    (UnitArea.squareMegameters, "square-megameter"), (UnitArea.squareKilometers, "square-kilometer"),
    (UnitArea.squareMeters, "square-meter"), (UnitArea.squareCentimeters, "square-centimeter"),
    (UnitArea.squareMillimeters, "square-millimeter"), (UnitArea.squareInches, "square-inch"),
    (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
    (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"), (UnitArea.ares, "are"),
    (UnitArea.hectares, "hectare"),
    (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"),
    (UnitVolume.liters, "liter"), (UnitVolume.deciliters, "deciliter"),
    (UnitVolume.centiliters, "centiliter"), (UnitVolume.milliliters, "milliliter"),
    (UnitVolume.cubicKilometers, "cubic-kilometer"), (UnitVolume.cubicMeters, "cubic-meter"),
    (UnitVolume.cubicDecimeters, "cubic-decimeter"), (UnitVolume.cubicCentimeters, "cubic-centimeter"),
    (UnitVolume.cubicMillimeters, "cubic-millimeter"), (UnitVolume.cubicInches, "cubic-inch"),
    (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.cubicYards, "cubic-yard"),
    (UnitVolume.cubicMiles, "cubic-mile"), (UnitVolume.acreFeet, "acre-foot"),
    (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
    (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"),
    (UnitVolume.cups, "cup"), (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"),
    (UnitVolume.gallons, "gallon"), (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
    (UnitVolume.imperialGallons, "gallon-imperial"), (UnitVolume.metricCups, "cup-metric"),
    (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.decigrams, "decigram"),
    (UnitMass.centigrams, "centigram"), (UnitMass.milligrams, "milligram"),
    (UnitMass.micrograms, "microgram"), (UnitMass.nanograms, "nanogram"),
    (UnitMass.picograms, "picogram"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"),
    (UnitMass.stones, "stone"), (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"),
    (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"), (UnitMass.slugs, "slug"),
    (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
    (UnitDuration.milliseconds, "millisecond"), (UnitDuration.microseconds, "microsecond"),
    (UnitDuration.nanoseconds, "nanosecond"),
    (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"),
    (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.radians, "radian"),
    (UnitAngle.revolutions, "revolution"),
  ]

  /// What is measured of motion, heat, pressure and mixtures.
  private static let ratios: [(Dimension, String)] = [
    (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"),
    (UnitTemperature.fahrenheit, "fahrenheit"),
    (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
    (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
    (UnitAcceleration.gravity, "g-force"),
    (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
    (UnitPressure.newtonsPerMetersSquared, "pascal"), (UnitPressure.hectopascals, "hectopascal"),
    (UnitPressure.kilopascals, "kilopascal"), (UnitPressure.megapascals, "megapascal"),
    (UnitPressure.gigapascals, "gigapascal"), (UnitPressure.bars, "bar"),
    (UnitPressure.millibars, "millibar"), (UnitPressure.inchesOfMercury, "inch-ofhg"),
    (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
    (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
    (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
    (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
    (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
    (UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
    (UnitConcentrationMass.milligramsPerDeciliter, "milligram-per-deciliter"),
    (UnitDispersion.partsPerMillion, "permillion"), (UnitIlluminance.lux, "lux"),
  ]

  /// Energy, power and what a meter of a house shows.
  private static let electricity: [(Dimension, String)] = [
    (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
    (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
    (UnitEnergy.kilowattHours, "kilowatt-hour"),
    (UnitPower.gigawatts, "gigawatt"), (UnitPower.megawatts, "megawatt"),
    (UnitPower.kilowatts, "kilowatt"), (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"),
    (UnitPower.horsepower, "horsepower"),
    (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
    (UnitElectricPotentialDifference.volts, "volt"), (UnitElectricResistance.ohms, "ohm"),
    (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.megahertz, "megahertz"),
    (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.hertz, "hertz"),
  ]

  /// What is kept on disks.
  private static let information: [(Dimension, String)] = [
    (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
    (UnitInformationStorage.kilobits, "kilobit"), (UnitInformationStorage.kilobytes, "kilobyte"),
    (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.megabytes, "megabyte"),
    (UnitInformationStorage.gigabits, "gigabit"), (UnitInformationStorage.gigabytes, "gigabyte"),
    (UnitInformationStorage.terabits, "terabit"), (UnitInformationStorage.terabytes, "terabyte"),
    (UnitInformationStorage.petabytes, "petabyte"),
  ]
}
