import AccessibilityModel

/// Shows that something is going on, and how far it has come.
///
///     ProgressView("Downloading", value: 0.4)   // heard as "Downloading, 40%"
/// - Source: Behaviour 3.4
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let extent: ProgressExtent
  let label: ErasedPart?
  let currentValueLabel: ErasedPart?
}

/// How far something has come.
enum ProgressExtent {
  case unknown
  case part(Double)
  case time(ClosedRange<Date>, countsDown: Bool)

  init<V: BinaryFloatingPoint>(_ value: V?, _ total: V) {
    guard let value else {
      self = .unknown
      return
    }
    self = .part(total > 0 ? min(max(Double(value / total), 0), 1) : 0)
  }

  /// The part that is done at a moment.
  func part(at now: Date) -> Double? {
    switch self {
    case .unknown: return nil
    case .part(let part): return part
    case .time(let interval, let countsDown):
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      guard length > 0 else { return countsDown ? 0 : 1 }
      let done = min(max(now.timeIntervalSince(interval.lowerBound) / length, 0), 1)
      return countsDown ? 1 - done : done
    }
  }
}

extension ProgressView: View {
  /// One element that says how far it has come.
  @ViewBuilder public var body: some View {
    if case .time(let interval, _) = extent {
      TimedProgress(end: interval.upperBound) { now in bar(now) }
    } else {
      bar(Date())
    }
  }

  private func bar(_ now: Date) -> ProgressControl {
    ProgressControl(part: extent.part(at: now), label: label, currentValueLabel: currentValueLabel)
  }
}

/// Shows a view anew each second until a moment.
struct TimedProgress<Content: View> {
  @State private var now = Date()
  let end: Date
  let content: (Date) -> Content

  nonisolated init(end: Date, content: @escaping (Date) -> Content) {
    self.end = end
    self.content = content
  }
}

extension TimedProgress: View {
  var body: some View {
    content(now).task {
      while now < end, !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        now = Date()
      }
    }
  }
}

/// A progress view as one element.
struct ProgressControl {
  let part: Double?
  let label: ErasedPart?
  let currentValueLabel: ErasedPart?
}

extension ProgressControl: View {
  typealias Body = Never
}

extension ProgressControl: PrimitiveView {}

extension ProgressControl: ControlView {
  var activation: (@MainActor () -> Void)? { nil }
  var isInteractive: Bool { false }

  func content(in environment: EnvironmentValues) -> any View {
    let hidesLabel = environment.hidesLabels
    func configuration(_ part: (any View) -> any View) -> ProgressViewStyleConfiguration {
      ProgressViewStyleConfiguration(
        fractionCompleted: self.part,
        label: hidesLabel ? nil : label.map { .init(content: part($0)) },
        currentValueLabel: currentValueLabel.map { .init(content: part($0)) })
    }
    return environment.styled(by: (any ProgressViewStyle).self) { style, scope in
      style.view(configuration { scope.part(ErasedPart($0)) })
    } ?? ProgressBody(configuration: configuration { $0 }, isCircle: part == nil)
  }

  func unseenLabel(in environment: EnvironmentValues) -> (any View)? {
    ErasedPart(
      HStack {
        if let label {
          label
        } else if part == nil, environment.controlPolicy.spinner == .named {
          Text(verbatim: String(system: .inProgress))
        }
        currentValueLabel?.modifier(SpokenAsValue())
      })
  }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    described.element.traits.insert(.updatesFrequently)
    described.element.elementType = part == nil ? .activityIndicator : .progressIndicator
    if part == nil, label == nil { described.note([environment.controlPolicy.spinner.rule]) }
    guard let part, currentValueLabel == nil else { return }
    described.element.value = SpokenText(
      part.formatted(.percent.precision(.fractionLength(0)).locale(environment.locale)))
  }
}
