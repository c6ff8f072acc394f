import Glibc

/// Whole files in and out, without Foundation, whose loading would cost more than the scan.
enum FileContent {
  /// The bytes of a file, or nothing when it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Whether the bytes could be written as the whole content of a file.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let written = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && written == bytes.count
  }

  /// Whether there is something at a path.
  static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }
}
