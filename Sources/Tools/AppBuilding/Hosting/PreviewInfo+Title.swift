import TreeFormat

extension PreviewInfo {
  /// What a transcript calls the preview, and what it can be chosen by: its name, else its place.
  package var title: String {
    name.isEmpty ? "\(file.split(separator: "/").last ?? ""):\(line)" : name
  }

  /// A name without a line: its own, else that of its file with its place among the previews there without a name.
  func keptName(among all: [PreviewInfo]) -> String {
    guard name.isEmpty else { return name }
    let lines = Set(all.filter { $0.name.isEmpty && $0.file == file }.map(\.line)).sorted()
    let number = (lines.firstIndex(of: line) ?? 0) + 1
    return "\(file.split(separator: "/").last ?? "") preview \(number)"
  }
}
