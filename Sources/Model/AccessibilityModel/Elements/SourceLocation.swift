/// The place in an app's code that set something.
public struct SourceLocation: Hashable, Sendable {
  /// Path of the file as the compiler was given it.
  public var file: String
  /// Line, from 1.
  public var line: Int

  /// Makes a place from a file and a line.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
