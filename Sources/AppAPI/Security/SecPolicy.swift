import FoundationAdditions

/// What a certificate has to be like, beside being valid at the time.
public final class SecPolicy: Hashable, Sendable {
  enum Rule: Hashable {
    /// Nothing more.
    case basic
    /// For a server, of a name where one is given.
    case connection(host: String?)
    /// Not taken back, in ways of asking that options choose.
    case revocation(CFOptionFlags)
  }

  let rule: Rule

  init(_ rule: Rule) { self.rule = rule }

  /// What speaks against a certificate; `nil` where nothing does.
  func fault(of certificate: SecCertificate) -> OSStatus? {
    switch rule {
    case .basic: nil
    case .connection(let host):
      host.map(certificate.fits) == false ? errSecHostNameMismatch : nil
    case .revocation(let options):
      // Without a network nobody answers; most policies take that for a yes.
      options & kSecRevocationRequirePositiveResponse == 0 ? nil : errSecIncompleteCertRevocationCheck
    }
  }

  /// True where both ask for the same.
  public static func == (left: SecPolicy, right: SecPolicy) -> Bool { left.rule == right.rule }

  /// Adds what is asked for to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(rule) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Asks for nothing more than a certificate that is valid.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(.basic) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Asks for a certificate of the other side of a connection: of a server by its name, or of a client.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(.connection(host: server ? hostname : nil))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Asks for a certificate that was not taken back; no network says so here.
///
/// - Returns: `nil` where the options name no way of asking.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  revocationFlags & kSecRevocationUseAnyAvailableMethod == 0 ? nil : SecPolicy(.revocation(revocationFlags))
}

/// A way of asking whether a certificate was taken back: a server for single ones.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
/// A way of asking whether a certificate was taken back: a list of all that were.
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
/// Lists are asked before servers.
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
/// An answer has to come.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
/// Only answers that are there already count.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
/// Every way of asking whether a certificate was taken back.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags =
  kSecRevocationOCSPMethod | kSecRevocationCRLMethod
