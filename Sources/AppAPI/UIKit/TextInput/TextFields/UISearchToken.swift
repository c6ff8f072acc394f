import Foundation

/// Stands for a part of a search in front of the characters: a picture and words.
@MainActor @preconcurrency
open class UISearchToken: NSObject {
  let icon: UIImage?
  let words: String

  /// Makes a token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    words = text
    super.init()
  }

  /// What the app knows it by.
  open var representedObject: Any?
}
