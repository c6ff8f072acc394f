import Foundation
import SwiftUI

/// A file that an intent takes or gives, on the disk or in memory.
///
///     @Parameter(title: "Photo") var photo: IntentFile
public struct IntentFile: Hashable, Sendable {
  /// What people know it by.
  public var filename: String
  /// Where it is; `nil` where it is in memory.
  public let fileURL: URL?
  /// What is in it.
  public var type: UTType?
  /// True where the file is removed once the intent is done.
  public var removedOnCompletion = false
  private let bytes: Data?

  /// Makes a file in memory.
  ///
  /// - Parameters:
  ///   - data: What is in it.
  ///   - filename: What people know it by.
  ///   - type: Of which type it is; the one that the name tells where `nil`.
  public init(data: Data, filename: String, type: UTType? = nil) {
    bytes = data
    fileURL = nil
    self.filename = filename
    self.type = type ?? Self.type(named: filename)
  }

  /// Takes a file on the disk.
  ///
  /// - Parameters:
  ///   - fileURL: Where it is.
  ///   - filename: What people know it by; its own name where `nil`.
  ///   - type: Of which type it is; the one that the name tells where `nil`.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    bytes = nil
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? Self.type(named: fileURL.lastPathComponent)
  }

  private static func type(named name: String) -> UTType? {
    let ending = (name as NSString).pathExtension
    return ending.isEmpty ? nil : UTType(filenameExtension: ending)
  }

  /// What is in it; nothing where it cannot be read.
  public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

  /// The types that it can be had in: its own.
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

  /// What is in it, as a type that it conforms to.
  ///
  /// - Throws: That it is of another type, or cannot be read.
  public func data(contentType: UTType) async throws -> Data {
    guard type?.conforms(to: contentType) == true else { throw CocoaError(.fileReadUnsupportedScheme) }
    guard let bytes else { return try fileURL.map { try Data(contentsOf: $0) } ?? Data() }
    return bytes
  }
}
