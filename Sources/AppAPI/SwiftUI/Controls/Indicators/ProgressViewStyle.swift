/// How progress views look; what is heard of them stays the same.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What there is to know about a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The look of one of them.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a progress view.
public struct ProgressViewStyleConfiguration {
  /// The part that is done, from 0 to 1; `nil` where it is not known.
  public var fractionCompleted: Double?
  /// What is going on.
  public var label: Label?
  /// How far it has come, in words.
  public var currentValueLabel: CurrentValueLabel?

  /// What is going on.
  public struct Label {
    let content: any View
  }

  /// How far it has come, in words.
  public struct CurrentValueLabel {
    let content: any View
  }
}

extension ProgressViewStyleConfiguration.Label: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension ProgressViewStyleConfiguration.Label: ErasedView {}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: ErasedView {}

extension ProgressViewStyle {
  func view(_ configuration: Configuration) -> any View {
    StyleBody(style: self) { $0.makeBody(configuration: configuration) }
  }
}

extension View {
  /// Sets the look of progress views inside.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier<any ProgressViewStyle>(style: style))
  }
}

/// The look that the place gives a progress view.
public struct DefaultProgressViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressBody(configuration: configuration, isCircle: configuration.fractionCompleted == nil)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that the place gives a progress view.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A bar that fills.
public struct LinearProgressViewStyle {
  let tint: Color?

  /// Makes the style.
  public nonisolated init() {
    tint = nil
  }

  /// Makes the style with a colour for the part that is done.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }
}

extension LinearProgressViewStyle: ProgressViewStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressBody(configuration: configuration, isCircle: false, tint: tint)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A circle that fills or turns.
public struct CircularProgressViewStyle {
  let tint: Color?

  /// Makes the style.
  public nonisolated init() {
    tint = nil
  }

  /// Makes the style with a colour for the part that is done.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }
}

extension CircularProgressViewStyle: ProgressViewStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressBody(configuration: configuration, isCircle: true, tint: tint)
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle that fills or turns.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The label, the bar or circle, and the present value of a progress view.
struct ProgressBody {
  let configuration: ProgressViewStyleConfiguration
  let isCircle: Bool
  var tint: Color?
}

extension ProgressBody: View {
  var body: some View {
    if isCircle {
      VStack {
        ControlPart.circle.frame(width: 20, height: 20).tinted(tint)
        configuration.label
        configuration.currentValueLabel
      }
    } else {
      VStack(alignment: .leading) {
        configuration.label
        ControlPart.main.frame(height: 4).tinted(tint)
        configuration.currentValueLabel
      }
    }
  }
}
