import SeedKit
import SwiftUI

/// A packet in one stop: what it is at once, when it is sown in More Content, and what can be done with it as actions.
struct PacketRow: View {
  @Bindable var packet: Packet
  var delete: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(packet.title)
        .font(.headline)
      Text("\(packet.seeds) seeds")
      if packet.isPromised {
        Label("Promised", systemImage: "checkmark.seal")
          .foregroundStyle(Color(.accent))
      }
      Label(packet.plant.sowing.words, systemImage: "calendar")
        .font(.footnote)
        .accessibilityHidden(true)
    }
    .accessibilityElement(children: .combine)
    .accessibilityCustomContent("Sowing time", packet.plant.sowing.words)
    .swipeActions {
      Button("Delete", systemImage: "trash", role: .destructive, action: delete)
      Button(
        packet.isPromised ? "Take back" : "Promise",
        systemImage: packet.isPromised ? "arrow.uturn.backward" : "checkmark.seal"
      ) { packet.isPromised.toggle() }
    }
  }
}

extension Packet {
  /// The plant and its variety.
  var title: String { "\(plant.name), \(variety)" }
}
