import SwiftUI
import Testing

@Suite("Sets of traits")
struct TraitsTests {
  private static let samples: [AccessibilityTraits] = [
    [], .isButton, .isModal, [.isButton, .isModal], [.isHeader, .isSelected], [.isModal, .isLink, .isButton],
  ]

  @Test("Traits are written as a set, modality among them")
  func literals() {
    #expect(AccessibilityTraits() == [])
    #expect(AccessibilityTraits([.isButton, .isButton]) == .isButton)
    #expect(AccessibilityTraits.isModal != [])
    #expect([.isButton, .isModal].contains(AccessibilityTraits.isModal))
  }

  @Test("Sets of traits follow the laws of sets", arguments: samples)
  func laws(left: AccessibilityTraits) {
    for right in Self.samples {
      let both = left.union(right)
      #expect(both == right.union(left))
      #expect(both.isSuperset(of: left))
      #expect(left.intersection(right) == both.subtracting(left.symmetricDifference(right)))
      #expect(left.subtracting(right).isDisjoint(with: right))
      var changed = left
      #expect(changed.insert(right).inserted == !left.isSuperset(of: right))
      #expect(changed == both)
      #expect(changed.remove(right) == (right.isEmpty ? nil : right))
      #expect(changed == left.subtracting(right))
      #expect(changed.update(with: right) == nil)
      #expect(changed == both)
    }
  }
}
