import AccessibilityModel
import TreeFormat

/// Reads our own documents, which say everything.
enum OwnDocument {
  /// Reads a tree.
  static func tree(
    _ text: ScreenText, _ limits: ScreenLimits
  ) throws(SavedScreenError) -> (tree: AccessibilityTree, notes: [String]) {
    let document = try LocatedJSON.document(text, limits)
    let spelled = try text.string()
    do throws(FormatError) {
      return (try EncodedTreeV1(spelled).tree(), [])
    } catch {
      throw placed(error, document, text)
    }
  }

  /// Reads a session; the screen is the last one of it.
  static func session(
    _ text: ScreenText, _ limits: ScreenLimits
  ) throws(SavedScreenError) -> (tree: AccessibilityTree, entries: [EncodedSessionV1.Entry]) {
    let document = try LocatedJSON.document(text, limits)
    let spelled = try text.string()
    let entries: [EncodedSessionV1.Entry]
    do throws(FormatError) {
      entries = try EncodedSessionV1(spelled).entries()
    } catch {
      throw placed(error, document, text)
    }
    var tree = AccessibilityTree()
    var changes = 0
    for (index, entry) in entries.enumerated() {
      guard case .event(.changed(_, let diff)) = entry.happening else { continue }
      changes += 1
      do throws(TreeDiffError) {
        try tree.apply(diff)
      } catch {
        let place = text.place(document.value(at: "entries[\(index)]").offset)
        throw SavedScreenError(.malformed, at: place, detail: "a change does not fit the screen before it")
      }
    }
    guard changes > 0 else {
      throw SavedScreenError(.missing, at: text.place(document.offset), detail: "a change of the screen")
    }
    return (tree, entries)
  }

  /// What is said of a session whose last screen is read.
  static func note(on entries: [EncodedSessionV1.Entry]) -> String {
    let changes = entries.count { if case .event(.changed) = $0.happening { true } else { false } }
    let count = changes == 1 ? "1 change" : "\(changes) changes"
    return "A session has \(count) of its screen; read is the last."
  }

  private static func placed(
    _ error: FormatError, _ document: LocatedJSON, _ text: ScreenText
  ) -> SavedScreenError {
    let offset = error.offset ?? document.value(at: error.place).offset
    let what = error.place.isEmpty ? "the document" : error.place
    let detail: String =
      switch error.code {
      case .unknownFormat: "\(what) is another format or version"
      case .outOfRange: "the number of \(what) is out of range"
      default: "\(what) is not what the format asks for"
      }
    return SavedScreenError(.malformed, at: text.place(offset), detail: detail)
  }
}
