import AccessibilityModel

/// Which key of a keyboard it is, by its place and by what it writes.
@MainActor @preconcurrency
open class UIKey: NSObject {
  /// What it writes with what is held down.
  open var characters: String { written }
  /// What it writes alone, or with Shift; one of the inputs of `UIKeyCommand` for a key that writes nothing.
  open var charactersIgnoringModifiers: String { plain }
  /// What is held down.
  open var modifierFlags: UIKeyModifierFlags { flags }
  /// Where it is on the keyboard.
  open var keyCode: UIKeyboardHIDUsage { code }

  private let written: String
  private let plain: String
  private let flags: UIKeyModifierFlags
  private let code: UIKeyboardHIDUsage

  init(_ stroke: KeyStroke) {
    let input = UIKey.inputs[stroke.key]
    let alone = KeyStroke(stroke.key, stroke.modifiers.intersection(.shift)).characters
    written = stroke.characters ?? input ?? alone ?? ""
    plain = input ?? alone ?? stroke.key
    flags = UIKeyModifierFlags(stroke.modifiers)
    code = UIKeyboardHIDUsage(key: stroke.key.lowercased())
    super.init()
  }

  private static let inputs: [String: String] = [
    "up": UIKeyCommand.inputUpArrow, "down": UIKeyCommand.inputDownArrow,
    "left": UIKeyCommand.inputLeftArrow, "right": UIKeyCommand.inputRightArrow,
    "escape": UIKeyCommand.inputEscape, "delete": "\u{8}", "forwarddelete": UIKeyCommand.inputDelete,
    "home": UIKeyCommand.inputHome, "end": UIKeyCommand.inputEnd, "pageup": UIKeyCommand.inputPageUp,
    "pagedown": UIKeyCommand.inputPageDown,
  ]
}

/// The place of a key on a keyboard, by its number in the table for such devices.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// A key that the table does not know.
  case keyboardErrorRollOver = 1
  /// The letter A.
  case keyboardA = 4
  /// The letter B.
  case keyboardB = 5
  /// The letter C.
  case keyboardC = 6
  /// The letter D.
  case keyboardD = 7
  /// The letter E.
  case keyboardE = 8
  /// The letter F.
  case keyboardF = 9
  /// The letter G.
  case keyboardG = 10
  /// The letter H.
  case keyboardH = 11
  /// The letter I.
  case keyboardI = 12
  /// The letter J.
  case keyboardJ = 13
  /// The letter K.
  case keyboardK = 14
  /// The letter L.
  case keyboardL = 15
  /// The letter M.
  case keyboardM = 16
  /// The letter N.
  case keyboardN = 17
  /// The letter O.
  case keyboardO = 18
  /// The letter P.
  case keyboardP = 19
  /// The letter Q.
  case keyboardQ = 20
  /// The letter R.
  case keyboardR = 21
  /// The letter S.
  case keyboardS = 22
  /// The letter T.
  case keyboardT = 23
  /// The letter U.
  case keyboardU = 24
  /// The letter V.
  case keyboardV = 25
  /// The letter W.
  case keyboardW = 26
  /// The letter X.
  case keyboardX = 27
  /// The letter Y.
  case keyboardY = 28
  /// The letter Z.
  case keyboardZ = 29
  /// The figure 1.
  case keyboard1 = 30
  /// The figure 2.
  case keyboard2 = 31
  /// The figure 3.
  case keyboard3 = 32
  /// The figure 4.
  case keyboard4 = 33
  /// The figure 5.
  case keyboard5 = 34
  /// The figure 6.
  case keyboard6 = 35
  /// The figure 7.
  case keyboard7 = 36
  /// The figure 8.
  case keyboard8 = 37
  /// The figure 9.
  case keyboard9 = 38
  /// The figure 0.
  case keyboard0 = 39
  /// The return key.
  case keyboardReturnOrEnter = 40
  /// The key that leaves.
  case keyboardEscape = 41
  /// The key that deletes backwards.
  case keyboardDeleteOrBackspace = 42
  /// The key that leads on.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// The one beside the figure 0.
  case keyboardHyphen = 45
  /// The one before the key that deletes.
  case keyboardEqualSign = 46
  /// The opening bracket.
  case keyboardOpenBracket = 47
  /// The closing bracket.
  case keyboardCloseBracket = 48
  /// The one above or beside the return key.
  case keyboardBackslash = 49
  /// The one beside the letter L.
  case keyboardSemicolon = 51
  /// The quotation mark.
  case keyboardQuote = 52
  /// The one before the figure 1.
  case keyboardGraveAccentAndTilde = 53
  /// The one beside the letter M.
  case keyboardComma = 54
  /// The full stop.
  case keyboardPeriod = 55
  /// The one before the right Shift key.
  case keyboardSlash = 56
  /// The function key 1.
  case keyboardF1 = 58
  /// The function key 2.
  case keyboardF2 = 59
  /// The function key 3.
  case keyboardF3 = 60
  /// The function key 4.
  case keyboardF4 = 61
  /// The function key 5.
  case keyboardF5 = 62
  /// The function key 6.
  case keyboardF6 = 63
  /// The function key 7.
  case keyboardF7 = 64
  /// The function key 8.
  case keyboardF8 = 65
  /// The function key 9.
  case keyboardF9 = 66
  /// The function key 10.
  case keyboardF10 = 67
  /// The function key 11.
  case keyboardF11 = 68
  /// The function key 12.
  case keyboardF12 = 69
  /// The key that leads to the beginning.
  case keyboardHome = 74
  /// The key that leads a page back.
  case keyboardPageUp = 75
  /// The key that deletes forwards.
  case keyboardDeleteForward = 76
  /// The key that leads to the end.
  case keyboardEnd = 77
  /// The key that leads a page on.
  case keyboardPageDown = 78
  /// The arrow to the right.
  case keyboardRightArrow = 79
  /// The arrow to the left.
  case keyboardLeftArrow = 80
  /// The arrow downwards.
  case keyboardDownArrow = 81
  /// The arrow upwards.
  case keyboardUpArrow = 82

  /// The place of the key that writes a character, or has a name.
  init(key: String) { self = Self.byKey[key] ?? .keyboardErrorRollOver }

  private static let byKey: [String: UIKeyboardHIDUsage] = [
    "a": .keyboardA, "b": .keyboardB, "c": .keyboardC, "d": .keyboardD, "e": .keyboardE, "f": .keyboardF,
    "g": .keyboardG, "h": .keyboardH, "i": .keyboardI, "j": .keyboardJ, "k": .keyboardK, "l": .keyboardL,
    "m": .keyboardM, "n": .keyboardN, "o": .keyboardO, "p": .keyboardP, "q": .keyboardQ, "r": .keyboardR,
    "s": .keyboardS, "t": .keyboardT, "u": .keyboardU, "v": .keyboardV, "w": .keyboardW, "x": .keyboardX,
    "y": .keyboardY, "z": .keyboardZ, "1": .keyboard1, "2": .keyboard2, "3": .keyboard3, "4": .keyboard4,
    "5": .keyboard5, "6": .keyboard6, "7": .keyboard7, "8": .keyboard8, "9": .keyboard9, "0": .keyboard0,
    "return": .keyboardReturnOrEnter, "escape": .keyboardEscape, "delete": .keyboardDeleteOrBackspace,
    "tab": .keyboardTab, "space": .keyboardSpacebar, "-": .keyboardHyphen, "=": .keyboardEqualSign,
    "[": .keyboardOpenBracket, "]": .keyboardCloseBracket, "\\": .keyboardBackslash, ";": .keyboardSemicolon,
    "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma, ".": .keyboardPeriod,
    "/": .keyboardSlash, "f1": .keyboardF1, "f2": .keyboardF2, "f3": .keyboardF3, "f4": .keyboardF4,
    "f5": .keyboardF5, "f6": .keyboardF6, "f7": .keyboardF7, "f8": .keyboardF8, "f9": .keyboardF9,
    "f10": .keyboardF10, "f11": .keyboardF11, "f12": .keyboardF12, "home": .keyboardHome,
    "pageup": .keyboardPageUp, "forwarddelete": .keyboardDeleteForward, "end": .keyboardEnd,
    "pagedown": .keyboardPageDown, "right": .keyboardRightArrow, "left": .keyboardLeftArrow,
    "down": .keyboardDownArrow, "up": .keyboardUpArrow,
  ]
}
