import SwiftUI

/// Views of an app's own over or behind a chart.
struct ChartLayer {
  let alignment: Alignment
  let isBehind: Bool
  let make: (ChartProxy) -> any View
}

extension View {
  /// Lays views over the charts inside, placed by the values of the chart.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSettings { $0.layers.append(ChartLayer(alignment: alignment, isBehind: false, make: content)) }
  }

  /// Lays views behind the charts inside, placed by the values of the chart.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSettings { $0.layers.append(ChartLayer(alignment: alignment, isBehind: true, make: content)) }
  }

  /// Follows a finger on the charts inside by a gesture of the app's own.
  public nonisolated func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chartOverlay { proxy in
      Color.clear.contentShape(Rectangle()).gesture(gesture(proxy))
    }
  }
}

/// A chart with what its marks are annotated with, and the views of an app's own over and behind it.
struct LayeredChart<Drawing: View>: View {
  @Environment(\.self) private var environment
  let drawing: Drawing
  let marks: [Mark]

  @ViewBuilder var body: some View {
    let (layers, selections) = (environment.chartSettings.layers, environment.chartSettings.selections)
    if layers.isEmpty, selections.isEmpty, marks.allSatisfy(\.annotations.isEmpty), !hasOwnAxes {
      drawing
    } else {
      drawing
        .background { views(of: layers.filter(\.isBehind)) }
        .overlay {
          if !selections.isEmpty {
            let plot = ChartPlot(marks, environment)
            GeometryReader { ChartSelectionArea(selections: selections, plot: plot, size: $0.size) }
          }
        }
        .overlay { annotations }
        .overlay { labels }
        .overlay { views(of: layers.filter { !$0.isBehind }) }
    }
  }

  private func views(of layers: [ChartLayer]) -> some View {
    let plot = ChartPlot(marks, environment)
    return GeometryReader { geometry in
      ForEach(layers.indices, id: \.self) { index in
        AnyView(layers[index].make(ChartProxy(plot, size: geometry.size)))
          .frame(
            width: geometry.size.width, height: geometry.size.height, alignment: layers[index].alignment)
      }
    }
  }

  private var hasOwnAxes: Bool {
    environment.chartSettings.x.marks != nil || environment.chartSettings.y.marks != nil
  }

  /// The views that an app writes beside the axes, which are seen and not heard.
  @ViewBuilder private var labels: some View {
    if hasOwnAxes {
      let plot = ChartPlot(marks, environment)
      GeometryReader { geometry in
        let placed = plot.viewLabels(in: CGRect(origin: .zero, size: geometry.size))
        ForEach(placed.indices, id: \.self) { index in
          AxisLabelView(label: placed[index])
        }
      }
      .accessibilityHidden(true)
    }
  }

  @ViewBuilder private var annotations: some View {
    if marks.contains(where: { !$0.annotations.isEmpty }) {
      let plot = ChartPlot(marks, environment)
      GeometryReader { geometry in
        let bounds = CGRect(origin: .zero, size: geometry.size)
        let availableSpace = plot.availableSpace(in: bounds)
        ForEach(marks.indices, id: \.self) { index in
          ForEach(marks[index].annotations.indices, id: \.self) { place in
            PlacedAnnotation(
              annotation: marks[index].annotations[place],
              frame: plot.drawnFrame(ofMarkAt: index, in: availableSpace))
          }
        }
      }
      .accessibilityHidden(environment.controlPolicy.chartAnnotation == .silent)
      .noting(environment.controlPolicy.chartAnnotation.rule)
    }
  }
}

/// A view beside an axis.
private struct AxisLabelView: View {
  let label: PlacedAxisLabel

  var body: some View {
    let anchor = label.anchor
    let alignment = Alignment(
      horizontal: anchor.x == 0 ? .leading : anchor.x == 1 ? .trailing : .center,
      vertical: anchor.y == 0 ? .top : anchor.y == 1 ? .bottom : .center)
    Color.clear.frame(width: 0, height: 0)
      .overlay(alignment: alignment) {
        AnyView(label.view).font(.caption2).foregroundStyle(.secondary).fixedSize()
      }
      .offset(x: label.point.x, y: label.point.y)
  }
}
