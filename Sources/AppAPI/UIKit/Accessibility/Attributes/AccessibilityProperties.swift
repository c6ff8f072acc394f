import Foundation

extension AccessibilityProperties {
  /// Adds to what few objects have.
  func changeMore(_ change: (inout MoreProperties) -> Void) {
    var properties = more ?? MoreProperties()
    change(&properties)
    more = properties
  }

  /// Those of an object of which nothing was set; nobody writes to them.
  @MainActor static let unset = AccessibilityProperties()
}

/// A text that is spoken, with its attributes where it has any.
struct AccessibilityText {
  let string: String
  let attributed: NSAttributedString?

  /// The text as an attributed one, whether it has attributes or not.
  var answer: NSAttributedString { attributed ?? NSAttributedString(string: string) }

  init?(_ string: String?) {
    guard let string else { return nil }
    self.string = string
    attributed = nil
  }

  init?(_ attributed: NSAttributedString?) {
    guard let attributed else { return nil }
    string = attributed.string
    self.attributed = NSAttributedString(attributedString: attributed)
  }
}

/// Plain answers as attributed ones, kept as long as they stay the same.
///
/// Each attributed string that is made costs memory that the system's library never gives back.
final class AttributedAnswers {
  var label: NSAttributedString?
  var value: NSAttributedString?
  var hint: NSAttributedString?
}

extension UIResponder {
  /// An answer with attributes: as stored, where it is the stored text that is answered; else without any.
  func attributed(
    _ answer: String?, stored: AccessibilityText?,
    _ place: ReferenceWritableKeyPath<AttributedAnswers, NSAttributedString?>
  ) -> NSAttributedString? {
    guard let answer else { return nil }
    if let stored = stored?.attributed, stored.string == answer { return stored }
    let answers = plainAnswers ?? AttributedAnswers()
    plainAnswers = answers
    if let known = answers[keyPath: place], known.string == answer { return known }
    let new = NSAttributedString(string: answer)
    answers[keyPath: place] = new
    return new
  }
}
