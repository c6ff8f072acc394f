import Foundation

extension UITextView {
  /// The characters with their attributes; what changes in it changes what the view shows.
  public var textStorage: NSTextStorage {
    if let storage = ownStorage, storage.isEqual(to: attributedText) { return storage }
    let storage = NSTextStorage(attributedString: attributedText)
    nonisolated(unsafe) let unsafeStorage = storage
    storage.changed = { [weak self, weak unsafeStorage] in
      guard let storage = unsafeStorage else { return }
      nonisolated(unsafe) let text = NSAttributedString(attributedString: storage)
      MainActor.assumeIsolated { self?.attributedText = text }
    }
    storage.addLayoutManager(ownManager)
    ownStorage = storage
    return storage
  }

  /// Who tells where the characters are.
  public var layoutManager: NSLayoutManager {
    _ = textStorage
    return ownManager
  }

  private var ownManager: NSLayoutManager {
    if let manager = textContainer.manager { return manager }
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    keptManager = manager
    return manager
  }
}
