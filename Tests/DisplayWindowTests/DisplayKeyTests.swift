import AccessibilityModel
import DisplayWindow
import Testing

@Suite struct DisplayKeyTests {
  @Test(
    "B7: symbols of X11 are the keys that apps know",
    arguments: [
      (UInt32(0x61), UInt32(0), "a"), (0xe9, 0, "é"), (0x0100_20ac, 0, "€"), (0xff0d, 0, "return"),
      (0xff8d, 0, "return"), (0xff51, 0, "left"), (0xff09, 0, "tab"), (0x20, 0, "space"), (0xffc2, 0, "f5"),
      (0xffb5, 0, "5"),
    ])
  func keys(symbol: UInt32, state: UInt32, key: String) {
    #expect(DisplayKey(isDown: true, symbol: symbol, state: state).stroke?.key == key)
  }

  @Test("B7: what is held comes with a key, and is no key of its own")
  func modifiers() {
    let stroke = DisplayKey(isDown: true, symbol: 0x6e, state: 0x44).stroke
    #expect(stroke == KeyStroke("n", [.control, .command]))
    #expect(DisplayKey(isDown: true, symbol: 0xffe1).stroke == nil)
    #expect(DisplayKey(isDown: true, symbol: 0xffe1).name == "Shift_L")
    #expect(DisplayKey(isDown: true, symbol: 0xfe20, state: 1).stroke == KeyStroke("tab", .shift))
  }

  @Test("B7: without a display there is no window, and the reason is told")
  func noDisplay() {
    #expect(throws: DisplayWindow.Failure.self) {
      try DisplayWindow(title: "Nowhere", display: "unix:/nowhere:99", width: 10, height: 10)
    }
  }
}
