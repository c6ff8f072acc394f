import AccessibilityModel
import Testing

@testable import AppHost

@MainActor
@Suite("Identities of elements")
struct ElementIDRegistryTests {
  @Test("An object keeps its identity; slots of the dead are used again with the next generation")
  func reuse() {
    let registry = ElementIDRegistry()
    let first = ElementIdentity()
    var second: ElementIdentity? = ElementIdentity()
    let third = ElementIdentity()
    let firstID = registry.id(for: first)
    let secondID = second.map { registry.id(for: $0) }
    #expect(firstID == ElementID(slot: 0))
    #expect(secondID == ElementID(slot: 1))
    #expect(registry.id(for: third) == ElementID(slot: 2))
    #expect(registry.id(for: first) == firstID)
    #expect(registry.object(for: firstID) === first)
    second = nil
    #expect(registry.object(for: ElementID(slot: 1)) == nil)
    registry.sweep()
    registry.sweep()
    let fourth = ElementIdentity()
    #expect(registry.id(for: fourth) == ElementID(slot: 1, generation: 1))
    #expect(registry.object(for: ElementID(slot: 1)) == nil)
    #expect(registry.object(for: ElementID(slot: 9)) == nil)
  }

  @Test("Numbers do not depend on where objects lie in memory")
  func addresses() {
    let registry = ElementIDRegistry()
    var slots: [UInt32] = []
    for _ in 0..<100 {
      let object = ElementIdentity()
      slots.append(registry.id(for: object).slot)
    }
    #expect(slots == Array(0..<100))
    registry.sweep()
    let kept = (0..<3).map { _ in ElementIdentity() }
    #expect(kept.map { registry.id(for: $0) } == (0..<3).map { ElementID(slot: $0, generation: 1) })
  }
}
