import FoundationAdditions

/// A key for signing or for secrets; what is here keeps it, and computes nothing with it.
public final class SecKey: Hashable, Sendable {
  /// The identifiers of the kinds of keys, as bytes.
  private enum Identifier {
    static let factors: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01]
    static let curve: [UInt8] = [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]
  }

  /// One of the values of `kSecAttrKeyType`.
  let type: CFString
  /// One of the values of `kSecAttrKeyClass`.
  let keyClass: CFString
  /// How long it is, in bits.
  let size: Int
  let data: Data

  /// Reads a key from its bytes; `nil` where they are none of the type and the class.
  init?(_ data: Data, type: CFString, keyClass: CFString) {
    let size =
      switch type {
      case kSecAttrKeyTypeRSA: SecKey.sizeOfFactors(data, keyClass)
      case kSecAttrKeyTypeECSECPrimeRandom: SecKey.sizeOfCurve(data, keyClass)
      default: nil as Int?
      }
    guard let size else { return nil }
    self.type = type
    self.keyClass = keyClass
    self.size = size
    self.data = data
  }

  /// Reads the public key of a certificate: what kind it is, and its bits.
  convenience init?(certified value: EncodedValue) {
    let parts = value.parts
    guard parts.count == 2, parts[1].tag == EncodedValue.Tag.bits, let kind = parts[0].parts.first,
      kind.tag == EncodedValue.Tag.identifier
    else { return nil }
    // The first byte counts the bits that are not used.
    let data = Data(parts[1].content.dropFirst())
    switch Array(kind.content) {
    case Identifier.factors:
      self.init(data, type: kSecAttrKeyTypeRSA, keyClass: kSecAttrKeyClassPublic)
    case Identifier.curve:
      self.init(data, type: kSecAttrKeyTypeECSECPrimeRandom, keyClass: kSecAttrKeyClassPublic)
    default: return nil
    }
  }

  /// The bits of the product of two primes; `nil` for bytes that tell none.
  private static func sizeOfFactors(_ data: Data, _ keyClass: CFString) -> Int? {
    guard let whole = EncodedValue(whole: data), whole.tag == EncodedValue.Tag.sequence else { return nil }
    let numbers = whole.parts
    // A private key begins with a version, and tells the primes too.
    let isPrivate = keyClass == kSecAttrKeyClassPrivate
    guard isPrivate ? numbers.count >= 9 : numbers.count == 2,
      numbers.allSatisfy({ $0.tag == EncodedValue.Tag.integer })
    else { return nil }
    let product = numbers[isPrivate ? 1 : 0].content.drop { $0 == 0 }
    return product.first.map { 8 * product.count - $0.leadingZeroBitCount }
  }

  /// The bits of the field of a curve; `nil` for bytes that are no point of one that is known.
  private static func sizeOfCurve(_ data: Data, _ keyClass: CFString) -> Int? {
    let numbers = keyClass == kSecAttrKeyClassPrivate ? 3 : 2
    // Two coordinates stand in full behind a 4, and the secret number behind them.
    guard data.first == 4, (data.count - 1).isMultiple(of: numbers) else { return nil }
    return [32: 256, 48: 384, 66: 521][(data.count - 1) / numbers]
  }

  /// True where both are the same key.
  public static func == (left: SecKey, right: SecKey) -> Bool {
    left.type == right.type && left.keyClass == right.keyClass && left.data == right.data
  }

  /// Adds the bytes to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reads a key from its bytes, with attributes that say of which type and class it is.
///
/// - Returns: `nil` where the bytes are none; the error says so.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  if let type = attributes[kSecAttrKeyType] as? CFString,
    let keyClass = attributes[kSecAttrKeyClass] as? CFString,
    let key = SecKey(keyData, type: type, keyClass: keyClass)
  {
    return key
  }
  error?.pointee = .passRetained(NSError(securityStatus: errSecParam))
  return nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The bytes of a key: two numbers for RSA, a point for a curve.
///
/// - Returns: The bytes; nothing goes wrong.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  key.data
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What is known of a key: its type, its class and its length.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
  [
    kSecClass: kSecClassKey, kSecAttrKeyType: key.type, kSecAttrKeyClass: key.keyClass,
    kSecAttrKeySizeInBits: key.size,
  ]
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many bytes are signed or hidden at once.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.size + 7) / 8 }

/// The type of keys: a product of two primes.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// The type of keys: a point of an elliptic curve, by the older name.
public let kSecAttrKeyTypeEC: CFString = "73"
/// The type of keys: a point of an elliptic curve over a field of a prime.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The class of keys: one that everybody may know.
public let kSecAttrKeyClassPublic: CFString = "0"
/// The class of keys: one that nobody else may know.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// The class of keys: one that two share.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// The attribute of a key: how long it is.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The attribute of a key: whether the keychain keeps it.
public let kSecAttrIsPermanent: CFString = "perm"
