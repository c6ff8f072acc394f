import AccessibilityModel

/// What an element is, without the data that it shows.
///
/// Two rows of one list have one shape, whatever stands in them.
package struct ElementShape: Hashable, Sendable {
  /// The traits that tell a role, without those of a state.
  package let role: Traits
  /// The identifier, with a sign for each number in it.
  package let identifier: String
  /// The names of its custom actions, with a sign for each number in them.
  package let actions: [String]
  /// Where the app's code describes it, if known.
  package let location: SourceLocation?

  /// Reads the shape of an element.
  package init(_ element: AccessibilityElement) {
    role = element.traits.subtracting(.states)
    identifier = (element.identifier ?? "").withoutNumbers
    actions = element.hasAttributes ? element.actions.map(\.name.string.withoutNumbers) : []
    location = element.sourceLocation
  }

  /// The shape as a part of a screen's signature; places in the code are left out, since an edit moves them.
  var token: String {
    var token = "row \(role.rawValue)"
    if !identifier.isEmpty { token += " #\(identifier)" }
    for action in actions { token += " \(action)" }
    return token
  }
}

extension Traits {
  /// Traits that tell in which state an element is, and not what it is.
  static let states: Traits = [
    .selected, .notEnabled, .updatesFrequently, .isEditing, .summaryElement, .playsSound, .startsMediaSession,
  ]

  /// Traits of fields that text is typed into.
  static let fields: Traits = [.textEntry, .secureTextEntry, .textArea, .searchField]
}

extension String {
  /// The text with one sign in place of each run of digits, so that counts and dates do not tell screens apart.
  package var withoutNumbers: String {
    guard utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) || contains(where: \.isNumber) else {
      return self
    }
    var result = ""
    var isInNumber = false
    for character in self {
      if character.isNumber {
        if !isInNumber { result.append("#") }
        isInNumber = true
      } else {
        isInNumber = false
        result.append(character)
      }
    }
    return result
  }
}
