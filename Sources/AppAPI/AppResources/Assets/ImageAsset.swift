import Foundation

/// A picture of an app: its name and the files it is drawn from.
package struct ImageAsset: Hashable, Sendable {
  /// A file with the picture for screens of one density.
  struct File: Hashable {
    /// The name without density, device and ending.
    let baseName: String
    let path: String
    /// Pixels for each point.
    let scale: Double
  }

  /// The name, with the folders that are a part of it.
  package let name: String
  /// True where it is a shape in the colour of text.
  package var isTemplate = false
  /// True where it may be drawn in any size without loss.
  package var isVector = false
  /// True for a symbol of the app's own, which is as high as text.
  package var isSymbol = false
  var files: [File] = []

  /// True where it was drawn from outlines and keeps them, so that it is sharp in any size.
  package var keepsOutlines: Bool {
    isSymbol
      || isVector
        && files.contains { file in
          [".pdf", ".svg"].contains { file.path.lowercased().hasSuffix($0) }
        }
  }

  init(name: String) {
    self.name = name
  }

  /// Reads an image set.
  init(named name: String, setAt path: String) {
    self.name = name
    isSymbol = path.hasSuffix(".symbolset")
    guard let contents = AssetCatalog.contents(of: path) else { return }
    isTemplate = contents.isTemplate
    isVector = contents.keepsVectors
    for entry in contents.entries("images") + contents.entries("symbols") {
      guard let name = entry["filename"] as? String else { continue }
      let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
      files.append(File(baseName: name, path: "\(path)/\(name)", scale: scale))
    }
  }

  /// The file that suits a screen with so many pixels for each point; `nil` where there is none.
  package func path(scale: Double) -> String? {
    files.min { abs($0.scale - scale) < abs($1.scale - scale) }?.path
  }

  /// Width and height in points, from the first file that tells; `nil` where none does.
  package var size: (width: Double, height: Double)? {
    for file in files {
      if let size = PictureSize(at: file.path) {
        return (size.width / file.scale, size.height / file.scale)
      }
    }
    return nil
  }
}

extension ImageAsset.File {
  /// The endings of files that are pictures.
  private static let endings: Set = ["png", "jpg", "jpeg", "gif", "heic", "pdf", "svg", "webp"]

  /// Takes a file by its name, such as `map@2x.png`; `nil` for other kinds of file.
  init?(name: String, path: String) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      Self.endings.contains(name[name.index(after: dot)...].lowercased())
    else { return nil }
    var base = name[..<dot]
    for device in ["~iphone", "~ipad"] where base.hasSuffix(device) { base = base.dropLast(device.count) }
    var scale = 1.0
    for (ending, density) in [("@2x", 2.0), ("@3x", 3.0)] where base.hasSuffix(ending) {
      base = base.dropLast(ending.count)
      scale = density
    }
    self.init(baseName: String(base), path: path, scale: scale)
  }
}
