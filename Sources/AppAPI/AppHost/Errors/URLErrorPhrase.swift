import AppResources

/// Words for the codes of errors of URL loading.
enum URLErrorPhrase {
  /// The words for a code of `NSURLErrorDomain`; `nil` for a code without any.
  static func phrase(of code: Int) -> SystemPhrase? {
    switch code {
    case -1: .errorUnknown
    case -999: .errorCancelled
    case -1_000, -1_002: .errorAddress
    case -1_001: .errorTimedOut
    case -1_003, -1_006: .errorNoHost
    case -1_004: .errorNoServer
    case -1_005: .errorConnectionLost
    case -1_009: .errorOffline
    case -1_008, -1_010, -1_100, -1_101: .errorUnavailable
    case -1_007, -1_011, -1_017...(-1_014): .errorAnswer
    case -1_012, -1_013, -1_102: .errorSignIn
    case -1_022, -1_200: .errorInsecure
    case -1_206...(-1_201): .errorCertificate
    case -1_020...(-1_018): .errorMobileData
    default: nil
    }
  }
}
