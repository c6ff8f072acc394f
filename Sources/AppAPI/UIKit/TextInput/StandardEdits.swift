import Foundation

/// What texts do when an entry of their menu asks for it.
@MainActor
enum StandardEdits {
  static func copy(from store: TextStore) {
    guard store.selection.length > 0 else { return }
    UIPasteboard.general.string = NSString(string: store.string).substring(with: store.selection)
  }
}
