import AccessibilityModel
import AppHost
import Foundation

/// The lines of a view's text, as long as the text lies where it lay.
@MainActor
final class KnownLines {
  private let string: String
  private let places: [CGRect]
  let lines: [Range<Int>]

  init(_ survey: TextSurvey, _ input: any UITextInput) {
    string = survey.string
    places = Self.places(of: input)
    lines = survey.lines(in: input)
  }

  func hold(for survey: TextSurvey, _ input: any UITextInput) -> Bool {
    string == survey.string && places == Self.places(of: input)
  }

  private static func places(of input: any UITextInput) -> [CGRect] {
    let ends = [input.beginningOfDocument, input.endOfDocument].map { input.caretRect(for: $0) }
    return ends + [input.textInputView.bounds]
  }
}

extension UIView {
  /// The words, selection and lines of a view of the app's own that takes text.
  ///
  /// - Source: Behaviour 1.4.2
  var ownTextContent: TextContent? {
    guard let input = self as? any UIView & UITextInput else { return nil }
    let survey = TextSurvey(input)
    if knownLines?.hold(for: survey, input) != true { knownLines = KnownLines(survey, input) }
    return TextContent(
      survey.string, selection: isFirstResponder ? survey.selection(in: input) : nil,
      lines: knownLines?.lines ?? [], isEditable: canBecomeFirstResponder, caret: caret(of: input))
  }

  /// Where the next character is typed, on the screen.
  func caret(of input: any UIView & UITextInput) -> Rect? {
    guard isFirstResponder, let place = input.selectedTextRange?.end else { return nil }
    let caret = input.textInputView.convert(input.caretRect(for: place), to: nil)
    guard caret.minX.isFinite, caret.minY.isFinite, caret.height.isFinite, caret.height > 0 else {
      return nil
    }
    return Rect(caret)
  }
}
