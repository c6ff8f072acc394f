/// One that walks although it was released.
struct Zombie {
  /// Where its middle is, in fields from the left and from the top.
  var x: Double
  var y: Double
  /// How far it walks to the right with each step of the game.
  var pace: Double

  /// Walks on, and turns around at the walls.
  mutating func walk() {
    x += pace
    guard x < 0.1 || x > 0.9 else { return }
    x = min(max(x, 0.1), 0.9)
    pace = -pace
  }

  /// What it is and where.
  var description: String {
    switch x {
    case ..<0.35: "Walking dead at the door"
    case 0.65...: "Walking dead in the garden"
    default: "Walking dead in the house"
    }
  }
}
