import CX11Window

/// The keyboard of a display, which programs share.
public enum DisplayKeyboard {
  /// A key that is pressed while others are held.
  public struct Chord: Hashable, Sendable {
    /// The symbol of X11.
    public var symbol: UInt32
    /// What is held, as X11 has it.
    public var modifiers: UInt32

    /// Makes a chord.
    public init(symbol: UInt32, modifiers: UInt32) {
      self.symbol = symbol
      self.modifiers = modifiers
    }
  }

  /// Asks which of some keys other programs hold, so that nobody else gets them.
  ///
  /// - Parameters:
  ///   - chords: The keys that are wanted.
  ///   - display: The display; that of the environment where it is `nil`.
  /// - Returns: Those that are held, in their order.
  /// - Throws: `DisplayWindow.Failure` where there is no display, or no library of X11.
  public static func held(
    of chords: [Chord], display: String? = nil
  ) throws(DisplayWindow.Failure) -> [Chord] {
    var held = [UInt8](repeating: 0, count: chords.count)
    var problem = [CChar](repeating: 0, count: 256)
    let count = x11_keys_held(
      display, chords.map(\.symbol), chords.map(\.modifiers), Int32(chords.count), &held, &problem,
      problem.count)
    guard count >= 0 else {
      let bytes = problem.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw DisplayWindow.Failure(description: String(decoding: bytes, as: UTF8.self))
    }
    return zip(chords, held).filter { $0.1 != 0 }.map(\.0)
  }
}
