import CoreData

/// Where the readings are kept.
@MainActor
final class TideStore {
  /// The store of the app, on disk.
  static let disk = TideStore(inMemory: false)

  /// A store for previews, with a morning at two harbours; it is gone with the process.
  static let sample = {
    let store = TideStore(inMemory: true)
    store.addSample()
    return store
  }()

  private let container = NSPersistentContainer(name: "TideLog")

  /// The context of the views.
  var context: NSManagedObjectContext { container.viewContext }

  private init(inMemory: Bool) {
    if inMemory {
      container.persistentStoreDescriptions.first?.url = URL(filePath: "/dev/null")
    }
    container.loadPersistentStores { _, error in
      if let error { fatalError("The tides cannot be read: \(error)") }
    }
  }

  private func addSample() {
    let morning = Calendar.current.startOfDay(for: .now).addingTimeInterval(6 * 3600)
    let heights = [("Anse Grise", [1.2, 2.9, 4.6]), ("Port Lune", [0.8, 3.1])]
    for (name, metres) in heights {
      let harbour = Harbour(context: context)
      harbour.name = name
      for (hour, height) in metres.enumerated() {
        let reading = Reading(context: context)
        reading.harbour = harbour
        reading.metres = height
        reading.isRising = hour > 0
        reading.time = morning.addingTimeInterval(Double(hour) * 3600)
      }
    }
    try? context.save()
  }
}
