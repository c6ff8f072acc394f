import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What a press says of its key", .timeLimit(.minutes(10)))
struct KeyNumberTests {
  private final class Board: UIViewController {
    var keys: [UIKey] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.compactMap(\.key)
    }
  }

  private nonisolated static let keys: [(String, UIKeyboardHIDUsage, Int, UIKeyModifierFlags)] = [
    ("a", .keyboardA, 0x04, []), ("shift-right", .keyboardRightArrow, 0x4F, .shift),
    ("option-1", .keyboard1, 0x1E, .alternate), ("shift-option-f5", .keyboardF5, 0x3E, [.shift, .alternate]),
    ("return", .keyboardReturnOrEnter, 0x28, []),
  ]

  @Test("A key has the number of the standard for keyboards, and the keys held with it", arguments: keys)
  func numbers(
    stroke: String, usage: UIKeyboardHIDUsage, number: Int, flags: UIKeyModifierFlags
  ) async throws {
    let board = Board()
    try await hosting(board) { screen in
      try await screen.keyboard.press(stroke)
      let key = try #require(board.keys.first)
      #expect(key.keyCode == usage)
      #expect(key.keyCode.rawValue == number)
      #expect(key.modifierFlags == flags)
    }
  }
}
