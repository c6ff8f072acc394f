import Foundation
import TestSupport

/// A folder of an app's texts, colours and pictures that is there for one test.
typealias ResourceFolder = TemporaryFolder

extension ResourceFolder {
  /// Writes files and pictures, given by their paths inside the folder.
  convenience init(_ files: [String: String] = [:], pictures: [String: (width: UInt8, height: UInt8)]) throws
  {
    try self.init(files)
    for (name, size) in pictures {
      // The beginning of a PNG file: nothing more is read.
      let header: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      ]
      try write(Data(header + [0, 0, 0, size.width, 0, 0, 0, size.height]), to: name)
    }
  }
}
