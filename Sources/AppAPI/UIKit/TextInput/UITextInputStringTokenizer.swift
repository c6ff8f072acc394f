import Foundation

/// Finds words, sentences and paragraphs in the text of a view by its characters, and lines by their places.
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// Makes a tokenizer for a view with text.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  private func survey() -> (TextSurvey, any UIResponder & UITextInput)? {
    input.map { (TextSurvey($0), $0) }
  }

  /// The piece around a place; `nil` where it is between pieces.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let (survey, input) = survey(), let place = survey.bytes(before: position, in: input) else {
      return nil
    }
    let found = survey.pieces(granularity, in: input).first { piece in
      direction.isBackward
        ? piece.lowerBound < place && place <= piece.upperBound
        : piece.lowerBound <= place && place < piece.upperBound
    }
    return found.flatMap { survey.range(of: $0, in: input) }
  }

  /// True where a piece begins or ends at a place: ends looking forward, begins looking backward.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let (survey, input) = survey(), let place = survey.bytes(before: position, in: input) else {
      return false
    }
    return survey.pieces(granularity, in: input).contains {
      (direction.isBackward ? $0.lowerBound : $0.upperBound) == place
    }
  }

  /// The next place at which a piece ends, or backwards the one at which one begins.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let (survey, input) = survey(), let place = survey.bytes(before: position, in: input) else {
      return nil
    }
    let pieces = survey.pieces(granularity, in: input)
    let found =
      direction.isBackward
      ? pieces.last { $0.lowerBound < place }?.lowerBound : pieces.first { $0.upperBound > place }?.upperBound
    return found.flatMap { survey.position(at: $0, in: input) }
  }

  /// True where a place lies inside a piece.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}
