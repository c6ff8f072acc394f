import AccessibilityModel
import TreeFormat

/// A screen that a testing tool saved, as a tree that every technology reads.
///
///     let screen = try SavedScreen(reading: bytes)
///     screen.format   // .appiumIOS
///     screen.tree.stops.count
public struct SavedScreen: Sendable {
  /// In which form it was saved.
  public let format: ScreenFormat
  /// The elements in reading order.
  public let tree: AccessibilityTree
  /// What happened, where the file is a session, whose last screen `tree` is; empty for a single screen.
  public let entries: [EncodedSessionV1.Entry]
  /// What was left out or taken otherwise, a sentence each.
  public let notes: [String]

  /// Reads a screen.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - format: In which form it is; recognised by how it begins where none is named.
  ///   - limits: How large it may be.
  /// - Throws: `SavedScreenError` with the line and the column of what cannot be read.
  /// - Complexity: O(bytes).
  public init(
    reading bytes: [UInt8], as format: ScreenFormat? = nil, limits: ScreenLimits = ScreenLimits()
  ) throws(SavedScreenError) {
    guard bytes.count <= limits.bytes else {
      throw SavedScreenError(.tooLarge, detail: "\(limits.megabytes)")
    }
    let text = try ScreenText(bytes)
    guard !text.isBlank else { throw SavedScreenError(.empty) }
    guard let format = format ?? ScreenFormat(recognizing: text.bytes) else {
      throw SavedScreenError(.unknownFormat)
    }
    self.format = format
    var entries: [EncodedSessionV1.Entry] = []
    let read: (tree: AccessibilityTree, notes: [String])
    switch format {
    case .appiumIOS, .xcuitest: read = try PageSource.read(text, limits)
    case .appiumAndroid, .uiautomator: read = try AndroidSource.read(text, limits)
    case .debugDescription: read = try DebugDescription.read(text, limits)
    case .idb: read = try ElementList.read(text, limits)
    case .chrome: read = try BrowserTree.read(text, limits)
    case .aria: read = try AriaSnapshot.read(text, limits)
    case .tree: read = try OwnDocument.tree(text, limits)
    case .session:
      let session = try OwnDocument.session(text, limits)
      entries = session.entries
      read = (session.tree, [OwnDocument.note(on: entries)])
    }
    self.entries = entries
    (tree, notes) = read
  }

  /// What the file does not tell, and what was left out of it, in one line; `nil` where there is nothing to say.
  public var remark: String? {
    let untold = format.untold.isEmpty ? [] : ["\(format.title) does not tell \(format.untold)."]
    let sentences = untold + notes
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}
