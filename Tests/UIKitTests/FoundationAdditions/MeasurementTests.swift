import Foundation
import Testing
import UIKit

@Suite("Measurements in words")
struct MeasurementTests {
  static let english = Locale(identifier: "en_US")
  static let german = Locale(identifier: "de_DE")

  @Test("The usual unit of a region is used, unless the app's own is asked for")
  func usage() {
    let warmth = Measurement(value: 36.8, unit: UnitTemperature.celsius)
    let style = Measurement<UnitTemperature>.FormatStyle(width: .abbreviated)
    #expect(warmth.formatted(style.locale(Self.english)) == "98°F")
    #expect(warmth.formatted(style.locale(Self.german)) == "37 °C")
    let asProvided = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, locale: Self.english, usage: .asProvided)
    #expect(warmth.formatted(asProvided) == "36.8°C")
  }

  @Test(
    "A unit is written as a name, as a sign, or in as little room as can be",
    arguments: [("wide", "5 kilometers"), ("abbreviated", "5 km"), ("narrow", "5km")])
  func width(name: String, words: String) {
    typealias Style = Measurement<UnitLength>.FormatStyle
    let widths: [String: Style.UnitWidth] = ["wide": .wide, "abbreviated": .abbreviated, "narrow": .narrow]
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    let style = Style(width: widths[name] ?? .wide, locale: Self.english, usage: .asProvided)
    #expect(way.formatted(style) == words)
  }

  @Test("The number is written as the app asks, and degrees can keep their scale to themselves")
  func numbers() {
    let speed = Measurement(value: 10, unit: UnitSpeed.metersPerSecond)
    let style = Measurement<UnitSpeed>.FormatStyle(
      width: .wide, locale: Self.german, usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(2)))
    #expect(speed.formatted(style) == "10,00 Meter pro Sekunde")
    let warmth = Measurement(value: 18, unit: UnitTemperature.celsius)
    let hidden = Measurement<UnitTemperature>.FormatStyle(
      width: .narrow, locale: Self.english, usage: .weather, hidesScaleName: true)
    #expect(warmth.formatted(hidden) == "64°")
  }

  @Test("A height is in feet and inches where people expect that")
  func mixedUnits() {
    let height = Measurement(value: 1.8, unit: UnitLength.meters)
    let usage: MeasurementFormatUnitUsage<UnitLength> = .personHeight
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: Self.english, usage: usage)
    #expect(height.formatted(style) == "5 feet, 11 inches")
  }

  @Test("A unit of an app's own is written with its sign")
  func ownUnit() {
    let pieces = UnitLength(symbol: "pcs", converter: UnitConverterLinear(coefficient: 1))
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: Self.english)
    #expect(Measurement(value: 2.5, unit: pieces).formatted(style) == "2.5 pcs")
  }

  @Test("Every unit of Foundation that has a name here is known to the library")
  func allNames() {
    let units: [Dimension] = [
      UnitLength.scandinavianMiles, UnitArea.hectares, UnitVolume.acreFeet, UnitVolume.metricCups,
      UnitMass.carats, UnitDuration.milliseconds, UnitAngle.revolutions, UnitPressure.inchesOfMercury,
      UnitFuelEfficiency.litersPer100Kilometers, UnitConcentrationMass.milligramsPerDeciliter,
      UnitEnergy.kilowattHours, UnitInformationStorage.petabytes,
    ]
    for unit in units {
      let style = Measurement<Dimension>.FormatStyle(width: .wide, locale: Self.english, usage: .asProvided)
      let words = Measurement<Dimension>(value: 2, unit: unit).formatted(style)
      #expect(words.hasPrefix("2 ") && words != "2 \(unit.symbol)", "\(unit.symbol)")
    }
  }
}
