import Accessibility

/// Makes the data of a chart for people who do not see it.
///
///     struct WalksChart: View, AXChartDescriptorRepresentable {
///       var body: some View { WalksShape().accessibilityChartDescriptor(self) }
///       func makeChartDescriptor() -> AXChartDescriptor { … }
///     }
///
/// - Source: Behaviour 1.17, 3.2
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// The data, made once for each view on the screen.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings the data up to date whenever the view was evaluated again.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the data as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
