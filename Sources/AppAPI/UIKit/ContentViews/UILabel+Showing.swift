extension UILabel {
  /// Shows words; where they are shown already, nothing asks for layout again.
  func show(_ words: String?) {
    if text != words { text = words }
  }
}
