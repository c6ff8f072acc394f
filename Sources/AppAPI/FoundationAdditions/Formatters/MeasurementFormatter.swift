import AppHost
import Foundation

/// Writes measurements as people of a region expect them.
///
///     let formatter = MeasurementFormatter()
///     formatter.unitStyle = .long
///     formatter.unitOptions = .providedUnit
///     formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers))   // "5 kilometers"
open class MeasurementFormatter: Formatter {
  /// How the unit is chosen.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In the unit that was given.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// In the unit of the region that gives a short number.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees that do not tell whose they are.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// How the unit is chosen; as the region does where it is empty.
  open var unitOptions: UnitOptions = []
  /// How much space the unit takes.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language and region that it is written for.
  open var locale: Locale = RunningApp.settings.locale
  /// How many digits the number has after the point.
  open var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Writes in the units of the region.
  public override init() { super.init() }

  /// Formatters are not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// A measurement in words.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let (least, most) = (numberFormatter.minimumFractionDigits, numberFormatter.maximumFractionDigits)
    return UnitWords(
      width: width, usage: unitOptions.contains(.providedUnit) ? nil : "default", locale: locale,
      number: .number.precision(.fractionLength(min(least, most)...max(least, most))),
      hidesScaleName: unitOptions.contains(.temperatureWithoutUnit)
    ).text(measurement.value, measurement.unit)
  }

  /// The sign of a unit.
  open func string(from unit: Unit) -> String { unit.symbol }

  private var width: String {
    switch unitStyle {
    case .short: "narrow"
    case .medium: "short"
    case .long: "full-name"
    @unknown default: "short"
    }
  }
}
