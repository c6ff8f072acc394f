import Charts
import SwiftUI

struct Sale: Identifiable {
    let id = UUID()
    let day: String
    let region: Region
    let amount: Int
}

enum Region: String, CaseIterable, Plottable, Identifiable {
    case north = "North", south = "South"
    var id: Self { self }
}

extension ContainerValues {
    @Entry var isWide: Bool = false
}

struct CardGrid<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        LazyVStack(spacing: 16) {
            ForEach(sections: content) { section in
                VStack(alignment: .leading, spacing: 8) {
                    if !section.header.isEmpty {
                        section.header.font(.title3.bold())
                    }
                    ForEach(section.content) { card in
                        card
                            .padding()
                            .frame(maxWidth: .infinity, minHeight: card.containerValues.isWide ? 220 : 80, alignment: .leading)
                            .background(.background.secondary, in: .rect(cornerRadius: 12))
                    }
                }
            }
        }
        .padding()
    }
}

struct SalesDashboard: View {
    let sales: [Sale]
    @State private var selectedRegion: Region?
    @State private var selectedDay: String?

    private var shown: [Sale] { sales.filter { selectedRegion == nil || $0.region == selectedRegion } }
    private var total: Int { shown.map(\.amount).reduce(0, +) }

    var body: some View {
        ScrollView {
            CardGrid {
                Section("Today") {
                    MetricCard(title: "Revenue", value: total.formatted(.currency(code: "USD").precision(.fractionLength(0))), trend: 0.12)
                    MetricCard(title: "Returns", value: 14.formatted(), trend: -0.04)
                }
                Section {
                    Chart(shown) { sale in
                        BarMark(x: .value("Day", sale.day), y: .value("Sales", sale.amount))
                            .foregroundStyle(by: .value("Region", sale.region))
                            .position(by: .value("Region", sale.region))
                            .accessibilityLabel("\(sale.day), \(sale.region.rawValue)")
                            .accessibilityValue("\(sale.amount) sales")
                        if let selectedDay, selectedDay == sale.day {
                            RuleMark(x: .value("Selected", selectedDay))
                                .foregroundStyle(.secondary)
                                .annotation(position: .top) { Text(selectedDay).font(.caption) }
                        }
                    }
                    .chartXSelection(value: $selectedDay)
                    .chartYAxis { AxisMarks(format: IntegerFormatStyle<Int>().notation(.compactName)) }
                    .chartLegend(position: .bottom)
                    .chartOverlay { proxy in
                        GeometryReader { geometry in
                            Rectangle().fill(.clear).contentShape(Rectangle())
                                .gesture(DragGesture().onChanged { value in
                                    selectedDay = proxy.value(atX: value.location.x, as: String.self)
                                })
                        }
                    }
                    .frame(height: 180)
                    .containerValue(\.isWide, true)
                } header: {
                    HStack {
                        Text("This week")
                        Spacer()
                        Picker("Region", selection: $selectedRegion) {
                            Text("All").tag(Region?.none)
                            ForEach(Region.allCases) { Text($0.rawValue).tag(Optional($0)) }
                        }
                    }
                }
            }
        }
    }
}

struct MetricCard: View {
    let title: LocalizedStringKey
    let value: String
    let trend: Double

    var body: some View {
        VStack(alignment: .leading) {
            Text(title).font(.subheadline).foregroundStyle(.secondary)
            HStack(alignment: .firstTextBaseline) {
                Text(value).font(.title.bold().monospacedDigit())
                Label(trend.formatted(.percent.sign(strategy: .always())), systemImage: trend >= 0 ? "arrow.up.right" : "arrow.down.right")
                    .foregroundStyle(trend >= 0 ? .green : .red)
                    .labelStyle(.titleAndIcon)
            }
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    SalesDashboard(sales: [
        Sale(day: "Mon", region: .north, amount: 120), Sale(day: "Mon", region: .south, amount: 80),
        Sale(day: "Tue", region: .north, amount: 140),
    ])
}
