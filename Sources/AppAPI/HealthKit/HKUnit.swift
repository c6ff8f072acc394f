import Foundation

/// What amounts are counted in.
///
///     HKQuantity(unit: .mile(), doubleValue: 1).doubleValue(for: .meter())   // 1609.344
public final class HKUnit: NSObject, @unchecked Sendable {
  // Checked by hand: what is stored does not change.

  /// Which powers of what is measured it is made of.
  private let powers: [String: Int]
  /// How many of the first unit of its kind it is, and where it begins.
  private let factor: Double
  private let offset: Double
  /// Its name, such as `count/min`.
  public let unitString: String

  private init(_ name: String, _ powers: [String: Int], _ factor: Double, _ offset: Double = 0) {
    unitString = name
    self.powers = powers.filter { $0.value != 0 }
    self.factor = factor
    self.offset = offset
    super.init()
  }

  private static let plain: [String: (kind: String, factor: Double, offset: Double)] = [
    "count": ("", 1, 0), "%": ("", 0.01, 0), "g": ("mass", 1, 0), "oz": ("mass", 28.349523125, 0),
    "lb": ("mass", 453.59237, 0), "st": ("mass", 6350.29318, 0), "m": ("length", 1, 0),
    "in": ("length", 0.0254, 0), "ft": ("length", 0.3048, 0), "yd": ("length", 0.9144, 0),
    "mi": ("length", 1609.344, 0), "L": ("volume", 1, 0), "l": ("volume", 1, 0),
    "fl_oz_us": ("volume", 0.0295735295625, 0),
    "cup_us": ("volume", 0.2365882365, 0), "s": ("time", 1, 0), "min": ("time", 60, 0),
    "hr": ("time", 3600, 0), "d": ("time", 86400, 0), "J": ("energy", 1, 0), "cal": ("energy", 4.184, 0),
    "Cal": ("energy", 4184, 0), "Pa": ("pressure", 1, 0), "mmHg": ("pressure", 133.322387415, 0),
    "K": ("warmth", 1, 0), "degC": ("warmth", 1, 273.15), "degF": ("warmth", 5.0 / 9, 459.67 * 5 / 9),
    "IU": ("potency", 1, 0), "W": ("power", 1, 0), "Hz": ("frequency", 1, 0),
  ]
  private static let prefixes: [(String, Double)] = [
    ("mc", 1e-6), ("da", 1e1), ("k", 1e3), ("h", 1e2), ("d", 1e-1), ("c", 1e-2), ("m", 1e-3), ("n", 1e-9),
    ("p", 1e-12), ("f", 1e-15), ("M", 1e6), ("G", 1e9), ("T", 1e12),
  ]

  /// Makes a unit of its name, such as `kg`, `count/min` or `ml/(kg*min)`; of an unknown name a unit of its own.
  public convenience init(from string: String) {
    let sides = string.replacing("(", with: "").replacing(")", with: "").split(separator: "/").map(
      String.init)
    var powers: [String: Int] = [:]
    var factor = 1.0
    var offset = 0.0
    for (index, side) in sides.enumerated() {
      for name in side.split(whereSeparator: { "*·.".contains($0) }) {
        let part = Self.part(String(name))
        let sign = index == 0 ? 1 : -1
        if !part.kind.isEmpty { powers[part.kind, default: 0] += sign }
        factor *= sign > 0 ? part.factor : 1 / part.factor
        offset = part.offset
      }
    }
    self.init(string, powers, factor, sides.count == 1 ? offset : 0)
  }

  private static func part(_ name: String) -> (kind: String, factor: Double, offset: Double) {
    if let known = plain[name] { return known }
    for (prefix, factor) in prefixes where name.hasPrefix(prefix) {
      if let known = plain[String(name.dropFirst(prefix.count))] {
        return (known.kind, known.factor * factor, 0)
      }
    }
    return (name, 1, 0)
  }

  /// Things that are counted.
  public static func count() -> HKUnit { HKUnit(from: "count") }
  /// Hundredths.
  public static func percent() -> HKUnit { HKUnit(from: "%") }
  /// Lengths.
  public static func meter() -> HKUnit { HKUnit(from: "m") }
  /// Lengths.
  public static func mile() -> HKUnit { HKUnit(from: "mi") }
  /// Lengths.
  public static func foot() -> HKUnit { HKUnit(from: "ft") }
  /// Lengths.
  public static func inch() -> HKUnit { HKUnit(from: "in") }
  /// Lengths.
  public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.name + "m") }
  /// Weights.
  public static func gram() -> HKUnit { HKUnit(from: "g") }
  /// Weights.
  public static func pound() -> HKUnit { HKUnit(from: "lb") }
  /// Weights.
  public static func ounce() -> HKUnit { HKUnit(from: "oz") }
  /// Weights.
  public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.name + "g") }
  /// Volumes.
  public static func liter() -> HKUnit { HKUnit(from: "L") }
  /// Volumes.
  public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.name + "L") }
  /// Volumes.
  public static func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
  /// Times.
  public static func second() -> HKUnit { HKUnit(from: "s") }
  /// Times.
  public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.name + "s") }
  /// Times.
  public static func minute() -> HKUnit { HKUnit(from: "min") }
  /// Times.
  public static func hour() -> HKUnit { HKUnit(from: "hr") }
  /// Times.
  public static func day() -> HKUnit { HKUnit(from: "d") }
  /// Energies.
  public static func joule() -> HKUnit { HKUnit(from: "J") }
  /// Energies.
  public static func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  /// Energies.
  public static func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
  /// Energies.
  public static func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
  /// Pressures.
  public static func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
  /// Temperatures.
  public static func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
  /// Temperatures.
  public static func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
  /// Temperatures.
  public static func kelvin() -> HKUnit { HKUnit(from: "K") }

  /// This unit for each of another one.
  public func unitDivided(by unit: HKUnit) -> HKUnit { combined(with: unit, "/", -1) }
  /// This unit times another one.
  public func unitMultiplied(by unit: HKUnit) -> HKUnit { combined(with: unit, "*", 1) }

  private func combined(with unit: HKUnit, _ sign: String, _ direction: Int) -> HKUnit {
    let all = powers.merging(unit.powers.mapValues { $0 * direction }, uniquingKeysWith: +)
    let factor = direction > 0 ? factor * unit.factor : factor / unit.factor
    return HKUnit(unitString + sign + unit.unitString, all, factor)
  }

  /// Returns true for a unit of the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return powers == other.powers && factor == other.factor && offset == other.offset
  }
  /// Equal for units of the same size.
  public override var hash: Int { factor.hashValue }

  /// True where amounts can be told in the other unit.
  func measuresTheSame(as other: HKUnit) -> Bool { powers == other.powers }
  /// An amount in the first unit of the kind.
  func base(_ amount: Double) -> Double { amount * factor + offset }
  /// An amount of the first unit in this one.
  func amount(_ base: Double) -> Double { (base - offset) / factor }
}

/// How much larger or smaller than the plain unit one is.
public enum HKMetricPrefix: Int, Sendable {
  /// As it is, and smaller.
  case none, femto, pico, nano, micro, milli, centi, deci
  /// Larger.
  case deca, hecto, kilo, mega, giga, tera

  fileprivate var name: String {
    ["", "f", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue]
  }
}

/// An amount.
open class HKQuantity: NSObject, @unchecked Sendable {
  // Checked by hand: what is stored does not change.
  private let unit: HKUnit
  private let value: Double

  /// Makes an amount.
  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
    super.init()
  }

  /// True where it can be told in a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.measuresTheSame(as: unit) }

  /// How many of a unit it is; not a number where it measures something else.
  open func doubleValue(for unit: HKUnit) -> Double {
    `is`(compatibleWith: unit) ? unit.amount(self.unit.base(value)) : .nan
  }

  /// Whether it is less or more than another amount.
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  /// Returns true for the same amount.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity else { return false }
    return other.doubleValue(for: unit) == value
  }
  /// Equal for the same amount.
  open override var hash: Int { unit.base(value).hashValue }
}
