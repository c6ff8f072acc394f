/// A value under the name of what is measured.
///
///     BarMark(x: .value("Dog", "Bailey"), y: .value("Weight", 25))
public struct PlottableValue<Value: Plottable> {
  let title: Text
  let plotted: PlottedValue

  /// A value under a name in the person's language.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(title: Text(labelKey), plotted: PlottedValue(value))
  }

  /// A value under a name as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(title: Text(label), plotted: PlottedValue(value))
  }

  /// A value under a text.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(title: label, plotted: PlottedValue(value))
  }
}

extension PlottableValue where Value == Date {
  /// A date that stands for a whole day, month or year, under a name in the person's language.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    self.value(Text(labelKey), value, unit: unit, calendar: calendar)
  }

  /// A date that stands for a whole day, month or year, under a name as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    self.value(Text(label), value, unit: unit, calendar: calendar)
  }

  /// A date that stands for a whole day, month or year, under a text.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    let start = calendar.dateInterval(of: unit, for: value)?.start ?? value
    return PlottableValue(title: label, plotted: PlottedValue(start, unit: unit))
  }
}
