import FoundationAdditions
import FoundationNetworking

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The way of proving who one is: a server shows certificates.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The way of proving who one is: the app shows a certificate.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// The certificates that a server has shown; `nil`, as no server is reached here.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Says that certificates of a server are trusted; it is nobody's name and no password.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .forSession) }
}
