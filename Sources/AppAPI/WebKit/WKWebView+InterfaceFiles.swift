import UIKit

extension WKWebView: InterfaceOutlets {
  /// Takes its delegates from an interface file.
  package func connect(outlet: String, to value: Any) -> Bool {
    if outlet == "navigationDelegate", let value = value as? any WKNavigationDelegate {
      navigationDelegate = value
      return true
    }
    guard outlet == "UIDelegate", let value = value as? any WKUIDelegate else { return false }
    uiDelegate = value
    return true
  }
}
