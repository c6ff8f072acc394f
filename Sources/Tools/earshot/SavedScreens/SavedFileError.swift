import SavedScreens

/// A saved screen that cannot be read, with the file's name and the place as compilers write it.
struct SavedFileError: Error, CustomStringConvertible {
  /// The path that was named.
  let path: String
  /// What is wrong.
  let error: SavedScreenError

  /// One line, such as `Login.xml:3:12: the file ends too early. Save it whole.`.
  var description: String {
    let place = error.place.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(place): \(error.message)"
  }
}
