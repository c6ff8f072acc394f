import TreeFormat

/// A preview that is shown, and what is kept of it is called.
package struct ShownPreview: Hashable, Sendable {
  /// What is shown.
  package let info: PreviewInfo
  /// The name under which what is known of it is kept.
  package let keptName: String

  /// Makes one of a preview and a name.
  package init(_ info: PreviewInfo, keptName: String) {
    self.info = info
    self.keptName = keptName
  }

  /// What a transcript calls it.
  package var title: String { info.title }
}
