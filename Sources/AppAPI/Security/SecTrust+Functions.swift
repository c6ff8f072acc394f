import FoundationAdditions

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins to judge a certificate, or several of which the first is the one in question.
///
/// - Returns: `errSecParam` where no certificate is given, or something else than policies.
@discardableResult
public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  trust.pointee = nil
  let rules: [SecPolicy]? =
    if let policies { SecTrust.values(policies) } else { [SecPolicyCreateBasicX509()] }
  guard let rules, let chain: [SecCertificate] = SecTrust.values(certificates), !chain.isEmpty else {
    return errSecParam
  }
  trust.pointee = SecTrust(chain, policies: rules)
  return errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets what certificates have to be like.
///
/// - Returns: `errSecParam` where something else than policies is given.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
  guard let rules: [SecPolicy] = SecTrust.values(policies) else { return errSecParam }
  trust.change { $0.policies = rules }
  return errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Tells what certificates have to be like.
///
/// - Returns: `errSecSuccess`.
@discardableResult
public func SecTrustCopyPolicies(_ trust: SecTrust, _ policies: UnsafeMutablePointer<CFArray?>) -> OSStatus {
  policies.pointee = trust.current.policies
  return errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the certificates that the app itself trusts; `nil` for none.
///
/// - Returns: `errSecParam` where something else than certificates is given.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
  guard let anchors: [SecCertificate] = SecTrust.values(anchorCertificates ?? []) else { return errSecParam }
  trust.change { $0.anchors = anchors }
  return errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets whether the system's anchors are trusted too; none are here.
///
/// - Returns: `errSecSuccess`.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
  errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets whether the network may be asked for certificates that are missing; there is none.
///
/// - Returns: `errSecSuccess`.
@discardableResult
public func SecTrustSetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: Bool) -> OSStatus {
  errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the moment for which certificates are judged, in the place of the present one.
///
/// - Returns: `errSecSuccess`.
@discardableResult
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: CFDate) -> OSStatus {
  trust.change { $0.moment = verifyDate }
  return errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The moment for which certificates are judged.
public func SecTrustGetVerifyTime(_ trust: SecTrust) -> CFAbsoluteTime {
  (trust.current.moment ?? Date()).timeIntervalSinceReferenceDate
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Judges certificates, and tells what is wrong where something is.
///
/// - Returns: True where they are trusted.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
  let fault = trust.evaluate()
  error?.pointee = fault.map { NSError(securityStatus: $0) }
  return fault == nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Judges certificates, and tells how far they are trusted.
///
/// - Returns: `errSecSuccess`, whatever the judgement is.
@discardableResult
public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  _ = trust.evaluate()
  return SecTrustGetTrustResult(trust, result)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Tells the last judgement.
///
/// - Returns: `errSecSuccess`.
@discardableResult
public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = trust.current.result
  return errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The certificates that are judged, the one in question first.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.chain }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many certificates are judged.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.chain.count }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The certificate at a place; `nil` where there is none.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  trust.chain.indices.contains(ix) ? trust.chain[ix] : nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The public key of the certificate in question.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.chain.first?.key }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The public key of the certificate in question, by the older name.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }
