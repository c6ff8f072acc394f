import FoundationAdditions
import FoundationNetworking
import Security
import Testing

@Suite("Certificates, and how far they are trusted")
struct TrustTests {
  /// Of 2020 to 2060, for kennel.example and the hosts of dogs.example, with a key of a curve.
  private static let kennel = """
    MIIBdjCCAR2gAwIBAgICEjQwCgYIKoZIzj0EAwIwLDEPMA0GA1UECgwGS2VubmVsMRkwFwYDVQQDDBBLZW5uZWwgb2YgQmFp\
    bGV5MCAXDTIwMDEwMTAwMDAwMFoYDzIwNjAwMTAxMDAwMDAwWjAsMQ8wDQYDVQQKDAZLZW5uZWwxGTAXBgNVBAMMEEtlbm5l\
    bCBvZiBCYWlsZXkwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQ0+3dXc2QMdlsBiGq4C6sw3hHmXLl9snTKQ2sfU6AZ/xCc\
    fSLttmmlxWQJ7E5Wox39DImyQMImmjyBbjpxfPiNoy0wKzApBgNVHREEIjAggg5rZW5uZWwuZXhhbXBsZYIOKi5kb2dzLmV4\
    YW1wbGUwCgYIKoZIzj0EAwIDRwAwRAIgMTVKRYVDTi8KTIz4CH6s0GV5CorEbSNFQERpK27tMgcCIAmc7KscYpAbHiVdl+zt\
    /yFf6NCwWCyY1S0CPxT16Ga/
    """

  /// Of the year 2001, for no host, with a key of two primes.
  private static let old = """
    MIIBnjCCAQegAwIBAgIBBzANBgkqhkiG9w0BAQsFADAVMRMwEQYDVQQKDApPbGQgS2VubmVsMB4XDTAxMDEwMTAwMDAwMFoX\
    DTAyMDEwMTAwMDAwMFowFTETMBEGA1UECgwKT2xkIEtlbm5lbDCBnzANBgkqhkiG9w0BAQEFAAOBjQAwgYkCgYEAzWYD67VS\
    uWrl2ZrNYMWz89/rQd74hsLS03EIs27nJW6Xv9fEMhJ3LIdZx4to/j851noOQ610jPyRInkuP0e6ESx2Tbc7zIEBs6/MZV6t\
    KjqjUYUFcUhCnSlWYyQwDOw5Ta7E+8LR0L0XQ5c94xeJA+4F+2VnQN9f9SOV2Qx3OEkCAwEAATANBgkqhkiG9w0BAQsFAAOB\
    gQA6vCdpxw5RuBfyRT7xDmpdJrTpKmdBQcrAV80ZW4pQ391Qty9EKVeZkWuFsfgboXCihGuMYZ4pdTmia3XfBhYA4ik9ELXZ\
    QN4meIWlcD3AHFv0brCZ54RHb2WqacyvIeAdNUA3KZ0s5GKy0ye8h4Nb67MiE+jmtL803uvC7+DDhA==
    """

  private func certificate(_ text: String) throws -> SecCertificate {
    let data = try #require(Data(base64Encoded: text))
    return try #require(SecCertificateCreateWithData(kCFAllocatorDefault, data as CFData))
  }

  private func judge(_ certificate: SecCertificate, by policy: SecPolicy? = nil) throws -> SecTrust {
    var trust: SecTrust?
    #expect(SecTrustCreateWithCertificates(certificate, policy, &trust) == errSecSuccess)
    return try #require(trust)
  }

  /// What is found to be wrong; 0 where nothing is.
  private func fault(_ trust: SecTrust) -> OSStatus {
    var error: CFError?
    let isTrusted = SecTrustEvaluateWithError(trust, &error)
    return isTrusted ? errSecSuccess : OSStatus(error.map(CFErrorGetCode) ?? 1)
  }

  private func result(_ trust: SecTrust) -> SecTrustResultType {
    var result = SecTrustResultType.otherError
    SecTrustGetTrustResult(trust, &result)
    return result
  }

  @Test("A certificate tells who it is for, its number, its bytes and its key")
  func contents() throws {
    let (kennel, old) = (try certificate(Self.kennel), try certificate(Self.old))
    #expect(SecCertificateCopySubjectSummary(kennel) == "Kennel of Bailey")
    // It has no name of its own, and is called as whose it is.
    #expect(SecCertificateCopySubjectSummary(old) == "Old Kennel")
    var name: CFString?
    SecCertificateCopyCommonName(kennel, &name)
    #expect(name == "Kennel of Bailey")
    SecCertificateCopyCommonName(old, &name)
    #expect(name == nil)
    #expect(SecCertificateCopySerialNumberData(kennel, nil) == Data([0x12, 0x34]))
    #expect(SecCertificateCopyData(kennel) == Data(base64Encoded: Self.kennel))
    #expect(try certificate(Self.kennel) == kennel)
    #expect(old != kennel)
  }

  @Test("The key of a certificate has a type, a length and bytes, of which it can be made again")
  func keys() throws {
    let (kennel, old) = (try certificate(Self.kennel), try certificate(Self.old))
    let point = try #require(SecCertificateCopyKey(kennel))
    let factors = try #require(SecCertificateCopyKey(old))
    func size(_ key: SecKey) -> Int? { SecKeyCopyAttributes(key)?[kSecAttrKeySizeInBits] as? Int }
    #expect(size(point) == 256 && SecKeyGetBlockSize(point) == 32)
    #expect(size(factors) == 1024 && SecKeyGetBlockSize(factors) == 128)
    let form: CFDictionary = [
      kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeyClass: kSecAttrKeyClassPublic,
    ]
    let bytes = try #require(SecKeyCopyExternalRepresentation(point, nil))
    #expect(bytes.count == 65 && bytes.first == 4)
    #expect(SecKeyCreateWithData(bytes, form, nil) == point)
    #expect(SecKeyCopyExternalRepresentation(factors, nil)?.count == 140)
    var error: Unmanaged<CFError>?
    let none = SecKeyCreateWithData(bytes.dropLast(), form, &error)
    #expect(none == nil && error?.takeRetainedValue().code == Int(errSecParam))
  }

  @Test("Bytes that are cut off or damaged are no certificate, or another one")
  func damage() throws {
    let data = try #require(Data(base64Encoded: Self.kennel))
    for count in 0..<data.count { #expect(SecCertificateCreateWithData(nil, data.prefix(count)) == nil) }
    for index in data.indices {
      var damaged = data
      damaged[index] ^= 0xFF
      let read = SecCertificateCreateWithData(nil, damaged)
      #expect(read.map(SecCertificateCopyData) != data)
    }
  }

  @Test("A certificate is trusted where the app names it as an anchor, and a change asks for a new judgement")
  func anchors() throws {
    let kennel = try certificate(Self.kennel)
    let trust = try judge(kennel)
    #expect(result(trust) == .invalid)
    #expect(fault(trust) == errSecNotTrusted && result(trust) == .recoverableTrustFailure)
    SecTrustSetAnchorCertificates(trust, [kennel] as CFArray)
    SecTrustSetAnchorCertificatesOnly(trust, true)
    #expect(result(trust) == .invalid)
    #expect(fault(trust) == errSecSuccess && result(trust) == .unspecified)
    var judged = SecTrustResultType.invalid
    #expect(SecTrustEvaluate(trust, &judged) == errSecSuccess)
    #expect(judged == .unspecified)
    let old = try certificate(Self.old)
    SecTrustSetAnchorCertificates(trust, [old])
    #expect(fault(trust) == errSecNotTrusted)
    #expect(SecTrustSetAnchorCertificates(trust, ["kennel"]) == errSecParam)
  }

  @Test("A certificate is for its hosts alone, and for the years it names")
  func hostsAndTimes() throws {
    let kennel = try certificate(Self.kennel)
    let trust = try judge(kennel, by: SecPolicyCreateSSL(true, nil))
    SecTrustSetAnchorCertificates(trust, [kennel])
    func fault(for host: String) -> OSStatus {
      SecTrustSetPolicies(trust, [SecPolicyCreateBasicX509(), SecPolicyCreateSSL(true, host)])
      return self.fault(trust)
    }
    for host in ["kennel.example", "KENNEL.example", "rex.dogs.example"] { #expect(fault(for: host) == 0) }
    for host in ["cats.example", "dogs.example", "a.rex.dogs.example", ""] {
      #expect(fault(for: host) == errSecHostNameMismatch)
    }
    var error: CFError?
    #expect(!SecTrustEvaluateWithError(trust, &error))
    #expect(error?.localizedDescription == "The certificate is for another host.")
    SecTrustSetVerifyDate(trust, Date(timeIntervalSince1970: 4_000_000_000))
    #expect(SecTrustGetVerifyTime(trust) == 4_000_000_000 - Date.timeIntervalBetween1970AndReferenceDate)
    #expect(self.fault(trust) == errSecCertificateExpired)
    SecTrustSetVerifyDate(trust, Date(timeIntervalSince1970: 1_000_000_000))
    #expect(self.fault(trust) == errSecCertificateNotValidYet)
  }

  @Test("Without a network nobody says that a certificate was taken back, which matters where one has to")
  func revocation() throws {
    let kennel = try certificate(Self.kennel)
    let options = kSecRevocationUseAnyAvailableMethod
    let trust = try judge(kennel, by: SecPolicyCreateRevocation(options))
    SecTrustSetAnchorCertificates(trust, [kennel])
    #expect(fault(trust) == errSecSuccess)
    let strict = try #require(SecPolicyCreateRevocation(options | kSecRevocationRequirePositiveResponse))
    #expect(SecTrustSetPolicies(trust, strict) == errSecSuccess)
    #expect(fault(trust) == errSecIncompleteCertRevocationCheck)
    var policies: CFArray?
    SecTrustCopyPolicies(trust, &policies)
    #expect(policies as? [SecPolicy] == [strict])
    #expect(SecPolicyCreateRevocation(kSecRevocationPreferCRL) == nil)
    #expect(SecTrustSetPolicies(trust, "kennel") == errSecParam)
  }

  @Test("Several certificates are one chain, whose first one is in question")
  func chains() throws {
    let chain = [try certificate(Self.kennel), try certificate(Self.old)]
    var trust: SecTrust?
    #expect(SecTrustCreateWithCertificates([SecCertificate](), nil, &trust) == errSecParam)
    #expect(trust == nil)
    #expect(SecTrustCreateWithCertificates(chain, nil, &trust) == errSecSuccess)
    let found = try #require(trust)
    #expect(SecTrustCopyCertificateChain(found) as? [SecCertificate] == chain)
    #expect(SecTrustGetCertificateCount(found) == 2)
    #expect(SecTrustGetCertificateAtIndex(found, 1) == chain[1])
    #expect(SecTrustGetCertificateAtIndex(found, 2) == nil)
    #expect(SecTrustCopyKey(found) == SecCertificateCopyKey(chain[0]))
    #expect(SecTrustCopyPublicKey(found) == SecTrustCopyKey(found))
  }

  @Test("A server that is not reached shows no certificate, and an app may answer with one that it trusts")
  func challenges() throws {
    let space = URLProtectionSpace(
      host: "kennel.example", port: 443, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
    let shown: SecTrust? = space.serverTrust
    #expect(shown == nil && space.authenticationMethod == NSURLAuthenticationMethodServerTrust)
    let kennel = try certificate(Self.kennel)
    let answer = URLCredential(trust: try judge(kennel))
    #expect(answer.persistence == .forSession && answer.user?.isEmpty != false)
  }

  @Test("Requests that go on without the app have the name that it gives them")
  func background() {
    let configuration = URLSessionConfiguration.background(withIdentifier: "walks")
    #expect(configuration.identifier == "walks" && configuration.sessionSendsLaunchEvents)
  }
}
