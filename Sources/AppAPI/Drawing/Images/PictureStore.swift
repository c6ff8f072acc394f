internal import CPango

/// The pictures that were read from files, as long as there is space for them; to be used by one thread at a
/// time.
final class PictureStore {
  /// A picture is read with at most so many pixels.
  static let pixelLimit = 40_000_000
  /// A file is read with at most so many bytes.
  static let byteLimit = 100_000_000
  /// So many pixels of all pictures together are kept.
  private static let keptPixels = 60_000_000.0

  /// A picture that was read.
  final class Picture {
    /// The library's object.
    let pointer: OpaquePointer
    /// Its size in pixels.
    let width, height: Double

    fileprivate init(_ pointer: OpaquePointer) {
      self.pointer = pointer
      width = earshot_picture_width(pointer)
      height = earshot_picture_height(pointer)
    }

    deinit {
      earshot_picture_free(pointer)
    }
  }

  private struct Key: Hashable {
    var source: DrawnImage.Source
    var stamp: UInt64
  }

  /// What was read, `nil` for what is no picture.
  private var pictures: [Key: Picture?] = [:]
  private var pixels = 0.0

  /// The picture of a source; `nil` for a symbol, a broken file, and one that is not there.
  func picture(_ source: DrawnImage.Source) -> Picture? {
    let stamp: UInt64
    switch source {
    case .file(let path):
      stamp = earshot_file_stamp(path)
      guard stamp != 0 else { return nil }
    case .data: stamp = 0
    case .symbol, .missing: return nil
    }
    let key = Key(source: source, stamp: stamp)
    if let known = pictures[key] { return known }
    let read = Self.read(source)
    let size = read.map { $0.width * $0.height } ?? 0
    if pixels + size > Self.keptPixels {
      pictures = [:]
      pixels = 0
    }
    pixels += size
    pictures[key] = .some(read)
    return read
  }

  private static func read(_ source: DrawnImage.Source) -> Picture? {
    switch source {
    case .data(let bytes):
      return earshot_picture_read(bytes, bytes.count, pixelLimit).map(Picture.init)
    case .file(let path):
      var length = 0
      guard let bytes = earshot_file_read(path, byteLimit, &length) else { return nil }
      defer { earshot_bytes_free(bytes) }
      return earshot_picture_read(bytes, length, pixelLimit).map(Picture.init)
    case .symbol, .missing:
      return nil
    }
  }
}
