import CoreData
import SwiftUI

/// All readings under the names of their harbours, the newest first.
struct TideLog: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var harbours: FetchedResults<Harbour>
  @State private var addsReading = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(harbours) { harbour in
          HarbourSection(harbour: harbour)
        }
      }
      .overlay {
        if harbours.isEmpty {
          ContentUnavailableView("No tides yet", systemImage: "water.waves")
        }
      }
      .navigationTitle("Tides")
      .toolbar {
        Button("New reading", systemImage: "plus") { addsReading = true }
      }
    }
    .sheet(isPresented: $addsReading) { NewReading() }
  }
}

/// The readings of one harbour, which are fetched for it alone.
struct HarbourSection: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest private var readings: FetchedResults<Reading>
  private let harbour: Harbour

  init(harbour: Harbour) {
    self.harbour = harbour
    _readings = FetchRequest(
      sortDescriptors: [SortDescriptor(\.time, order: .reverse)],
      predicate: NSPredicate(format: "harbour == %@", harbour))
  }

  var body: some View {
    Section {
      ForEach(readings) { ReadingRow(reading: $0) }
        .onDelete(perform: delete)
    } header: {
      Text(harbour.name ?? "")
    } footer: {
      if let highest = readings.max(by: { $0.metres < $1.metres }) {
        Text("Highest: \(highest.height)")
          .accessibilityLabel("Highest: \(highest.spokenHeight)")
      }
    }
  }

  /// Deletes readings; a harbour goes with its last one.
  private func delete(_ places: IndexSet) {
    let isEmptied = places.count == readings.count
    for place in places { context.delete(readings[place]) }
    if isEmptied { context.delete(harbour) }
    try? context.save()
  }
}

#Preview("A morning") {
  TideLog()
    .environment(\.managedObjectContext, TideStore.sample.context)
}
