import Accessibility
import SwiftUI

struct Night: Identifiable {
    let id: Int
    let day: String
    let hours: Double
}

struct SleepGraph: View, AXChartDescriptorRepresentable {
    let nights: [Night]

    var body: some View {
        GeometryReader { proxy in
            HStack(alignment: .bottom, spacing: 6) {
                ForEach(nights) { night in
                    RoundedRectangle(cornerRadius: 4)
                        .fill(night.hours < 7 ? .orange : .indigo)
                        .frame(height: proxy.size.height * night.hours / 10)
                }
            }
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
        .accessibilityElement()
        .accessibilityLabel("Sleep, last five nights")
        .accessibilityChartDescriptor(self)
    }

    func makeChartDescriptor() -> AXChartDescriptor {
        let x = AXCategoricalDataAxisDescriptor(title: "Night", categoryOrder: nights.map(\.day))
        let y = AXNumericDataAxisDescriptor(title: "Hours", range: 0...10, gridlinePositions: []) { "\($0) hours" }
        let series = AXDataSeriesDescriptor(
            name: "Sleep", isContinuous: false,
            dataPoints: nights.map { AXDataPoint(x: $0.day, y: $0.hours) })
        return AXChartDescriptor(title: "Sleep", summary: "You slept longest on Sunday.", xAxis: x, yAxis: y, additionalAxes: [], series: [series])
    }
}

struct SleepTracker: View {
    @State private var goal = Date(timeIntervalSince1970: 0)
    @State private var wakesGently = true
    @State private var sound = "Rain"

    let nights = [
        Night(id: 0, day: "Thu", hours: 6.5), Night(id: 1, day: "Fri", hours: 7.25),
        Night(id: 2, day: "Sat", hours: 8), Night(id: 3, day: "Sun", hours: 8.5), Night(id: 4, day: "Mon", hours: 6),
    ]

    var body: some View {
        List {
            Section {
                SleepGraph(nights: nights)
                    .frame(height: 160)
                    .listRowInsets(EdgeInsets())
                    .listRowBackground(Color.clear)
                    .padding()
            }
            Section("Alarm") {
                DatePicker("Wake up", selection: $goal, displayedComponents: .hourAndMinute)
                Toggle("Wake gently", systemImage: "sunrise", isOn: $wakesGently)
                Picker("Sound", selection: $sound) {
                    ForEach(["Rain", "Birds", "Bells"], id: \.self, content: Text.init)
                }
                .pickerStyle(.navigationLink)
                .disabled(!wakesGently)
            }
            Section {
                ForEach(nights.reversed()) { night in
                    HStack {
                        Text(night.day)
                        Spacer()
                        Text("\(night.hours.formatted()) h")
                            .accessibilityLabel("\(night.hours.formatted()) hours")
                    }
                    .accessibilityElement(children: .combine)
                    .listRowSeparator(.hidden)
                }
            } header: {
                Text("History").textCase(nil)
            }
        }
        .listStyle(.grouped)
        .environment(\.timeZone, .gmt)
    }
}

#Preview {
    NavigationStack { SleepTracker().navigationTitle("Sleep") }
}
