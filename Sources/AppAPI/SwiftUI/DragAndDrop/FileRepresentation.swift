import Foundation
import UniformTypeIdentifiers

/// A value as a file that the app writes or reads itself.
///
///     FileRepresentation(contentType: .movie) { film in
///       SentTransferredFile(film.file)
///     } importing: { received in
///       try Film(copyOf: received.file)
///     }
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The form.
  public let transferForms: TransferForms<Item>

  /// Makes a form for both directions.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: True where the file itself is wanted, not a copy; what comes is a copy.
  ///   - exporting: Writes the file, or names one that is there.
  ///   - importing: Reads the file; it is gone afterwards.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    transferForms = TransferForms(forms: [
      .init(
        type: contentType, export: { try await exporting($0).contents() },
        load: { try await ReceivedTransferredFile.lend($0, of: contentType, to: importing) })
    ])
  }

  /// Makes a form that the value is only given away in.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the file.
  ///   - shouldAllowToOpenInPlace: True where others may have the file itself; what they get is a copy.
  ///   - exporting: Writes the file, or names one that is there.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    transferForms = TransferForms(forms: [
      .init(type: exportedContentType, export: { try await exporting($0).contents() })
    ])
  }

  /// Makes a form that the value is only made of.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: True where the file itself is wanted, not a copy; what comes is a copy.
  ///   - importing: Reads the file; it is gone afterwards.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    transferForms = TransferForms(forms: [
      .init(
        type: importedContentType,
        load: { try await ReceivedTransferredFile.lend($0, of: importedContentType, to: importing) })
    ])
  }
}

/// A file that is given away.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// True where who gets it may have the file itself, not only a copy.
  public let allowAccessingOriginalFile: Bool

  /// Gives a file away.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }

  fileprivate func contents() throws -> Data { try Data(contentsOf: file) }
}

/// A file that a value is made of.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is, as long as the value is being made.
  public let file: URL
  /// True where it is the file itself; here it is always a copy.
  public let isOriginalFile: Bool

  /// Writes a copy, lends it to what makes the value, and removes it.
  ///
  /// - Throws: That the copy cannot be written, or what the maker throws.
  fileprivate static func lend<Item>(
    _ contents: Data, of type: UTType, to make: @Sendable (ReceivedTransferredFile) async throws -> Item
  ) async throws -> Item {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "file").appendingPathExtension(for: type)
    try contents.write(to: file)
    return try await make(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }
}
