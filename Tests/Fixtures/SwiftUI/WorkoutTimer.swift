import SwiftUI

struct ProgressRing: View {
    var progress: Double
    var lineWidth: CGFloat = 16

    var body: some View {
        ZStack {
            Circle()
                .stroke(.secondary.opacity(0.2), lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(
                    AngularGradient(gradient: Gradient(colors: [.pink, .orange]), center: .center),
                    style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
        }
        .accessibilityElement(children: .ignore)
    }
}

struct WorkoutTimerView: View {
    @State private var start: Date?
    @State private var rounds = 3
    @Environment(\.scenePhase) private var scenePhase
    let interval: TimeInterval = 45

    var body: some View {
        VStack(spacing: 32) {
            TimelineView(.periodic(from: .now, by: 1)) { context in
                let elapsed = start.map { context.date.timeIntervalSince($0) } ?? 0
                let remaining = max(0, interval - elapsed)
                ZStack {
                    ProgressRing(progress: remaining / interval)
                        .frame(width: 220, height: 220)
                        .accessibilityLabel("Time left")
                        .accessibilityValue("\(Int(remaining)) seconds")
                        .accessibilityAddTraits(.updatesFrequently)
                    Text(Duration.seconds(remaining), format: .time(pattern: .minuteSecond))
                        .font(.system(.largeTitle, design: .rounded).monospacedDigit())
                        .accessibilityHidden(true)
                }
            }

            HStack {
                Button(start == nil ? "Start" : "Pause") {
                    start = start == nil ? .now : nil
                }
                .buttonStyle(.borderedProminent)
                .sensoryFeedback(.impact, trigger: start)

                Button("Reset", role: .cancel) { start = nil }
                    .buttonStyle(.bordered)
                    .disabled(start == nil)
            }

            Picker("Rounds", selection: $rounds) {
                ForEach(1..<11) { Text("\($0)").tag($0) }
            }
            .pickerStyle(.wheel)
            .frame(height: 120)
        }
        .padding()
        .onChange(of: scenePhase) { oldPhase, newPhase in
            if newPhase == .background { start = nil }
        }
    }
}

#Preview {
    WorkoutTimerView()
}
