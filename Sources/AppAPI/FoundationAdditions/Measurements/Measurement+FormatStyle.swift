import AppHost
import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes measurements as people of a region expect them.
  ///
  ///     let style = Measurement<UnitMass>.FormatStyle(width: .wide, usage: .asProvided)
  ///     style.format(Measurement(value: 250, unit: .grams))   // "250 grams"
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much space the unit takes.
    public struct UnitWidth: Codable, Hashable, Sendable {
      /// The name of the width in a number skeleton.
      let name: String

      /// Its whole name.
      public static var wide: UnitWidth { UnitWidth(name: "full-name") }
      /// Its sign.
      public static var abbreviated: UnitWidth { UnitWidth(name: "short") }
      /// As little as can be.
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    /// How much space the unit takes.
    public var width: UnitWidth
    /// The language and region that it is written for.
    public var locale: Locale
    /// What the measurement is for.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; as the language does where it is `nil`.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// True where degrees do not tell whose they are.
    public internal(set) var hidesScaleName = false

    /// Writes measurements at a width.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The measurement as people of the region expect it.
    public func format(_ measurement: Measurement) -> String {
      UnitWords(
        width: width.name, usage: usage?.name,
        locale: locale == .autoupdatingCurrent ? RunningApp.settings.locale : locale,
        number: numberFormatStyle, hidesScaleName: hidesScaleName
      ).text(measurement.value, measurement.unit)
    }

    /// The same style for another language or region.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }

  /// The measurement in the unit and with the sign that people of the region expect.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Writes temperatures at a width, with or without the name of their scale.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    self.hidesScaleName = hidesScaleName
  }
}

extension FormatStyle {
  /// Writes measurements at a width.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Writes temperatures at a width, with or without the name of their scale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
