import SeedKit
import SwiftData

/// A packet of seeds that somebody offers.
@Model
final class Packet {
  var plant: Plant
  var variety: String
  var seeds: Int
  var isPromised = false
  var gardener: Gardener?

  init(plant: Plant, variety: String, seeds: Int) {
    self.plant = plant
    self.variety = variety
    self.seeds = seeds
  }
}
