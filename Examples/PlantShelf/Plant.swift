/// A plant on the shelf, and how long it has waited for water.
struct Plant: Equatable {
  let name: String
  var daysSinceWater: Int

  /// How it fares, in words.
  var state: String {
    switch daysSinceWater {
    case 0: "watered today"
    case 1...3: "fine"
    default: "thirsty"
    }
  }

  /// The plants that were on the shelf first.
  static let shelf = [
    Plant(name: "Fern", daysSinceWater: 5), Plant(name: "Cactus", daysSinceWater: 2),
    Plant(name: "Basil", daysSinceWater: 0),
  ]
}
