import AccessibilityModel

extension SourceLocation {
  /// The folder from which files are named; a file outside of it, and any where it is `nil`, is named without folders.
  @TaskLocal public static var folder: String?

  /// The file and the line, as editors and terminals open them.
  ///
  ///     SourceLocation(file: "/Kennel/Rows/DogRow.swift", line: 12).text   // "DogRow.swift:12"
  public var text: String { "\(path):\(line)" }

  /// The path of the file from `folder`, or its name.
  public var path: String {
    if let folder = Self.folder {
      let start = folder.hasSuffix("/") ? folder : folder + "/"
      if file.hasPrefix(start) { return String(file.dropFirst(start.count)) }
      if !file.hasPrefix("/"), !file.hasPrefix("..") { return file }
    }
    return file.split(separator: "/").last.map(String.init) ?? file
  }
}
