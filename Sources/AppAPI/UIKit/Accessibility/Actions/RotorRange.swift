import Foundation

/// Stretches of a text, as a view with text of its own and as assistive technologies count them.
@MainActor
enum RotorRange {
  /// The bytes of an element's text that a range stands for; `nil` where the element has no text to count in.
  static func bytes(_ range: UITextRange, of object: NSObject) -> Range<Int>? {
    guard let input = object as? any UITextInput, let text = words(of: input) else { return nil }
    let start = input.offset(from: input.beginningOfDocument, to: range.start)
    let end = input.offset(from: input.beginningOfDocument, to: range.end)
    guard start >= 0, start <= end, end <= text.utf16.count else { return nil }
    return byteCount(of: text, before: start)..<byteCount(of: text, before: end)
  }

  /// The range that bytes of an element's text stand for; `nil` where the element has no such text.
  static func range(_ bytes: Range<Int>?, of object: NSObject) -> UITextRange? {
    guard let bytes, let input = object as? any UITextInput, let text = words(of: input) else { return nil }
    let count = text.utf8.count
    guard bytes.lowerBound >= 0, bytes.upperBound <= count else { return nil }
    let places = [bytes.lowerBound, bytes.upperBound].compactMap { offset in
      let index = text.utf8.index(text.startIndex, offsetBy: offset)
      return input.position(
        from: input.beginningOfDocument, offset: text.utf16.distance(from: text.startIndex, to: index))
    }
    return places.count == 2 ? input.textRange(from: places[0], to: places[1]) : nil
  }

  private static func words(of input: any UITextInput) -> String? {
    input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap { input.text(in: $0) }
  }

  private static func byteCount(of text: String, before offset: Int) -> Int {
    let index = text.utf16.index(text.startIndex, offsetBy: offset)
    return text.utf8.distance(from: text.startIndex, to: index)
  }
}
