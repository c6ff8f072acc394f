import DBus

/// A key of the keyboard as the registry tells of it before the application gets it.
public struct PressedKey: Hashable, Sendable {
  /// What is held while a key is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits, as X11 has them.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The key for capitals is held.
    public static let shift = Modifiers(rawValue: 1 << 0)
    /// Caps Lock is on.
    public static let lock = Modifiers(rawValue: 1 << 1)
    /// The key on which most shortcuts of this desktop are, which a Mac has beside Command.
    public static let control = Modifiers(rawValue: 1 << 2)
    /// What is Option on a Mac.
    public static let alt = Modifiers(rawValue: 1 << 3)
    /// Num Lock is on.
    public static let numLock = Modifiers(rawValue: 1 << 4)
    /// Super, which has a window drawn on many keyboards.
    public static let `super` = Modifiers(rawValue: 1 << 6)
  }

  /// True where it goes down, false where it comes up.
  public var isDown: Bool
  /// The symbol of X11.
  public var symbol: UInt32
  /// What is held meanwhile.
  public var modifiers: Modifiers

  /// Makes a key.
  public init(isDown: Bool, symbol: UInt32, modifiers: Modifiers = []) {
    self.isDown = isDown
    self.symbol = symbol
    self.modifiers = modifiers
  }

  /// Reads the structure that `NotifyEvent` is called with; `nil` where it tells of no key.
  ///
  /// - Source: at-spi2-registryd 2.46, `org.a11y.atspi.DeviceEventListener`
  init?(_ value: DBusValue?) {
    guard let parts = value?.elements, parts.count >= 4, let kind = parts[0].integer, kind == 0 || kind == 1,
      let symbol = parts[1].integer, let modifiers = parts[3].integer
    else { return nil }
    self.init(
      isDown: kind == 0, symbol: UInt32(truncatingIfNeeded: symbol),
      modifiers: Modifiers(rawValue: UInt32(truncatingIfNeeded: modifiers) & 0xff))
  }
}
