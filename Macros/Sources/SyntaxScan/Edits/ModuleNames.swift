/// Modules that app code imports under names that no module has here.
enum ModuleNames {
  /// The module that holds what is wanted of another one.
  ///
  /// No module bears these names itself: packages ask with `canImport` whether they are there, and take the
  /// answer for the system.
  static let substitutes = [
    "CoreFoundation": "Foundation",
    "CoreGraphics": "UIKit",
    "CoreText": "UIKit",
    "Darwin": "Glibc",
    "DeveloperToolsSupport": "SwiftUI",
    "ObjectiveC": "Foundation",
    "QuartzCore": "UIKit",
    "SwiftUICore": "SwiftUI",
    "os": "OSLog",
  ]

  /// What `Foundation` holds elsewhere and a module of its own does here.
  static let networking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge",
    "URLCache", "URLCredential", "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse",
    "URLSession",
    "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDelegate", "URLSessionTask",
    "URLSessionWebSocketTask",
  ]
}
