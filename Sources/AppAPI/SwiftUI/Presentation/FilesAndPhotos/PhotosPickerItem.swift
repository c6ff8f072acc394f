import Foundation
import UniformTypeIdentifiers

/// A photo that a person has chosen.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// How a chosen picture is handed over.
  public enum EncodingDisambiguationPolicy: Hashable, Sendable {
    /// As the library has it, as it is now, or as most apps can read it.
    case automatic, current, compatible
  }

  /// Tells the item from others in the library; `nil` where the app has not asked for it.
  public let itemIdentifier: String?
  /// The kinds of data that it can be had in.
  public let supportedContentTypes: [UTType]

  private let file: URL?

  /// Names an item of the library; it cannot be had here by its name alone.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    supportedContentTypes = []
    file = nil
  }

  init(file: URL) {
    itemIdentifier = file.lastPathComponent
    supportedContentTypes = UTType(filenameExtension: file.pathExtension).map { [$0] } ?? []
    self.file = file
  }

  /// Hands over the item.
  ///
  /// - Throws: That the file cannot be read, or that the type cannot be made of it.
  /// - Returns: The item; `nil` where the type has no form for it.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let file else { throw CocoaError(.fileNoSuchFile) }
    let data = try Data(contentsOf: file)
    let forms = T.forms.filter { form in
      supportedContentTypes.contains { $0.conforms(to: form.type) || form.type.conforms(to: .image) }
    }
    for form in forms { if let load = form.load { return try await load(data) } }
    return nil
  }

  /// Hands over the item in a closure, or why it cannot be had.
  ///
  /// - Returns: How far it is.
  @discardableResult
  public func loadTransferable<T: Transferable & Sendable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do { completionHandler(.success(try await loadTransferable(type: type))) } catch {
        completionHandler(.failure(error))
      }
      progress.completedUnitCount = 1
    }
    return progress
  }
}

/// The order in which chosen items are handed over.
public enum PhotosPickerSelectionBehavior: Hashable, Sendable {
  /// As they lie in the library.
  case `default`
  /// As they were chosen.
  case ordered
  /// At once, while the library is still open.
  case continuous, continuousAndOrdered
}

/// Which items of the library can be chosen.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private let names: [String]

  /// Pictures.
  public static let images = PHPickerFilter(names: ["images"])
  /// Films.
  public static let videos = PHPickerFilter(names: ["videos"])
  /// Pictures that move for a moment.
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  /// Pictures of screens.
  public static let screenshots = PHPickerFilter(names: ["screenshots"])
  /// Films of screens.
  public static let screenRecordings = PHPickerFilter(names: ["screenRecordings"])
  /// Wide pictures.
  public static let panoramas = PHPickerFilter(names: ["panoramas"])

  /// What one of several filters lets through.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: subfilters.flatMap(\.names))
  }

  /// What all of several filters let through.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: subfilters.flatMap(\.names))
  }

  /// What a filter does not let through.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(names: filter.names.map { "not \($0)" })
  }
}

/// The library that is chosen from.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let only = PHPhotoLibrary()

  /// The library of the device.
  public static func shared() -> PHPhotoLibrary { only }
}
