/// Tells which of the system's frameworks a name belongs to, by how it is written and who imports what.
enum Framework {
  private static let prefixes = [
    ("UI", "UIKit"), ("NS", "Foundation"), ("AV", "AVFoundation"), ("MK", "MapKit"), ("CL", "CoreLocation"),
    ("WK", "WebKit"), ("CA", "QuartzCore"), ("CG", "CoreGraphics"), ("AX", "Accessibility"),
    ("CM", "CoreMotion"),
    ("SK", "StoreKit"), ("CN", "Contacts"), ("EK", "EventKit"), ("HK", "HealthKit"), ("PH", "Photos"),
    ("UN", "UserNotifications"), ("UT", "UniformTypeIdentifiers"), ("OS", "OSLog"), ("URL", "Foundation"),
    ("SF", "SafariServices"), ("CI", "CoreImage"), ("LA", "LocalAuthentication"),
  ]
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
    if foundation.contains(telling) { return "Foundation" }
    for (prefix, framework) in prefixes where telling.hasPrefix(prefix) {
      if let next = telling.dropFirst(prefix.count).first, next.isUppercase { return framework }
    }
    for likely in ["SwiftUI", "UIKit"] where imports.contains(likely) { return likely }
    return imports.sorted().first ?? "Foundation"
  }
}
