import AppHost
import Foundation

// Blocks are asked at every look, and win over what was set or overridden. A responder keeps them itself, any
// other object has them kept for it.
extension UIAccessibilityDescribable where Self: NSObject {
  var blocks: AccessibilityBlocks? {
    (self as? UIResponder)?.storedProperties?.blocks ?? sideProperties.blocks
  }

  /// Keeps a block, or takes it back.
  func set<Block>(_ path: ReferenceWritableKeyPath<AccessibilityBlocks, Block?>, _ block: Block?) {
    guard block != nil || blocks != nil else { return }
    change { properties in
      let blocks = properties.blocks ?? AccessibilityBlocks()
      blocks[keyPath: path] = block
      properties.blocks = blocks
    }
  }
}
