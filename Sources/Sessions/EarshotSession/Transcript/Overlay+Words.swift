import AccessibilityModel

extension Overlay {
  /// Everything that is written in it.
  var words: [String] {
    [title, picture?.name ?? ""].filter { !$0.isEmpty }
      + marks.flatMap { [$0.text, $0.label] }.filter { !$0.isEmpty }
  }
}
