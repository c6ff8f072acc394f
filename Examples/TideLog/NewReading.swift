import CoreData
import SwiftUI

/// Asks how high the water stands, and where.
struct NewReading: View {
  @Environment(\.managedObjectContext) private var context
  @Environment(\.dismiss) private var dismiss
  @FetchRequest(sortDescriptors: []) private var harbours: FetchedResults<Harbour>
  @State private var name = ""
  @State private var metres = 2.0
  @State private var isRising = true

  private var height: String {
    let length = Measurement(value: metres, unit: UnitLength.meters)
    return length.formatted(.measurement(width: .wide, usage: .asProvided))
  }

  var body: some View {
    NavigationStack {
      Form {
        LabeledContent("Harbour") {
          TextField("Harbour", text: $name, prompt: Text("Required"))
        }
        LabeledContent("Height") {
          Slider(value: $metres, in: 0...8, step: 0.5) { Text("Height") }
            .accessibilityValue(height)
        }
        Text(height)
          .accessibilityHidden(true)
        Toggle("Rising", isOn: $isRising)
      }
      .navigationTitle("New reading")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save)
            .disabled(name.isEmpty)
        }
      }
    }
  }

  private func save() {
    let reading = Reading(context: context)
    reading.time = .now
    reading.metres = metres
    reading.isRising = isRising
    reading.harbour = harbours.first { $0.name == name } ?? newHarbour()
    try? context.save()
    dismiss()
  }

  private func newHarbour() -> Harbour {
    let harbour = Harbour(context: context)
    harbour.name = name
    return harbour
  }
}

#Preview("A new reading") {
  NewReading()
    .environment(\.managedObjectContext, TideStore.sample.context)
}
