import Foundation

/// Asks who a person is, by face, finger or code; no device that could tell is here, as on one without a code.
open class LAContext: NSObject {
  /// The words of the button that asks for the code instead.
  open var localizedFallbackTitle: String?
  /// The words of the button that stops asking.
  open var localizedCancelTitle: String?
  /// Why the person is asked.
  open var localizedReason = ""
  /// What the device tells people by; nothing here.
  open var biometryType: LABiometryType { .none }

  /// Makes somebody who asks.
  public override init() { super.init() }

  /// Whether people can be asked in a way; never here, for a reason that is handed out.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = LAError(policy.refusal) as NSError
    return false
  }

  /// Asks in a way, and answers in a closure that it cannot be done.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    reply(false, LAError(policy.refusal))
  }

  /// Asks in a way.
  ///
  /// - Throws: That it cannot be done.
  /// - Returns: True for the right person.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(policy.refusal)
  }

  /// Stops asking.
  open func invalidate() {}
}

/// What a device tells people by.
public enum LABiometryType: Int, Sendable {
  /// Nothing.
  case none
  /// A finger.
  case touchID
  /// How somebody looks.
  case faceID
  /// Eyes.
  case opticID
}

/// How a person is asked who they are.
public enum LAPolicy: Int, Sendable {
  /// By face or finger alone.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By face, finger or code.
  case deviceOwnerAuthentication = 2

  var refusal: LAError.Code {
    self == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable
  }
}

/// Why it could not be told who a person is.
public struct LAError: LocalizedError, CustomNSError, Equatable, Sendable {
  /// Where the numbers of the reasons belong.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }

  /// The reasons.
  public enum Code: Int, Sendable {
    /// The wrong person.
    case authenticationFailed = -1
    /// The person stopped.
    case userCancel = -2
    /// The person wants to write the code.
    case userFallback = -3
    /// Something else came to the front.
    case systemCancel = -4
    /// No code is set.
    case passcodeNotSet = -5
    /// The device has nothing to tell people by.
    case biometryNotAvailable = -6
    /// Nobody's face or finger is known.
    case biometryNotEnrolled = -7
    /// There were too many wrong tries.
    case biometryLockout = -8
    /// The app stopped.
    case appCancel = -9
    /// The one who asks was stopped before.
    case invalidContext = -10
    /// Nobody may be asked at present.
    case notInteractive = -1004
  }

  /// The wrong person.
  public static let authenticationFailed = Code.authenticationFailed
  /// The person stopped.
  public static let userCancel = Code.userCancel
  /// The person wants to write the code.
  public static let userFallback = Code.userFallback
  /// No code is set.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The device has nothing to tell people by.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// Nobody's face or finger is known.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// There were too many wrong tries.
  public static let biometryLockout = Code.biometryLockout

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The reason in words, for those who know the error by its number alone.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  /// The reason in words.
  public var errorDescription: String? {
    code == .passcodeNotSet ? "Passcode not set." : "Biometry is not available on this device."
  }
}
