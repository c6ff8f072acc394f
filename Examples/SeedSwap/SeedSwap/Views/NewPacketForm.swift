import SeedKit
import SwiftData
import SwiftUI

/// Asks what is in a new packet, and who offers it.
struct NewPacketForm: View {
  @Environment(\.modelContext) private var context
  @Environment(\.dismiss) private var dismiss
  @Query private var gardeners: [Gardener]
  @State private var plant = Plant.radish
  @State private var variety = ""
  @State private var seeds = 20
  @State private var name = ""

  var body: some View {
    NavigationStack {
      Form {
        Picker("Plant", selection: $plant) {
          ForEach(Plant.allCases) { Text($0.name).tag($0) }
        }
        LabeledContent("Variety") {
          TextField("Variety", text: $variety, prompt: Text("Required"))
        }
        Stepper("\(seeds) seeds", value: $seeds, in: 5...100, step: 5)
        LabeledContent("Your name") {
          TextField("Your name", text: $name, prompt: Text("Required"))
            .textContentType(.givenName)
        }
      }
      .navigationTitle("New packet")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Offer", action: offer)
            .disabled(variety.isEmpty || name.isEmpty)
        }
      }
    }
  }

  /// Puts the packet on the table, with those that the same gardener offers already.
  private func offer() {
    let packet = Packet(plant: plant, variety: variety, seeds: seeds)
    if let known = gardeners.first(where: { $0.name == name }) {
      known.packets.append(packet)
    } else {
      let gardener = Gardener(name: name)
      context.insert(gardener)
      gardener.packets.append(packet)
    }
    dismiss()
  }
}

#Preview("A new packet") {
  NewPacketForm()
    .modelContainer(for: Gardener.self, inMemory: true)
}
