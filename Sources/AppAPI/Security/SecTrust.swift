import FoundationAdditions
import Synchronization

/// How far certificates were found to be trusted.
public enum SecTrustResultType: UInt32, Hashable, Sendable {
  /// Nobody has judged them, or something changed since.
  case invalid = 0
  /// The person trusts them.
  case proceed = 1
  /// The person trusts them not.
  case deny = 3
  /// They are in order, and the person said nothing of them.
  case unspecified = 4
  /// Something is wrong that the app may overlook.
  case recoverableTrustFailure = 5
  /// Something is wrong for good.
  case fatalTrustFailure = 6
  /// They could not be judged.
  case otherError = 7
}

/// Certificates that are judged, of which the first is the one in question.
///
/// It is trusted where the app itself names it as an anchor, and it is valid and as policies ask. What others
/// signed is not: the system's own anchors are not here, and no signature is checked.
public final class SecTrust: Hashable, Sendable {
  struct State {
    var policies: [SecPolicy]
    var anchors: [SecCertificate] = []
    /// The moment for which they are judged; `nil` for the present.
    var moment: Date?
    var result = SecTrustResultType.invalid
  }

  let chain: [SecCertificate]
  private let state: Mutex<State>

  init(_ chain: [SecCertificate], policies: [SecPolicy]) {
    self.chain = chain
    state = Mutex(State(policies: policies))
  }

  /// What was set, and the last judgement.
  var current: State { state.withLock { $0 } }

  /// Changes what is judged by, so that an earlier judgement no longer holds.
  func change(_ body: @Sendable (inout State) -> Void) {
    state.withLock { state in
      body(&state)
      state.result = .invalid
    }
  }

  /// Judges the certificates.
  ///
  /// - Returns: What speaks against them; `nil` where nothing does.
  func evaluate() -> OSStatus? {
    state.withLock { [chain] state in
      let fault = SecTrust.fault(of: chain, state)
      state.result = fault == nil ? .unspecified : .recoverableTrustFailure
      return fault
    }
  }

  private static func fault(of chain: [SecCertificate], _ state: State) -> OSStatus? {
    guard let certificate = chain.first else { return errSecParam }
    let moment = state.moment ?? Date()
    if certificate.validity.lowerBound > moment { return errSecCertificateNotValidYet }
    if certificate.validity.upperBound < moment { return errSecCertificateExpired }
    if !state.anchors.contains(certificate) { return errSecNotTrusted }
    return state.policies.lazy.compactMap { $0.fault(of: certificate) }.first
  }

  /// One value or several, as functions in C take them; `nil` for values of another type.
  static func values<Value>(_ given: Any) -> [Value]? {
    (given as? Value).map { [$0] } ?? given as? [Value]
  }

  /// True for the same object.
  public static func == (left: SecTrust, right: SecTrust) -> Bool { left === right }

  /// Adds the object's identity to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSError {
  /// An error with a status of this module, and what it means in words.
  convenience init(securityStatus status: OSStatus) {
    let words = SecCopyErrorMessageString(status, nil) ?? "\(status)"
    self.init(
      domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: words])
  }
}
