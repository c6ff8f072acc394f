import AccessibilityModel

/// A rotor as a view declares it.
struct RotorDeclaration {
  /// What is spoken when it is chosen; `nil` where it stands in for one of the system's.
  let name: Text?
  /// The rotor of the system that it stands in for.
  let system: RotorDescriptor.SystemKind?
  private let content: () -> any AccessibilityRotorContent

  init(_ name: Text, _ content: @escaping () -> any AccessibilityRotorContent) {
    self.name = name
    system = nil
    self.content = content
  }

  init(_ rotor: AccessibilitySystemRotor, _ content: @escaping () -> any AccessibilityRotorContent) {
    name = nil
    system = rotor.kind
    self.content = content
  }

  /// Where it leads, in the app's order; asked for when a person flicks.
  @MainActor
  func places() -> [RotorPlace] { content().allPlaces }
}

/// Places that are known already.
struct RotorPlaces {
  let known: [RotorPlace]
}

extension RotorPlaces: AccessibilityRotorContent {
  typealias Body = Never
}

extension RotorPlaces: PrimitiveRotorContent {
  var places: [RotorPlace] { known }
}
