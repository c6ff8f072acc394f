/// Tells which of the system's frameworks a name belongs to, by how it is written and who imports what.
enum Framework {
  private static let prefixes = [
    ("UI", "UIKit"), ("NS", "Foundation"), ("AV", "AVFoundation"), ("MK", "MapKit"), ("CL", "CoreLocation"),
    ("WK", "WebKit"), ("CA", "QuartzCore"), ("CG", "CoreGraphics"), ("AX", "Accessibility"),
    ("CM", "CoreMotion"),
    ("SK", "StoreKit"), ("CN", "Contacts"), ("EK", "EventKit"), ("HK", "HealthKit"), ("PH", "Photos"),
    ("UN", "UserNotifications"), ("UT", "UniformTypeIdentifiers"), ("OS", "OSLog"), ("URL", "Foundation"),
    ("GK", "GameplayKit"), ("NW", "Network"), ("Sec", "Security"),
    ("SF", "SafariServices"), ("CI", "CoreImage"), ("LA", "LocalAuthentication"),
    ("AS", "AuthenticationServices"), ("PK", "PassKit"), ("QL", "QuickLook"), ("MF", "MessageUI"),
    ("GK", "GameKit"), ("CH", "CoreHaptics"), ("WC", "WatchConnectivity"), ("LP", "LinkPresentation"),
    ("MP", "MediaPlayer"), ("PDF", "PDFKit"), ("NL", "NaturalLanguage"), ("VN", "Vision"), ("ML", "CoreML"),
    ("CK", "CloudKit"), ("MC", "MultipeerConnectivity"), ("NE", "NetworkExtension"),
  ]
  /// Frameworks that share the prefix of another one.
  private static let sharing = ["StoreKit": "SpriteKit", "CoreMotion": "CoreMedia"]
  private static let foundation: Set = [
    "Array", "AttributedString", "Bool", "Bundle", "Calendar", "CharacterSet", "Data", "Date",
    "DateFormatter",
    "DateInterval", "Decimal", "Dictionary", "DispatchQueue", "Double", "FileManager", "Float", "IndexPath",
    "IndexSet", "Int", "JSONDecoder", "JSONEncoder", "Locale", "Measurement", "Notification",
    "NotificationCenter", "NumberFormatter", "OperationQueue", "ProcessInfo", "RunLoop", "Set", "String",
    "TimeInterval", "TimeZone", "Timer", "UUID", "URL", "UserDefaults",
  ]

  /// The framework that a name is missing from.
  ///
  /// - Parameters:
  ///   - missing: The name.
  ///   - imports: The modules that its file imports.
  /// - Returns: The name of the framework.
  static func holding(_ missing: MissingName, imports: Set<String>) -> String {
    let telling = missing.ownerName ?? missing.name
    if let known = known(telling) {
      return sharing[known].flatMap { imports.contains($0) ? $0 : nil } ?? known
    }
    for likely in ["SwiftUI", "UIKit"] where imports.contains(likely) { return likely }
    return imports.sorted().first ?? "Foundation"
  }

  /// True for a name that an app can have as well: a member of any type, or one without a framework's prefix.
  static func leavesOpen(_ missing: MissingName) -> Bool {
    missing.owner != nil || known(missing.name) == nil
  }

  /// The framework whose name or prefix a name bears; `nil` where it bears none.
  private static func known(_ name: String) -> String? {
    if foundation.contains(name) { return "Foundation" }
    return prefixes.first { prefix, _ in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }?.1
  }
}
