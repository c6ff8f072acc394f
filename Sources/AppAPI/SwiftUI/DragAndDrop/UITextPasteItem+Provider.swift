import UIKit

extension UITextPasteItem {
  /// Carries what is being pasted.
  public var itemProvider: NSItemProvider {
    switch content {
    case let text as String: NSItemProvider(object: text as NSString)
    case let address as URL: NSItemProvider(object: address as NSURL)
    case let object as any NSItemProviderWriting: NSItemProvider(object: object)
    default: NSItemProvider()
    }
  }
}
