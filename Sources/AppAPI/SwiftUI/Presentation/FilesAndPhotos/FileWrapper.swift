import Foundation

/// A file or a folder of files, in memory.
///
///     FileWrapper(regularFileWithContents: Data(text.utf8))
open class FileWrapper {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Without a copy of what lies on the disk.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In one step.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The names of the files inside are taken over.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// What the file holds; `nil` for a folder.
  open private(set) var regularFileContents: Data?
  /// What the folder holds, by names; `nil` for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name it was read under.
  open var filename: String?
  /// The name it would like to have.
  open var preferredFilename: String?

  /// A file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// A folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
  }

  /// Reads a file or a folder.
  ///
  /// - Throws: What keeps it from being read.
  public init(url: URL, options: ReadingOptions = []) throws {
    filename = url.lastPathComponent
    preferredFilename = filename
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      fileWrappers = try Dictionary(
        uniqueKeysWithValues: names.map { ($0, try FileWrapper(url: url.appending(path: $0))) })
    } else {
      regularFileContents = try Data(contentsOf: url)
    }
  }

  /// True for a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// True for a file.
  open var isRegularFile: Bool { regularFileContents != nil }

  /// Adds something to a folder, and returns the name it has there.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? "\(fileWrappers?.count ?? 0)"
    fileWrappers?[name] = child
    return name
  }

  /// Adds a file to a folder, and returns the name it has there.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes something out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }

  /// Writes it to the disk.
  ///
  /// - Throws: What keeps it from being written.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
  ) throws {
    if let regularFileContents {
      try regularFileContents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in fileWrappers ?? [:] { try child.write(to: url.appending(path: name)) }
    }
  }
}
