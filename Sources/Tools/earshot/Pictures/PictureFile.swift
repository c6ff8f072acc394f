import AppBuilding
import Foundation
import TreeFormat

/// A file that a picture is written to.
struct PictureFile {
  /// Its path, from the current folder where it does not begin with one; `-` is the standard output.
  let path: String

  /// Writes a picture, in place of what was in the file.
  ///
  /// - Throws: `TargetError` where that is impossible.
  func write(_ picture: Picture) throws(TargetError) {
    guard path != "-" else { return Output.document(Data(picture.png)) }
    do {
      try Data(picture.png).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw TargetError(.unwritable, path)
    }
  }
}
