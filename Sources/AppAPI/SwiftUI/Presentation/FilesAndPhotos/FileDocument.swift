import Foundation
import UniformTypeIdentifiers

/// A document that is read from a file and written to one, as a value.
public protocol FileDocument {
  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written.
  static var writableContentTypes: [UTType] { get }
  /// What is known of the file that is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is known of the file that is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Reads a document.
  ///
  /// - Throws: What keeps the file from being read.
  init(configuration: ReadConfiguration) throws
  /// Writes the document.
  ///
  /// - Throws: What keeps the file from being written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The kinds of files that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What is known of a file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// What holds the bytes on disk.
  public let file: FileWrapper
}

/// What is known of a file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file that is there already.
  public let existingFile: FileWrapper?
}
