import AppHost
import Foundation
import UniformTypeIdentifiers

/// A folder into which apps put files.
struct FileFolder {
  let url: URL

  /// The folder of the person's files; `nil` where none was named.
  @MainActor static var ofPerson: FileFolder? {
    RunningApp.settings.environment.filesFolder.map { FileFolder(url: URL(filePath: $0)) }
  }

  /// A place for a file that nothing lies at yet: where the name is taken, a number stands behind it.
  func place(for name: String) -> URL {
    let wanted = url.appending(path: name)
    let (stem, ending) = (wanted.deletingPathExtension().lastPathComponent, wanted.pathExtension)
    var (place, number) = (wanted, 2)
    while FileManager.default.fileExists(atPath: place.path) {
      place = url.appending(path: ending.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(ending)")
      number += 1
    }
    return place
  }

  /// Writes a document, and answers where it lies.
  ///
  /// - Throws: What keeps it from being written.
  func save(_ document: some FileDocument, as type: UTType, named name: String?) throws -> URL {
    let file = try document.fileWrapper(configuration: .init(contentType: type, existingFile: nil))
    let place = place(for: fileName(name ?? file.preferredFilename ?? file.filename, type))
    try file.write(to: place, options: .atomic)
    return place
  }

  /// Writes an item in the first of its forms that is asked for, and tells where it lies, or why it could not be.
  func save<Item: Transferable>(
    _ item: Item, as types: [UTType], named name: String?,
    then tell: @escaping (Result<URL, any Error>) -> Void
  ) {
    let forms = Item.forms.filter { $0.export != nil }
    let asked = types.lazy.compactMap { type in forms.first { $0.type.conforms(to: type) } }.first
    guard let form = types.isEmpty ? forms.first : asked, let export = form.export else {
      return tell(.failure(CocoaError(.fileWriteUnknown)))
    }
    let place = place(for: fileName(name, form.type))
    // The item is the app's; it is handed over once, and told of on the main actor.
    nonisolated(unsafe) let (handed, told) = (item, tell)
    Task { @MainActor in
      do {
        try await export(handed).write(to: place, options: .atomic)
        told(.success(place))
      } catch {
        told(.failure(error))
      }
    }
  }

  /// Moves a file, and answers where it lies now.
  ///
  /// - Throws: What keeps it from being moved.
  func move(_ file: URL) throws -> URL {
    let place = place(for: file.lastPathComponent)
    try FileManager.default.moveItem(at: file, to: place)
    return place
  }

  /// A name with the ending of a type; where an app gives none, the type names the file.
  private func fileName(_ name: String?, _ type: UTType) -> String {
    let name = name.flatMap { $0.isEmpty ? nil : $0 }
    let usual = type.identifier.split(separator: ".").last.map { String($0) } ?? type.identifier
    let place = URL(filePath: "/").appending(path: name ?? usual)
    let known = UTType(filenameExtension: place.pathExtension)
    if !place.pathExtension.isEmpty, known?.conforms(to: type) == true { return place.lastPathComponent }
    return place.appendingPathExtension(for: type).lastPathComponent
  }
}
