/// How gauges look; what is heard of them stays the same.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What there is to know about a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// The look of one of them.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a gauge.
public struct GaugeStyleConfiguration {
  /// Where the value lies in the range, from 0 to 1.
  public let value: Double
  /// What is measured.
  public let label: Label
  /// The present value, in words.
  public var currentValueLabel: CurrentValueLabel?
  /// The least value, in words.
  public var minimumValueLabel: MinimumValueLabel?
  /// The greatest value, in words.
  public var maximumValueLabel: MaximumValueLabel?
  /// Values in between, in words.
  public var markedValueLabels: MarkedValueLabels?

  /// What is measured.
  public struct Label {
    let content: any View
  }

  /// The present value, in words.
  public struct CurrentValueLabel {
    let content: any View
  }

  /// The least value, in words.
  public struct MinimumValueLabel {
    let content: any View
  }

  /// The greatest value, in words.
  public struct MaximumValueLabel {
    let content: any View
  }

  /// Values in between, in words.
  public struct MarkedValueLabels {
    let content: any View
  }
}

extension GaugeStyleConfiguration.Label: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension GaugeStyleConfiguration.Label: ErasedView {}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension GaugeStyleConfiguration.CurrentValueLabel: ErasedView {}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension GaugeStyleConfiguration.MinimumValueLabel: ErasedView {}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension GaugeStyleConfiguration.MaximumValueLabel: ErasedView {}

extension GaugeStyleConfiguration.MarkedValueLabels: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension GaugeStyleConfiguration.MarkedValueLabels: ErasedView {}

extension GaugeStyle {
  func view(_ configuration: Configuration) -> any View {
    StyleBody(style: self) { $0.makeBody(configuration: configuration) }
  }
}

extension View {
  /// Sets the look of gauges inside.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(StyleModifier<any GaugeStyle>(style: style))
  }
}

/// The look that the place gives a gauge.
public struct DefaultGaugeStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look that the place gives a gauge.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A small bar with a mark.
public struct AccessoryLinearGaugeStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration, part: .mark)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a mark.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A small bar that fills.
public struct AccessoryLinearCapacityGaugeStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// A small open ring with a mark.
public struct AccessoryCircularGaugeStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    ControlPart.circle.frame(width: 58, height: 58)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A small open ring with a mark.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A small ring that fills.
public struct AccessoryCircularCapacityGaugeStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    ControlPart.ring.frame(width: 58, height: 58)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A small ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The label, the bar and the ends of a gauge.
struct GaugeBar {
  let configuration: GaugeStyleConfiguration
  /// What shows the value: a bar that fills, or a mark on a line.
  var part = ControlPart.main
}

extension GaugeBar: View {
  var body: some View {
    VStack {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        part.frame(height: 4)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}
