/// The zombies that are about, and the memory they take.
struct Game {
  private(set) var zombies = [Zombie(x: 0.5, y: 0.5, pace: 0.02)]
  /// Memory in use, from 0 to 1; at 1 the app crashes.
  private(set) var level = 0.0
  private(set) var steps = 0
  var isPaused = false

  /// True when there is no memory left.
  var isOver: Bool { level >= 1 }

  /// What went wrong last.
  var message: String {
    if isOver { return "Out of memory. The zombies have eaten your app." }
    let messages = [
      "An object was retained too many times", "Memory leak, 3 megabytes",
      "A message was sent to a zombie",
    ]
    return messages[steps / 4 % messages.count]
  }

  /// Lets the zombies walk and the memory fill; every fourth step there is one more.
  mutating func step() {
    guard !isPaused, !isOver else { return }
    steps += 1
    for index in zombies.indices { zombies[index].walk() }
    let walking = Double(zombies.count)
    level = min(level + 0.03 + 0.02 * walking, 1)
    guard steps % 4 == 0 else { return }
    let number = Double(steps / 4)
    zombies.append(
      Zombie(
        x: 0.2 + (number * 0.37).truncatingRemainder(dividingBy: 0.7),
        y: 0.2 + (number * 0.23).truncatingRemainder(dividingBy: 0.6), pace: 0.04))
  }

  /// Uses a technique at a place; whoever is near goes away, and their memory comes back.
  mutating func deploy(_ technique: MemoryTechnique, x: Double, y: Double) {
    let before = zombies.count
    zombies.removeAll { zombie in
      let (dx, dy) = (zombie.x - x, zombie.y - y)
      return (dx * dx + dy * dy).squareRoot() < technique.reach
    }
    let freed = 0.1 * Double(before - zombies.count)
    level = min(max(level - freed + technique.cost, 0), 1)
  }
}
