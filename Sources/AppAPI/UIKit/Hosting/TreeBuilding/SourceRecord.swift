/// Where the classes of one file of an app describe what people meet, as a library holds it.
///
/// The table has a line for each class, and behind it one for each property and each text in it, their fields
/// separated by tabs: `class` line name [line of what it says of itself] · `member` or `weak` line name · `text` line
/// words. A class without a line of its own has 0.
public struct SourceRecord: Sendable {
  let file: String
  let module: String
  let table: String

  /// Describes the classes of a file.
  ///
  /// - Parameters:
  ///   - file: Path of the file.
  ///   - fileID: The name of its module, before a slash.
  ///   - table: The table.
  public init(_ file: String, in fileID: String, _ table: String) {
    self.file = file
    module = fileID.split(separator: "/").first.map(String.init) ?? ""
    self.table = table
  }

  /// Puts the record where a host expects it.
  ///
  /// - Parameter place: Memory for one record, not yet initialised.
  public func store(at place: UnsafeMutableRawPointer) {
    place.initializeMemory(as: SourceRecord.self, to: self)
  }
}
