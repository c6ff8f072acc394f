import SeedKit
import SwiftUI
import WidgetKit

/// Tells on the Home Screen what can be sown this month.
struct SowNowWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SowNow", provider: SowNowProvider()) { entry in
      SowNowView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Sow now")
    .description("What goes into the ground this month.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// The month and its plants; the medium size has room for how long each can be sown.
struct SowNowView: View {
  @Environment(\.widgetFamily) private var family
  let entry: SowNowEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Sow in \(entry.date, format: .dateTime.month(.wide))")
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      if entry.plants.isEmpty {
        Text("Nothing: mend your tools.")
      }
      ForEach(entry.plants) { plant in
        if family == .systemMedium {
          LabeledContent(plant.name, value: plant.sowing.words)
        } else {
          Text(plant.name)
        }
      }
    }
    .font(.subheadline)
    // A widget does not grow with its text.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .minimumScaleFactor(0.7)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

#Preview("Spring and winter", as: .systemSmall) {
  SowNowWidget()
} timeline: {
  SowNowEntry(date: Date(timeIntervalSince1970: 1_773_576_000))
  SowNowEntry(date: Date(timeIntervalSince1970: 1_797_336_000))
}
