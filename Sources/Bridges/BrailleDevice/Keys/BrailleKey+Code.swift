import CBrlAPI

extension BrailleKey {
  /// Reads a key code of BrlAPI; `nil` for codes that mean nothing here.
  ///
  /// - Parameter code: The code; flags, such as those of repeated keys, do not matter.
  /// - Source: BrlAPI 0.8, `brlapi_keycodes.h`
  public init?(code: UInt64) {
    let type = code & CBrlAPITypeMask
    let number = code & CBrlAPICodeMask
    if type == CBrlAPITypeSymbol {
      guard let key = Self(symbol: number) else { return nil }
      self = key
      return
    }
    guard type == CBrlAPITypeCommand else { return nil }
    let argument = number & CBrlAPIArgumentMask
    switch number & CBrlAPIBlockMask {
    case CBrlAPIRoute: self = .routing(cell: Int(argument))
    case CBrlAPIPassDots:
      let dots = UInt8(truncatingIfNeeded: argument)
      self = .dots(dots, isChord: argument & CBrlAPIDotChord != 0 && dots != 0)
    default:
      guard let command = Self.commands.first(where: { $0.code == number })?.command else { return nil }
      self = .command(command)
    }
  }

  /// A symbol of X: a character of Latin 1 or of Unicode, or a key that writes none.
  private init?(symbol: UInt64) {
    if let name = Self.symbols[symbol] {
      self = .key(name)
      return
    }
    let isUnicode = symbol & CBrlAPISymbolUnicode != 0
    let number = isUnicode ? symbol & (CBrlAPISymbolUnicode - 1) : symbol
    guard isUnicode || number < 0x100, let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: number)),
      scalar.properties.generalCategory != .control
    else { return nil }
    self = .character(Character(scalar))
  }

  /// The codes that are asked for, with any flags; every other key stays with BRLTTY.
  static var ranges: [ClosedRange<UInt64>] {
    let plain = commands.map { ($0.code | CBrlAPITypeCommand, UInt64(0)) }
    let withArgument = [CBrlAPIRoute, CBrlAPIPassDots].map { ($0 | CBrlAPITypeCommand, CBrlAPIArgumentMask) }
    return (plain + withArgument + [(CBrlAPITypeSymbol, CBrlAPICodeMask)]).map { code, rest in
      code...(code | rest | CBrlAPIFlagsMask)
    }
  }

  private static let commands: [(code: UInt64, command: BrailleCommand)] = [
    (CBrlAPIFullWindowLeft, .panLeft), (CBrlAPIFullWindowLeftSkip, .panLeft),
    (CBrlAPIFullWindowRight, .panRight), (CBrlAPIFullWindowRightSkip, .panRight),
    (CBrlAPILineUp, .lineUp), (CBrlAPILineDown, .lineDown),
    (CBrlAPIPreviousDifferentLine, .previousDifferentLine),
    (CBrlAPINextDifferentLine, .nextDifferentLine),
    (CBrlAPIWindowUp, .windowUp), (CBrlAPIWindowDown, .windowDown),
    (CBrlAPITop, .top), (CBrlAPITopLeft, .top),
    (CBrlAPIBottom, .bottom), (CBrlAPIBottomLeft, .bottom), (CBrlAPIHome, .home),
  ]

  private static let symbols: [UInt64: String] = [
    0xFF08: "delete", 0xFF09: "tab", 0xFF0D: "return", 0xFF1B: "escape", 0xFF50: "home",
    0xFF51: "left arrow", 0xFF52: "up arrow", 0xFF53: "right arrow", 0xFF54: "down arrow",
    0xFF55: "pageup", 0xFF56: "pagedown", 0xFF57: "end",
  ]
}
