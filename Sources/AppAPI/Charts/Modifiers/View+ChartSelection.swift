import SwiftUI

/// What takes in the values under a finger on a chart.
struct ChartSelection {
  /// Where a finger is on a chart.
  struct Touch {
    /// The axes.
    let x: ChartScale
    let y: ChartScale
    /// Where it is on them, from 0 at the beginning of an axis to 1 at its end.
    let place: (x: Double, y: Double)
    /// How much of a pie lies before it.
    let angleValue: Double
  }

  /// Takes in where a finger is and where it came down; `nil` once it is lifted.
  let follow: ((now: Touch, start: Touch)?) -> Void

  /// The values between the two places of a finger, in their order; `nil` where there are none.
  static func range<P: Plottable & Comparable>(
    of touch: (now: Touch, start: Touch), _ value: (Touch) -> P?
  ) -> ClosedRange<P>? {
    guard let now = value(touch.now), let start = value(touch.start) else { return nil }
    return min(now, start)...max(now, start)
  }
}

extension View {
  /// Keeps the value across that a finger rests on; `nil` once the finger is lifted.
  ///
  /// Using a mark as an element is a tap in its middle.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    selecting { touch in
      value.wrappedValue = touch.flatMap { $0.now.x.value(at: $0.now.place.x) }
    }
  }

  /// Keeps the value up that a finger rests on; `nil` once the finger is lifted.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    selecting { touch in
      value.wrappedValue = touch.flatMap { $0.now.y.value(at: $0.now.place.y) }
    }
  }

  /// Keeps how much of a pie lies before a finger that rests on it; `nil` once the finger is lifted.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    selecting { touch in
      value.wrappedValue = touch.flatMap { ChartScale.plottable($0.now.angleValue) }
    }
  }

  /// Keeps the values across from where a finger came down to where it is; they stay once it is lifted.
  ///
  /// A tap, and using a mark as an element, chooses the one value there.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    selecting { touch in
      guard let touch else { return }
      range.wrappedValue = ChartSelection.range(of: touch) { $0.x.value(at: min(max($0.place.x, 0), 1)) }
    }
  }

  /// Keeps the values up from where a finger came down to where it is; they stay once it is lifted.
  ///
  /// A tap, and using a mark as an element, chooses the one value there.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    selecting { touch in
      guard let touch else { return }
      range.wrappedValue = ChartSelection.range(of: touch) { $0.y.value(at: min(max($0.place.y, 0), 1)) }
    }
  }

  private nonisolated func selecting(
    _ follow: @escaping ((now: ChartSelection.Touch, start: ChartSelection.Touch)?) -> Void
  ) -> some View {
    chartSettings { $0.selections.append(ChartSelection(follow: follow)) }
  }
}

/// Follows a finger on a chart for those who keep the value under it.
struct ChartSelectionArea: View {
  let selections: [ChartSelection]
  let plot: ChartPlot
  let size: CGSize

  var body: some View {
    let bounds = CGRect(origin: .zero, size: size)
    let availableSpace = plot.availableSpace(in: bounds)
    Color.clear.contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in
            let now = touch(at: drag.location, in: availableSpace)
            let start = touch(at: drag.startLocation, in: availableSpace)
            for selection in selections { selection.follow((now, start)) }
          }
          .onEnded { _ in
            for selection in selections { selection.follow(nil) }
          })
  }

  private func touch(at point: CGPoint, in availableSpace: CGRect) -> ChartSelection.Touch {
    ChartSelection.Touch(
      x: plot.x, y: plot.y,
      place: (
        Double((point.x - availableSpace.minX) / max(availableSpace.width, 1)),
        Double((availableSpace.maxY - point.y) / max(availableSpace.height, 1))
      ), angleValue: plot.angleValue(at: point, in: availableSpace))
  }
}
