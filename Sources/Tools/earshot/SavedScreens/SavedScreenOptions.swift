import AppBuilding
import ArgumentParser
import Foundation
import SavedScreens

/// How files that testing tools saved are read.
struct SavedScreenOptions: ParsableArguments {
  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "The format of saved screens, where it is not recognised: "
        + ScreenFormat.allCases.map(\.rawValue).joined(separator: ", ") + ".", valueName: "format"))
  var format: String?

  @Option(help: ArgumentHelp("Megabytes that a saved screen may have.", valueName: "megabytes"))
  var maxSize = 64

  mutating func validate() throws {
    guard (1...4_096).contains(maxSize) else { throw ValidationError("--max-size is 1 to 4096.") }
    if let format, ScreenFormat(rawValue: format) == nil {
      let names = ScreenFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("No format \(format). --from is one of: \(names).")
    }
  }

  /// How large a saved screen may be.
  var limits: ScreenLimits { ScreenLimits(bytes: maxSize << 20) }

  /// The saved screens among what was named.
  ///
  /// - Parameters:
  ///   - files: What was named.
  ///   - replays: Whether sessions go on from their first screen.
  /// - Returns: The screens; `nil` where nothing that was named is a saved screen.
  /// - Throws: `SavedFileError` for the first that cannot be read, and `ValidationError` where code is named beside them.
  func screens(_ files: [String], replays: Bool = false) throws -> [SavedScreenApp]? {
    let saved = files.filter(isSaved)
    guard !saved.isEmpty else { return nil }
    guard saved.count == files.count else {
      throw ValidationError("\(saved[0]) is a saved screen. Name it without code beside it.")
    }
    return try files.map { try screen(at: $0, replays: replays) }
  }

  /// Reads a saved screen.
  ///
  /// - Throws: `SavedFileError`, and `TargetError` where there is no such file.
  func screen(
    at path: String, as format: ScreenFormat? = nil, replays: Bool = false
  ) throws -> SavedScreenApp {
    try screen(try contents(of: path), named: path, as: format, replays: replays)
  }

  /// Reads the bytes of a saved screen.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: What people call it.
  ///   - format: In which form it is; that of the command line where none is given.
  ///   - replays: Whether a session goes on from its first screen.
  /// - Returns: The screen in the place of an app.
  /// - Throws: `SavedFileError`.
  func screen(
    _ bytes: [UInt8], named name: String, as format: ScreenFormat? = nil, replays: Bool = false
  ) throws -> SavedScreenApp {
    do throws(SavedScreenError) {
      let chosen = format ?? self.format.flatMap(ScreenFormat.init)
      return SavedScreenApp(
        try SavedScreen(reading: bytes, as: chosen, limits: limits), name: name, replays: replays)
    } catch {
      throw SavedFileError(path: name, error: error)
    }
  }

  /// Whether a path is that of a saved screen, by how the file ends and begins.
  func isSaved(_ path: String) -> Bool {
    if path == "-" { return format != nil }
    var isFolder: ObjCBool = false
    guard !path.hasSuffix(".swift"), FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      !isFolder.boolValue
    else { return false }
    if format != nil { return true }
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if ["xml", "uix", "json", "yml", "yaml"].contains(ending) { return true }
    // What comes through a pipe cannot be looked at twice.
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    guard type == .typeRegular, let file = FileHandle(forReadingAtPath: path) else { return false }
    return ScreenFormat(recognizing: (try? file.read(upToCount: 16_384)) ?? Data()) != nil
  }

  /// Whether a file is a map of a crawl, and no saved screen.
  func isMap(_ path: String) -> Bool {
    guard path.lowercased().hasSuffix(".json"), format == nil else { return false }
    guard let file = FileHandle(forReadingAtPath: path) else { return true }
    return ScreenFormat(recognizing: (try? file.read(upToCount: 16_384)) ?? Data()) == nil
  }

  /// The bytes of a file, or one more than may be there.
  private func contents(of path: String) throws -> [UInt8] {
    if path != "-", !FileManager.default.fileExists(atPath: path) {
      throw TargetError(.noSuchFile, path)
    }
    let file = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let file else { throw TargetError(.unreadable, path) }
    var bytes: [UInt8] = []
    while bytes.count <= limits.bytes {
      // A file that fails in its middle is not taken for a shorter one.
      guard let more = try? file.read(upToCount: min(1 << 20, limits.bytes + 1 - bytes.count)) ?? Data()
      else {
        throw TargetError(.unreadable, path)
      }
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }
}
