import UIKit

extension WKWebView: InterfaceOutlets {
  /// Takes its delegate from an interface file.
  package func connect(outlet: String, to value: Any) -> Bool {
    guard outlet == "navigationDelegate", let value = value as? any WKNavigationDelegate else { return false }
    navigationDelegate = value
    return true
  }
}
