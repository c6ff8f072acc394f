import Foundation

/// How a keyboard for a text looks and helps.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters are made capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether words are corrected while they are typed.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether words that are spelled wrongly are marked.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether straight quotation marks become curly ones.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether blanks are added and taken away around pasted words.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// Whether words are proposed within the text while it is typed.
  var inlinePredictionType: UITextInlinePredictionType { get }
  /// Which keys there are.
  var keyboardType: UIKeyboardType { get }
  /// Whether keys are light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get }
  /// True where the return key needs text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// True where characters are kept secret.
  var isSecureTextEntry: Bool { get }
  /// What the text is about, such as a name or a password.
  var textContentType: UITextContentType? { get }
}

// As on the platform, a type that says nothing about its keyboard has the usual one.
extension UITextInputTraits {
  /// The first letter of each sentence.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// As the person chose.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// As the person chose.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// As the person chose.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// As the person chose.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// As the person chose.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// As the person chose.
  public var inlinePredictionType: UITextInlinePredictionType { .default }
  /// The usual keys.
  public var keyboardType: UIKeyboardType { .default }
  /// As the app looks.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The usual return key.
  public var returnKeyType: UIReturnKeyType { .default }
  /// False.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// False.
  public var isSecureTextEntry: Bool { false }
  /// Nothing in particular.
  public var textContentType: UITextContentType? { nil }
}

/// Which letters are made capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letter.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// Every letter.
  case allCharacters = 3
}

/// Whether words are corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the person chose.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether words that are spelled wrongly are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the person chose.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether straight quotation marks become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the person chose.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the person chose.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether blanks are added and taken away around pasted words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the person chose.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether words are proposed within a text while it is typed.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the person chose.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether keys are light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the app looks.
  case `default` = 0
  /// Light signs on a black background.
  case dark = 1
  /// Black signs on a white background.
  case light = 2
  /// Dark; an older name.
  public static let alert = UIKeyboardAppearance.dark
}
