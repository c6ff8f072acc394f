import Foundation

extension Product.SubscriptionPeriod.Unit {
  /// Writes one of a unit in words.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The language.
    public var locale = Locale.current

    /// The words.
    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String {
      Product.SubscriptionPeriod(unit: value, value: 1).words(in: locale)
    }

    /// The same style in another language.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(locale: locale)
    }
  }

  /// The unit in words of a style.
  public func formatted(_ format: FormatStyle) -> String { format.format(self) }
}

extension Product {
  /// How units of its subscription are written: in the person's language.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle()
  }
}
