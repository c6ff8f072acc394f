import AccessibilityModel
import Sounds
import Testing

@Suite("Charts as tones")
struct AudioGraphTests {
  private func chart(
    _ numbers: [Double], range: ClosedRange<Double> = 0...10, scale: Chart.Scale = .linear,
    isContinuous: Bool = false
  ) -> Chart {
    Chart(
      axes: [
        Chart.Axis(title: "Day", range: 0...Double(numbers.count - 1)),
        Chart.Axis(title: "Value", range: range, scale: scale),
      ],
      series: [
        Chart.Series(
          isContinuous: isContinuous,
          points: numbers.enumerated().map { index, number in
            Chart.Point(values: [
              Chart.Value(Double(index), text: "\(index)"), Chart.Value(number, text: "\(number)"),
            ])
          })
      ])
  }

  private func rounded(_ numbers: [Double]) -> [Int] { numbers.map { Int($0.rounded()) } }

  @Test("The lowest value is 220 Hz, the highest 1760 Hz, and the one amid them lies amid the octaves")
  func pitches() {
    let graph = AudioGraph(chart([0, 5, 10]))
    #expect(rounded(graph.notes.map(\.from)) == [220, 622, 1_760])
    #expect(graph.notes.allSatisfy { $0.from == $0.to })
  }

  @Test("Five seconds go from left to right, with silence between tones apart")
  func time() {
    let graph = AudioGraph(chart([1, 2, 3, 4]))
    #expect(graph.duration == .seconds(5))
    #expect(graph.notes.map(\.start) == graph.notes.map(\.start).sorted())
    #expect(zip(graph.notes, graph.notes.dropFirst()).allSatisfy { $0.start + $0.duration < $1.start })
  }

  @Test("A continuous series is one tone that glides")
  func gliding() {
    let graph = AudioGraph(chart([0, 10, 5], isContinuous: true))
    #expect(graph.notes.count == 2)
    #expect(graph.notes[0].start + graph.notes[0].duration == graph.notes[1].start)
    #expect(graph.notes[0].to == graph.notes[1].from)
    let samples = graph.samples(at: 22_050)
    #expect(samples.count == 5 * 22_050)
    let jump = zip(samples, samples.dropFirst()).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(jump < 4_100)
  }

  @Test("On a logarithmic axis equal ratios are equal intervals")
  func logarithmic() {
    let graph = AudioGraph(chart([1, 10, 100], range: 1...100, scale: .log10))
    #expect(rounded(graph.notes.map(\.from)) == [220, 622, 1_760])
  }

  @Test("What is heard has the pitch that was computed")
  func sound() throws {
    let graph = AudioGraph(chart([0, 10]))
    for note in graph.notes {
      let samples = graph.samples(at: 22_050)
      let start = Int(
        (Double(note.start.components.seconds) + Double(note.start.components.attoseconds) * 1e-18) * 22_050)
      let part = samples[(start + 1_000)..<(start + 6_000)]
      let turns = zip(part, part.dropFirst()).count { ($0 < 0) != ($1 < 0) }
      let heard = Double(turns) / 2 / (5_000.0 / 22_050)
      #expect(abs(heard - note.from) < 10)
    }
  }

  @Test("Points without a number are left out; a chart without points is silent")
  func gaps() {
    var broken = chart([1, .nan, 3])
    broken.series[0].points[2].values[1] = nil
    #expect(AudioGraph(broken).notes.count == 1)
    broken.series = []
    #expect(AudioGraph(broken).notes == [])
    #expect(AudioGraph(broken).samples(at: 22_050) == [])
    #expect(AudioGraph(chart([4, 4], range: 4...4)).notes.allSatisfy { Int($0.from.rounded()) == 622 })
  }
}
