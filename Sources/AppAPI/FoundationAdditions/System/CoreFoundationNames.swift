import Foundation

/// A text, by the name that functions in C have for it.
public typealias CFString = String
/// A dictionary, by the name that functions in C have for it.
public typealias CFDictionary = [AnyHashable: Any]
/// An array, by the name that functions in C have for it.
public typealias CFArray = [Any]
/// Bytes, by the name that functions in C have for them.
public typealias CFData = Data
/// An address, by the name that functions in C have for it.
public typealias CFURL = URL
/// A number, by the name that functions in C have for it.
public typealias CFNumber = NSNumber
/// A truth value, by the name that functions in C have for it.
public typealias CFBoolean = NSNumber
/// A moment, by the name that functions in C have for it.
public typealias CFDate = Date
/// What went wrong, by the name that functions in C have for it.
public typealias CFError = NSError
/// An object, by the name that functions in C have for it.
public typealias CFTypeRef = AnyObject
/// The number by which a function says whether it worked.
public typealias OSStatus = Int32
/// Seconds since the first moment of 2001.
public typealias CFAbsoluteTime = Double
/// A whole number of the machine's size.
public typealias CFIndex = Int
/// Options of a function in C, a bit each.
public typealias CFOptionFlags = UInt
/// What takes memory for objects; none is here, as Swift itself does so.
public enum CFAllocator: Sendable {}

/// A whole number of the machine's size, by the name that Objective-C has for it.
public typealias NSInteger = Int
/// A number of the machine's size that is not negative, by the name that Objective-C has for it.
public typealias NSUInteger = UInt

/// True, as functions in C have it.
public var kCFBooleanTrue: CFBoolean? { NSNumber(value: true) }
/// False, as functions in C have it.
public var kCFBooleanFalse: CFBoolean? { NSNumber(value: false) }

/// The usual way of taking memory, which functions in C know as none.
public let kCFAllocatorDefault: CFAllocator? = nil

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of what went wrong.
public func CFErrorGetCode(_ err: CFError) -> CFIndex { err.code }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The group of errors in which the number of one counts.
public func CFErrorGetDomain(_ err: CFError) -> CFString { err.domain }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What went wrong, in words.
public func CFErrorCopyDescription(_ err: CFError) -> CFString? { err.localizedDescription }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The present moment, in seconds since the first moment of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many billionths of a second make one second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many billionths of a second make a thousandth.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many millionths of a second make one second.
public let USEC_PER_SEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many billionths of a second make a millionth.
public let NSEC_PER_USEC: UInt64 = 1_000

/// Does something; what it makes for a while goes as soon as nobody needs it.
///
/// - Returns: What the body returns.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
