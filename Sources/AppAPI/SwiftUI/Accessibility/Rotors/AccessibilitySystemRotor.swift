import AccessibilityModel

/// A rotor of the system that an app can fill itself.
///
/// - Source: Behaviour 1.4.3 C2, 3.2
public struct AccessibilitySystemRotor: Sendable {
  let kind: RotorDescriptor.SystemKind

  private init(_ kind: RotorDescriptor.SystemKind) {
    self.kind = kind
  }

  /// Links, or those that were followed.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(visited ? .visitedLink : .link)
  }

  /// Headings of one level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    switch level {
    case .unspecified: AccessibilitySystemRotor(.heading)
    case .h1: AccessibilitySystemRotor(.headingLevel1)
    case .h2: AccessibilitySystemRotor(.headingLevel2)
    case .h3: AccessibilitySystemRotor(.headingLevel3)
    case .h4: AccessibilitySystemRotor(.headingLevel4)
    case .h5: AccessibilitySystemRotor(.headingLevel5)
    case .h6: AccessibilitySystemRotor(.headingLevel6)
    }
  }

  /// Links that were not followed yet.
  public static var links: AccessibilitySystemRotor { links(visited: false) }
  /// Headings of any level.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(.heading) }
  /// Words in bold type.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(.boldText) }
  /// Text in italics.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(.italicText) }
  /// Text with a line under it.
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(.underlineText) }
  /// Words that are spelled wrongly.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(.misspelledWord) }
  /// Pictures.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(.image) }
  /// Fields for text.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(.textField) }
  /// Rows and columns with headers.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(.table) }
  /// Entries of one kind, one after another.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(.list) }
  /// Parts of the screen worth jumping to.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(.landmark) }
}
