internal import Synchronization
internal import Typography

/// What all drawing shares, the fonts and the pictures that were read; one thread uses it at a time.
final class DrawingLibrary {
  /// The fonts.
  let shaper = TextShaper()
  /// The pictures that were read from files.
  let pictures = PictureStore()

  private init() {}

  private static let shared = Mutex<DrawingLibrary?>(nil)

  /// Calls a closure with what is shared, when nobody else uses it.
  static func use<Answer: Sendable>(_ body: (DrawingLibrary) -> Answer) -> Answer {
    shared.withLock { shared in
      let library = shared ?? DrawingLibrary()
      shared = library
      return body(library)
    }
  }
}
