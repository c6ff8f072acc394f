import FoundationAdditions

/// What somebody signed about whose a public key is, as X.509 writes it.
///
///     let certificate = SecCertificateCreateWithData(nil, try Data(contentsOf: file))
public final class SecCertificate: Hashable, Sendable {
  /// The identifiers of what a certificate tells, as bytes.
  private enum Identifier {
    static let name: [UInt8] = [0x55, 0x04, 0x03]
    static let organization: [UInt8] = [0x55, 0x04, 0x0A]
    static let unit: [UInt8] = [0x55, 0x04, 0x0B]
    static let address: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x09, 0x01]
    static let otherNames: [UInt8] = [0x55, 0x1D, 0x11]
  }

  let data: Data
  let serialNumber: Data
  /// From when to when it is valid.
  let validity: ClosedRange<Date>
  /// The hosts that it is for.
  let hosts: [String]
  /// The key that it is about; `nil` for one of a kind that is not known.
  let key: SecKey?
  /// What it says of who it is for: texts by the identifiers of what they are.
  private let subject: [[UInt8]: String]

  /// Reads a certificate; `nil` where the bytes are none.
  init?(_ data: Data) {
    guard let whole = EncodedValue(whole: data), whole.tag == EncodedValue.Tag.sequence,
      let signed = whole.parts.first, signed.tag == EncodedValue.Tag.sequence
    else { return nil }
    // Before a serial number, the way of signing, the issuer, two times, the subject and the key.
    let fields = Array(signed.parts.drop { $0.tag == EncodedValue.Tag.version })
    guard fields.count >= 6, fields[0].tag == EncodedValue.Tag.integer else { return nil }
    let times = fields[3].parts.compactMap(\.moment)
    guard times.count == 2, times[0] <= times[1] else { return nil }
    self.data = data
    serialNumber = Data(fields[0].content)
    validity = times[0]...times[1]
    subject = SecCertificate.names(in: fields[4])
    key = SecKey(certified: fields[5])
    hosts = SecCertificate.hosts(in: fields.dropFirst(6).first { $0.tag == EncodedValue.Tag.extensions })
  }

  /// What a subject is called, by the identifiers of its names.
  private static func names(in subject: EncodedValue) -> [[UInt8]: String] {
    let pairs = subject.parts.flatMap(\.parts).map(\.parts).filter { $0.count == 2 }
    return Dictionary(pairs.map { (Array($0[0].content), $0[1].text) }) { first, _ in first }
  }

  /// The hosts among the names that stand beside the rest.
  private static func hosts(in extensions: EncodedValue?) -> [String] {
    let all = (extensions?.parts.first?.parts ?? []).map(\.parts)
    let names = all.first { $0.first.map { Array($0.content) } == Identifier.otherNames }
    return (names?.last?.parts.first?.parts ?? []).filter { $0.tag == EncodedValue.Tag.host }.map(\.text)
  }

  /// What the subject is called; `nil` where it has no name of its own.
  var name: String? { subject[Identifier.name] }

  /// What the subject is called, or else whose it is.
  var summary: String? {
    name ?? subject[Identifier.unit] ?? subject[Identifier.organization] ?? subject[Identifier.address]
  }

  /// Whether it is for a host; a star stands for one part of a name.
  func fits(_ host: String) -> Bool {
    let wanted = Self.labels(of: host)
    return hosts.contains { pattern in
      let labels = Self.labels(of: pattern)
      guard labels.first == "*" else { return labels == wanted }
      return labels.count == wanted.count && labels.dropFirst() == wanted.dropFirst()
    }
  }

  private static func labels(of host: String) -> [Substring] {
    host.lowercased().split(separator: ".")
  }

  /// True where both are the same bytes.
  public static func == (left: SecCertificate, right: SecCertificate) -> Bool { left.data == right.data }

  /// Adds the bytes to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reads a certificate from its bytes in the form of DER.
///
/// - Returns: `nil` where the bytes are no certificate.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  SecCertificate(data)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The bytes that a certificate was read from.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The public key that a certificate is about; `nil` for one that is neither RSA nor of an elliptic curve.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Who a certificate is for, in words for a person.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
  certificate.summary
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Tells what the subject is called.
///
/// - Returns: `errSecSuccess`, also where it has no name.
@discardableResult
public func SecCertificateCopyCommonName(
  _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
  commonName.pointee = certificate.name
  return errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number by which whoever signed it knows a certificate.
public func SecCertificateCopySerialNumberData(
  _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  certificate.serialNumber
}
