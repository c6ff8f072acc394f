import SeedKit
import SwiftData
import SwiftUI

/// All packets, under the names of those who offer them.
///
/// Each name is a heading, so that people who listen go from gardener to gardener, and a rotor of its own finds
/// what can be sown at once.
struct SwapTable: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Gardener.name) private var gardeners: [Gardener]
  @State private var offersSeeds = false

  private var sowable: [Packet] {
    gardeners.flatMap(\.sortedPackets).filter { $0.plant.sowing.contains(.now) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(gardeners) { gardener in
          Section(gardener.name) {
            ForEach(gardener.sortedPackets) { packet in
              PacketRow(packet: packet) { takeAway(packet) }
            }
          }
        }
      }
      .accessibilityRotor("Sow now") {
        ForEach(sowable) { packet in
          AccessibilityRotorEntry(packet.title, id: packet.id)
        }
      }
      .overlay {
        if gardeners.isEmpty {
          ContentUnavailableView {
            Label("No seeds yet", systemImage: "leaf")
          } description: {
            Text("Offer the first packet.")
              .foregroundStyle(Color.primary)
          }
        }
      }
      .navigationTitle("Seed Swap")
      .toolbar {
        Button("Offer seeds", systemImage: "plus") { offersSeeds = true }
      }
    }
    .sheet(isPresented: $offersSeeds) { NewPacketForm() }
  }

  /// Deletes a packet; whoever has no other one leaves with it.
  private func takeAway(_ packet: Packet) {
    if let gardener = packet.gardener, gardener.packets.count == 1 {
      context.delete(gardener)
    } else {
      context.delete(packet)
    }
  }
}

extension Gardener {
  /// The packets in the order of their names; a relationship has none.
  fileprivate var sortedPackets: [Packet] {
    packets.sorted { $0.title < $1.title }
  }
}

#Preview("A table with two gardeners") {
  SwapTable()
    .modelContainer(for: Gardener.self, inMemory: true) { result in
      if case .success(let container) = result { Starters.add(to: container.mainContext) }
    }
}

#Preview("An empty table") {
  SwapTable()
    .modelContainer(for: Gardener.self, inMemory: true)
}
