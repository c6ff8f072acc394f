import TreeFormat

extension PreviewInfo {
  /// What a transcript calls the preview, and what it can be chosen by: its name, else its place.
  package var title: String {
    name.isEmpty ? "\(file.split(separator: "/").last ?? ""):\(line)" : name
  }
}
