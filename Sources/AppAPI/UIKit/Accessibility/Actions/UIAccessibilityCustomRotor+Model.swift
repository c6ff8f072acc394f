import AccessibilityModel

extension UIAccessibilityCustomRotor.SystemRotorType {
  /// The system's rotor as assistive technologies know it.
  var model: RotorDescriptor.SystemKind? {
    switch self {
    case .none: nil
    case .link: .link
    case .visitedLink: .visitedLink
    case .heading: .heading
    case .headingLevel1: .headingLevel1
    case .headingLevel2: .headingLevel2
    case .headingLevel3: .headingLevel3
    case .headingLevel4: .headingLevel4
    case .headingLevel5: .headingLevel5
    case .headingLevel6: .headingLevel6
    case .boldText: .boldText
    case .italicText: .italicText
    case .underlineText: .underlineText
    case .misspelledWord: .misspelledWord
    case .image: .image
    case .textField: .textField
    case .table: .table
    case .list: .list
    case .landmark: .landmark
    }
  }
}
