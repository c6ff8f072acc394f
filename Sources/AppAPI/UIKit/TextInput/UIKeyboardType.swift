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
  /// That an address is opened.
  case go = 1
  /// The name of a search engine.
  case google = 2
  /// That a network or a talk is entered.
  case join = 3
  /// That typing goes on elsewhere.
  case next = 4
  /// That a way is looked for.
  case route = 5
  /// That the words are looked for.
  case search = 6
  /// That a message is sent off.
  case send = 7
  /// The name of another search engine.
  case yahoo = 8
  /// That typing ends.
  case done = 9
  /// That help is called.
  case emergencyCall = 10
  /// That it goes on.
  case `continue` = 11
}
