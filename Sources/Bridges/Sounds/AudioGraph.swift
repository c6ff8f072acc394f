import AccessibilityModel
import Foundation

/// A chart as tones: from left to right in time, higher where the value is higher.
///
///     let graph = AudioGraph(chart)
///     graph.notes.count
///     graph.samples(at: 22_050)
///
/// - Source: Behaviour 1.17, X11
public struct AudioGraph: Hashable, Sendable {
  /// One tone.
  public struct Note: Hashable, Sendable {
    /// When it begins.
    public var start: Duration
    /// How long it lasts.
    public var duration: Duration
    /// Frequency in hertz at its beginning.
    public var from: Double
    /// Frequency in hertz at its end.
    public var to: Double
    /// The series that it belongs to.
    public var series: Int
  }

  /// How pitch and time stand for values; none of the figures was measured on a device.
  public struct Scale: Hashable, Sendable {
    /// Hertz of the lowest value.
    public var lowest: Double
    /// Hertz of the highest value.
    public var highest: Double
    /// How long the whole chart is heard.
    public var duration: Duration

    /// Makes a scale; what is left out is the usual one: three octaves in five seconds.
    public init(lowest: Double = 220, highest: Double = 1_760, duration: Duration = .seconds(5)) {
      self.lowest = lowest
      self.highest = highest
      self.duration = duration
    }
  }

  /// The tones, in the order in which they begin.
  public let notes: [Note]
  /// How long all of it is heard.
  public let duration: Duration

  /// Turns a chart into tones.
  ///
  /// Points of a continuous series are one tone that glides; others are tones apart.
  /// - Complexity: O(n log n) for n points.
  public init(_ chart: Chart, scale: Scale = Scale()) {
    let across = Measure(chart, axis: 0)
    let up = Measure(chart, axis: 1)
    var notes: [Note] = []
    func frequency(_ value: Chart.Value) -> Double {
      scale.lowest * pow(scale.highest / scale.lowest, up.place(of: value.number))
    }
    for (index, series) in chart.series.enumerated() {
      let points = series.points.compactMap { point -> (place: Double, pitch: Double)? in
        guard point.values.count > 1, let x = point.values[0], let y = point.values[1], x.number.isFinite,
          y.number.isFinite
        else { return nil }
        return (across.place(of: x.number), frequency(y))
      }.sorted { $0.place < $1.place }
      if series.isContinuous, points.count > 1 {
        for (left, right) in zip(points, points.dropFirst()) where right.place > left.place {
          notes.append(
            Note(
              start: scale.duration * left.place, duration: scale.duration * (right.place - left.place),
              from: left.pitch, to: right.pitch, series: index))
        }
      } else {
        // Space for each of them, and silence between two.
        let length = min(0.12, 0.8 / Double(max(points.count, 1)))
        for point in points {
          notes.append(
            Note(
              start: scale.duration * (point.place * (1 - length)), duration: scale.duration * length,
              from: point.pitch, to: point.pitch, series: index))
        }
      }
    }
    self.notes = notes.sorted { ($0.start, $0.series) < ($1.start, $1.series) }
    duration = notes.map { $0.start + $0.duration }.max() ?? .zero
  }

  /// The tones as samples; gliding ones join without a crack.
  public func samples(at sampleRate: Int, volume: Int = 100) -> [Int16] {
    let loudness = 0.25 * Double(min(max(volume, 0), 100)) / 100
    var mix: [Double] = []
    var phases: [Int: (end: Int, phase: Double)] = [:]
    for note in notes {
      let start = Self.place(note.start, sampleRate)
      let end = max(Self.place(note.start + note.duration, sampleRate), start + 1)
      let count = end - start
      if mix.count < end { mix += [Double](repeating: 0, count: end - mix.count) }
      let joinsBefore = phases[note.series].map { abs($0.end - start) <= 1 } ?? false
      let joinsAfter = notes.contains { other in
        other.series == note.series && other.from == note.to
          && abs(Self.place(other.start, sampleRate) - end) <= 1
      }
      var phase = joinsBefore ? phases[note.series]?.phase ?? 0 : 0
      let edge = max(min(Double(sampleRate) * 0.008, Double(count) / 2), 1)
      for index in 0..<count {
        let part = Double(index) / Double(count)
        phase += 2 * Double.pi * note.from * pow(note.to / note.from, part) / Double(sampleRate)
        let rise = joinsBefore ? 1 : min(1, Double(index) / edge)
        let fall = joinsAfter ? 1 : min(1, Double(count - 1 - index) / edge)
        mix[start + index] += sin(phase) * rise * fall * loudness
      }
      phases[note.series] = (end, phase)
    }
    return mix.map { Int16(clamping: Int(($0 * 32_000).rounded())) }
  }

  private static func place(_ duration: Duration, _ sampleRate: Int) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(((Double(seconds) + Double(attoseconds) * 1e-18) * Double(sampleRate)).rounded())
  }
}

/// Where the numbers of an axis lie between its ends.
private struct Measure {
  let least: Double
  let greatest: Double
  let scale: Chart.Scale

  init(_ chart: Chart, axis index: Int) {
    let axis = chart.axes.indices.contains(index) ? chart.axes[index] : nil
    let numbers = chart.series.flatMap(\.points).compactMap { point in
      point.values.indices.contains(index) ? point.values[index]?.number : nil
    }.filter(\.isFinite)
    scale = axis?.scale ?? .linear
    if let axis, !axis.categories.isEmpty {
      least = 0
      greatest = Double(axis.categories.count - 1)
    } else {
      least = axis?.range?.lowerBound ?? numbers.min() ?? 0
      greatest = axis?.range?.upperBound ?? numbers.max() ?? 0
    }
  }

  /// 0 at the least number, 1 at the greatest; what lies outside counts as the nearest end.
  func place(of number: Double) -> Double {
    let (low, high, value): (Double, Double, Double)
    if scale != .linear, least > 0, number > 0 {
      (low, high, value) = (log(least), log(greatest), log(number))
    } else {
      (low, high, value) = (least, greatest, number)
    }
    guard high > low else { return 0.5 }
    return min(max((value - low) / (high - low), 0), 1)
  }
}
