import UIKit

/// When letters become capitals while a person writes.
public struct TextInputAutocapitalization: Sendable {
  private let name: String

  /// Letters stay as they are typed.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
  /// At the beginning of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
  /// At the beginning of each sentence.
  public static var sentences: TextInputAutocapitalization {
    TextInputAutocapitalization(name: "sentences")
  }
  /// Each letter.
  public static var characters: TextInputAutocapitalization {
    TextInputAutocapitalization(name: "characters")
  }
}

/// What the keyboard on the screen offers. Words are given here as a whole, so that nothing comes of it.
extension View {
  /// Sets which keys the keyboard on the screen shows.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }

  /// Sets what a text is about, for what the keyboard proposes.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets whether words are corrected while they are written.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(IgnoredModifier())
  }
  /// Sets whether words are corrected while they are written.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { modifier(IgnoredModifier()) }

  /// Sets when letters become capitals while a person writes.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets when letters become capitals while a person writes.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modifier(IgnoredModifier())
  }
}

extension View {
  /// Sets which help with writing fields inside offer.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    modifier(IgnoredModifier())
  }
}

/// Which help with writing a field offers.
public enum WritingToolsBehavior: Hashable, Sendable {
  /// As the place has it, all of it, some of it, or none.
  case automatic, complete, limited, disabled
}

private enum KeyboardTypeKey: EnvironmentKey {
  static let defaultValue = UIKeyboardType.default
}

extension EnvironmentValues {
  /// Which keys fields inside ask for.
  var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
}
