/// How far the large title of a navigation bar grows with the text size.
///
/// - Source: Behaviour 6.1 LC10
package enum LargeTitleGrowth: String, UncertainOption {
  /// Up to the largest size that is none for accessibility.
  case toAccessibilitySizes
  /// Not at all.
  case none
  /// As any other text.
  case full

  package static let ruleName = "textSize.largeTitle"
  package static let summary = "how far the large title of a navigation bar grows with the text size"
  package static let source = "Behaviour 6.1 LC10"
}

/// How much a picture grows that follows the text sizes for accessibility.
///
/// - Source: Behaviour 6.2
package enum ImageGrowth: String, UncertainOption {
  /// As lines of body text do.
  case bodyLeading
  /// As the letters of body text do.
  case bodySize

  package static let ruleName = "textSize.imageGrowth"
  package static let summary = "how much pictures grow that follow the text sizes for accessibility"
  package static let source = "Behaviour 6.2"
}
