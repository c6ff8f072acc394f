/// A way to get rid of zombies, or so it is said.
enum MemoryTechnique: CaseIterable {
  case dealloc, release, autorelease, garbage, arc

  /// What stands on its button.
  var title: String {
    switch self {
    case .dealloc: "Self-dealloc"
    case .release: "Self-release"
    case .autorelease: "Self-autorelease"
    case .garbage: "Garbage"
    case .arc: "Arc"
    }
  }

  /// How far from the place where it is deployed zombies go away, in fields.
  var reach: Double {
    switch self {
    case .dealloc: 0.1
    case .release: 0.2
    case .autorelease: 0.3
    case .garbage: 0
    case .arc: 0.5
    }
  }

  /// What deploying it adds to the memory in use; collecting garbage takes more than it gives.
  var cost: Double { self == .garbage ? 0.1 : 0 }
}
