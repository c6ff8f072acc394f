import Charts
import SwiftUI

struct StepCount: Identifiable {
    let weekday: String
    let steps: Int
    var id: String { weekday }
}

struct StepsChartView: View {
    let week = [
        StepCount(weekday: "Mon", steps: 5_230), StepCount(weekday: "Tue", steps: 8_110),
        StepCount(weekday: "Wed", steps: 3_900), StepCount(weekday: "Thu", steps: 10_450),
        StepCount(weekday: "Fri", steps: 7_020),
    ]
    @State private var goal = 7_000.0

    private var best: StepCount? { week.max { $0.steps < $1.steps } }

    var body: some View {
        VStack(alignment: .leading) {
            Text("Steps this week")
                .font(.headline)
            if let best {
                Text("Best day: \(best.weekday), \(best.steps.formatted()) steps")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Chart {
                ForEach(week) { day in
                    BarMark(
                        x: .value("Day", day.weekday),
                        y: .value("Steps", day.steps)
                    )
                    .foregroundStyle(Double(day.steps) >= goal ? Color.green : Color.orange)
                    .accessibilityLabel(day.weekday)
                    .accessibilityValue("\(day.steps) steps")
                }
                RuleMark(y: .value("Goal", goal))
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
                    .annotation(position: .top, alignment: .trailing) {
                        Text("Goal").font(.caption)
                    }
            }
            .chartYAxis {
                AxisMarks(position: .leading) { _ in
                    AxisGridLine()
                    AxisValueLabel()
                }
            }
            .chartYScale(domain: 0...12_000)
            .frame(height: 220)

            Stepper("Goal: \(Int(goal)) steps", value: $goal, in: 1_000...20_000, step: 500)
        }
        .padding()
    }
}

#Preview {
    StepsChartView()
}
