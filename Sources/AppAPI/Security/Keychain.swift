@_exported import FoundationAdditions
import Synchronization

/// The secrets of an app; they are kept in memory, and a first launch finds none.
final class Keychain: Sendable {
  private struct Items: @unchecked Sendable {
    var all: [[String: Any]] = []
  }

  /// The keychain of the process.
  static let shared = Keychain()

  private let items = Mutex(Items())

  /// What tells an item from others of its class.
  private static let identifying = [
    kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrGeneric, kSecAttrAccessGroup,
    kSecAttrApplicationTag, kSecAttrLabel, kSecAttrKeyType, kSecAttrKeyClass, kSecAttrApplicationLabel,
  ]

  func add(_ attributes: CFDictionary) -> (status: OSStatus, result: AnyObject?) {
    guard attributes[kSecClass] != nil else { return (errSecParam, nil) }
    let item = Dictionary(attributes.compactMap { key, value in (key as? String).map { ($0, value) } }) { $1 }
      .filter { !Self.questions.contains($0.key) }
    let new = Items(all: [item])
    let isNew = items.withLock { items in
      let isKnown = items.all.contains { known in
        Self.identifying.allSatisfy { Self.isSame(known[$0], new.all[0][$0]) }
      }
      if !isKnown { items.all += new.all }
      return !isKnown
    }
    return isNew ? (errSecSuccess, Self.answer(of: item, to: attributes)) : (errSecDuplicateItem, nil)
  }

  func find(_ query: CFDictionary) -> (status: OSStatus, result: AnyObject?) {
    let found = items.withLock { Items(all: $0.all) }.all.filter { Self.fits($0, query) }
    guard let first = found.first else { return (errSecItemNotFound, nil) }
    let limit = query[kSecMatchLimit]
    guard Self.isSame(limit, kSecMatchLimitAll) || (limit as? Int ?? 1) > 1 else {
      return (errSecSuccess, Self.answer(of: first, to: query))
    }
    return (errSecSuccess, NSArray(array: found.compactMap { Self.answer(of: $0, to: query) }))
  }

  func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    let (query, changes) = (Given(query), Given(changes))
    let count = items.withLock { items in
      let places = items.all.indices.filter { Self.fits(items.all[$0], query.values) }
      for place in places {
        for (key, value) in changes.values { if let key = key as? String { items.all[place][key] = value } }
      }
      return places.count
    }
    return count == 0 ? errSecItemNotFound : errSecSuccess
  }

  func delete(_ query: CFDictionary) -> OSStatus {
    let query = Given(query)
    let count = items.withLock { items in
      let before = items.all.count
      items.all.removeAll { Self.fits($0, query.values) }
      return before - items.all.count
    }
    return count == 0 ? errSecItemNotFound : errSecSuccess
  }

  /// Keys of a query that ask for something and describe no item.
  private static let questions: Set = [
    kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit,
    kSecUseAuthenticationContext, kSecUseDataProtectionKeychain, kSecUseOperationPrompt,
    kSecUseAuthenticationUI,
  ]

  private static func fits(_ item: [String: Any], _ query: CFDictionary) -> Bool {
    query.allSatisfy { key, value in
      guard let key = key as? String, !questions.contains(key), key != kSecValueData else { return true }
      if key == kSecAttrSynchronizable, isSame(value, kSecAttrSynchronizableAny) { return true }
      return isSame(item[key], value)
    }
  }

  private static func isSame(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): return true
    case (let left?, let right?):
      guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
      return left == right
    default: return false
    }
  }

  private static func isAsked(_ query: CFDictionary, _ key: CFString) -> Bool {
    (query[key] as? Bool) ?? (query[key] as? NSNumber)?.boolValue ?? false
  }

  /// What a query asks for: bytes, attributes, or both.
  private static func answer(of item: [String: Any], to query: CFDictionary) -> AnyObject? {
    let data = (item[kSecValueData] as? Data).map { NSData(data: $0) }
    guard isAsked(query, kSecReturnAttributes) else { return isAsked(query, kSecReturnData) ? data : nil }
    var attributes = item
    if !isAsked(query, kSecReturnData) { attributes[kSecValueData] = nil }
    return NSDictionary(dictionary: attributes)
  }

  private struct Given: @unchecked Sendable {
    let values: CFDictionary

    init(_ values: CFDictionary) { self.values = values }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Keeps a secret.
///
/// - Returns: `errSecDuplicateItem` where there is one of the same class, account and service.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let outcome = Keychain.shared.add(attributes)
  if let answer = outcome.result { result?.pointee = answer }
  return outcome.status
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Looks secrets up.
///
/// - Returns: `errSecItemNotFound` where there is none.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{
  let outcome = Keychain.shared.find(query)
  result?.pointee = outcome.result
  return outcome.status
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes secrets.
///
/// - Returns: `errSecItemNotFound` where there is none.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.shared.update(query, attributesToUpdate)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Forgets secrets.
///
/// - Returns: `errSecItemNotFound` where there is none.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(query) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What a status means, in words.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecDuplicateItem: "An item like this is in the keychain."
  case errSecItemNotFound: "There is no such item in the keychain."
  case errSecParam: "A value was not valid."
  case errSecNotTrusted: "The certificate is not trusted."
  case errSecCertificateExpired: "The certificate is no longer valid."
  case errSecCertificateNotValidYet: "The certificate is not valid yet."
  case errSecHostNameMismatch: "The certificate is for another host."
  case errSecIncompleteCertRevocationCheck: "Nobody said whether the certificate was taken back."
  default: "OSStatus \(status)"
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills bytes by chance.
///
/// - Returns: `errSecSuccess`.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
{
  let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: count)
  for index in buffer.indices { buffer[index] = .random(in: 0...255) }
  return errSecSuccess
}

/// What bytes by chance come from.
public struct SecRandomRef: Sendable {}

/// The chance of the system.
public let kSecRandomDefault: SecRandomRef? = SecRandomRef()
