import AccessibilityModel
import TestSupport
import Testing

@Suite("Storage in chunks")
struct StorageTests {
  @Test("Any series of changes leaves what a dictionary would hold, in every copy", arguments: 0..<20)
  func oracle(seed: UInt64) {
    var generator = SeededDice(state: seed)
    var array = ChunkedArray<Int>()
    var oracle: [UInt32: Int] = [:]
    var copies: [(ChunkedArray<Int>, [UInt32: Int])] = []
    for step in 0..<400 {
      let bound: UInt32 = [10, 100, 5000, .max].randomElement(using: &generator) ?? 10
      let slot = UInt32.random(in: 0...bound, using: &generator)
      let value = Int.random(in: 0...3, using: &generator) == 0 ? nil : step
      array.update(slot) { $0 = value }
      oracle[slot] = value
      if step % 50 == 0 { copies.append((array, oracle)) }
    }
    copies.append((array, oracle))
    for (copy, expected) in copies {
      var found: [UInt32: Int] = [:]
      copy.visit { slot, value in found[slot] = value }
      #expect(found == expected)
      #expect(expected.allSatisfy { copy[$0.key] == $0.value })
    }
    for (copy, expected) in copies {
      var rebuilt = expected
      copy.visitDifferences(to: array) { slot, _, new in rebuilt[slot] = new }
      #expect(rebuilt == oracle)
    }
  }

  @Test("The longest rise is rising and as long as any, for every order of up to six numbers")
  func longestRises() {
    for count in 0...6 {
      for numbers in permutations(of: count) {
        let rise = longestRise(in: numbers).map { numbers[$0] }
        #expect(zip(rise, rise.dropFirst()).allSatisfy { $0 < $1 })
        var best = 0
        for choice in 0..<(1 << count) {
          let chosen = (0..<count).filter { choice & 1 << $0 != 0 }.map { numbers[$0] }
          if zip(chosen, chosen.dropFirst()).allSatisfy({ $0 < $1 }) { best = max(best, chosen.count) }
        }
        #expect(rise.count == best)
      }
    }
  }

  @Test("A plain element and its place take at most 300 bytes")
  func size() {
    #expect(AccessibilityTree.bytesPerElement <= 300)
  }
}
