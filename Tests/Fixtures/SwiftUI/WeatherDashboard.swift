import SwiftUI

struct HourForecast: Identifiable {
    let id: Int
    let symbol: String
    let temperature: Measurement<UnitTemperature>
    let description: String
}

struct WeatherDashboard: View {
    let hours: [HourForecast] = (0..<6).map { hour in
        HourForecast(
            id: hour, symbol: hour < 3 ? "sun.max.fill" : "cloud.rain.fill",
            temperature: Measurement(value: 18 - Double(hour), unit: .celsius),
            description: hour < 3 ? "Sunny" : "Rain")
    }

    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                current
                hourly
                let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
                layout {
                    WeatherCard(title: "Humidity", systemImage: "humidity") {
                        Gauge(value: 0.62) {
                            Text("Humidity")
                        } currentValueLabel: {
                            Text(0.62, format: .percent)
                        }
                        .gaugeStyle(.accessoryCircular)
                    }
                    WeatherCard(title: "Wind", systemImage: "wind") {
                        Text("14 km/h")
                            .font(.title)
                            .accessibilityLabel("14 kilometers per hour")
                        Text("from the west")
                    }
                }
                WeatherCard(title: "Air quality", systemImage: "aqi.low") {
                    ProgressView(value: 23, total: 100) {
                        Text("Good")
                    } currentValueLabel: {
                        Text("Index 23")
                    }
                }
            }
            .padding()
        }
        .background(LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom), ignoresSafeAreaEdges: .all)
        .foregroundStyle(.white)
    }

    private var current: some View {
        VStack {
            Text("Lisbon").font(.largeTitle)
            Text("18°").font(.system(size: 96, weight: .thin, design: .rounded))
            Text("Mostly sunny")
            HStack {
                Text("H: 21°").accessibilityLabel("High 21 degrees")
                Text("L: 12°").accessibilityLabel("Low 12 degrees")
            }
        }
        .accessibilityElement(children: .combine)
    }

    private var hourly: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 20) {
                ForEach(hours) { hour in
                    VStack {
                        Text(hour.id == 0 ? "Now" : "\(hour.id + 12):00")
                        Image(systemName: hour.symbol)
                            .symbolRenderingMode(.multicolor)
                            .accessibilityLabel(hour.description)
                        Text(hour.temperature, format: .measurement(width: .narrow))
                    }
                    .accessibilityElement(children: .combine)
                }
            }
            .padding()
        }
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
    }
}

struct WeatherCard<Content: View>: View {
    let title: LocalizedStringKey
    let systemImage: String
    @ViewBuilder let content: () -> Content

    var body: some View {
        GroupBox {
            content()
                .frame(maxWidth: .infinity, minHeight: 80)
        } label: {
            Label(title, systemImage: systemImage)
        }
    }
}

#Preview {
    WeatherDashboard()
}
