import SeedKit
import SwiftData

/// The packets that a new table begins with.
enum Starters {
  /// Puts two gardeners and their packets into a store.
  @MainActor
  static func add(to context: ModelContext) {
    let ines = Gardener(name: "Ines")
    let tomo = Gardener(name: "Tomo")
    context.insert(ines)
    context.insert(tomo)
    let zebra = Packet(plant: .tomato, variety: "Green Zebra", seeds: 12)
    zebra.isPromised = true
    ines.packets = [zebra, Packet(plant: .lettuce, variety: "Forellenschluss", seeds: 80)]
    tomo.packets = [
      Packet(plant: .pumpkin, variety: "Uchiki Kuri", seeds: 1),
      Packet(plant: .kale, variety: "Nero di Toscana", seeds: 40),
    ]
  }
}
