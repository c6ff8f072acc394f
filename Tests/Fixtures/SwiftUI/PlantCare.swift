import SwiftUI
import TipKit

struct WaterTip: Tip {
    var title: Text { Text("Water from below") }
    var message: Text? { Text("Roots drink better from a saucer.") }
    var image: Image? { Image(systemName: "drop") }
}

struct Plant: Identifiable, Hashable {
    enum Light: String, CaseIterable, Codable { case shade, indirect, full }

    let id: UUID
    var name: String
    var light: Light
    var moisture: Double
    var lastWatered: Date
}

struct PlantCareView: View {
    @State private var plants = [
        Plant(id: UUID(), name: "Monstera", light: .indirect, moisture: 0.35, lastWatered: .now.addingTimeInterval(-3 * 86_400)),
        Plant(id: UUID(), name: "Snake plant", light: .shade, moisture: 0.8, lastWatered: .now.addingTimeInterval(-86_400)),
    ]
    @State private var filter: Plant.Light?
    private let tip = WaterTip()

    var body: some View {
        NavigationStack {
            ScrollView {
                TipView(tip, arrowEdge: .bottom)
                    .padding(.horizontal)
                ViewThatFits {
                    HStack { filterButtons }
                    VStack { filterButtons }
                }
                LazyVStack(spacing: 12) {
                    ForEach($plants) { $plant in
                        if filter == nil || plant.light == filter {
                            PlantCard(plant: $plant)
                        }
                    }
                }
                .padding()
            }
            .navigationTitle("Plants")
        }
    }

    @ViewBuilder private var filterButtons: some View {
        ForEach(Plant.Light.allCases, id: \.self) { light in
            Button(light.rawValue.capitalized) {
                filter = filter == light ? nil : light
            }
            .buttonStyle(.bordered)
            .tint(filter == light ? .green : .gray)
            .accessibilityAddTraits(filter == light ? .isSelected : [])
        }
    }
}

private struct PlantCard: View {
    @Binding var plant: Plant

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(plant.name).font(.headline)
                Spacer()
                Button {
                    plant.moisture = 1
                    plant.lastWatered = .now
                } label: {
                    Label("Water", systemImage: "drop.fill")
                }
                .labelStyle(.iconOnly)
                .accessibilityLabel("Water \(plant.name)")
                .accessibilityInputLabels(["Water", "Water \(plant.name)"])
            }
            Gauge(value: plant.moisture, in: 0...1) {
                Text("Moisture")
            } currentValueLabel: {
                Text(plant.moisture.formatted(.percent.precision(.fractionLength(0))))
            } minimumValueLabel: {
                Text("Dry")
            } maximumValueLabel: {
                Text("Wet")
            }
            .gaugeStyle(.accessoryLinearCapacity)
            Text("Watered \(plant.lastWatered, format: .relative(presentation: .named))")
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(Color.green.opacity(0.1)))
        .overlay {
            RoundedRectangle(cornerRadius: 12).stroke(plant.moisture < 0.4 ? Color.red : .clear, lineWidth: 2)
        }
        .accessibilityElement(children: .contain)
    }
}

#Preview {
    PlantCareView()
}
