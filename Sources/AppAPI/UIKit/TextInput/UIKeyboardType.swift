/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  /// The usual ones.
  case `default` = 0
  /// Letters and signs of ASCII.
  case asciiCapable = 1
  /// Digits and signs.
  case numbersAndPunctuation = 2
  // The platform spells it so.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What addresses on the web are made of.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// What telephone numbers are made of.
  case phonePad = 5
  /// What names and telephone numbers are made of.
  case namePhonePad = 6
  /// What mail addresses are made of.
  case emailAddress = 7
  /// Digits and a decimal sign.
  case decimalPad = 8
  /// What short messages are made of.
  case twitter = 9
  /// What searches on the web are made of.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
  /// Letters of ASCII; an older name.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// What the return key of a keyboard says.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}
