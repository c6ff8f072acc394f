import AccessibilityModel
import SavedScreens
import TestSupport
import Testing

@Suite("Saved screens with faults at random", .timeLimit(.minutes(10)))
struct MutationTests {
  @Test(
    "A sample with bytes changed, cut out, doubled and mixed is read whole or refused",
    arguments: Sample.all)
  func mutations(file: String, format: ScreenFormat) throws {
    let original = try Sample.bytes(file)
    var dice = SeededDice(state: 12)
    var read = 0
    for _ in 0..<400 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...6, using: &dice) { Self.mutate(&bytes, &dice) }
      do throws(SavedScreenError) {
        let screen = try SavedScreen(reading: bytes, as: format, limits: ScreenLimits(bytes: 1 << 20))
        read += 1
        #expect(screen.tree.stops.allSatisfy { screen.tree[$0] != nil })
      } catch {
        #expect(error.message.hasSuffix(".") && error.place.map { $0.line > 0 && $0.column > 0 } != false)
      }
    }
    #expect(read < 400, "no mutation of \(file) was noticed")
  }

  private static let tokens = [
    "<", ">", "/>", "&", "]]>", "<!--", "{", "}", "[", "]", ",", ":", "\"", "'", "\\u", "\\", "- ", "null",
    "NaN",
    "1e999", "\n", "  ", "\0", "{{", "}}", ", 0x1", "→", "\"root\"", "\"childIds\"",
  ].map { Array($0.utf8) }

  private static func mutate(_ bytes: inout [UInt8], _ dice: inout SeededDice) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &dice)
    let length = Int.random(in: 1...min(200, bytes.count - place), using: &dice)
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &dice)
    case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
    case 2: bytes.removeSubrange(place..<place + length)
    case 3:
      bytes.insert(contentsOf: bytes[place..<place + length], at: Int.random(in: bytes.indices, using: &dice))
    case 4: bytes.insert(contentsOf: tokens.randomElement(using: &dice) ?? [], at: place)
    default: bytes.removeLast(bytes.count - place)
    }
  }
}
