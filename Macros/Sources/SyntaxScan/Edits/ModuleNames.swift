/// Modules that app code imports under names that no module has here.
enum ModuleNames {
  /// The module that holds what is wanted of another one.
  ///
  /// No module bears these names itself: packages ask with `canImport` whether they are there, and take the
  /// answer for the system.
  static let substitutes = [
    "CoreFoundation": "Foundation",
    "CoreText": "UIKit",
    "CoreTransferable": "SwiftUI",
    "Darwin": "Glibc",
    "DeveloperToolsSupport": "SwiftUI",
    "ImageIO": "UIKit",
    "MobileCoreServices": "UniformTypeIdentifiers",
    "ObjectiveC": "Foundation",
    "PhotosUI": "SwiftUI",
    "SwiftUICore": "SwiftUI",
    "os": "OSLog",
  ]

  /// The module that one which is not here re-exports on Apple's systems.
  ///
  /// An app that imports SpriteKit alone has `UIView` all the same.
  ///
  /// - Parameter module: The name of the module that is not here.
  /// - Returns: `UIKit` for frameworks with views or controllers of their own, `Foundation` for any other.
  static func reexport(of module: String) -> String {
    interfaces.contains(module) ? "UIKit" : "Foundation"
  }

  /// Frameworks whose public interfaces name views or controllers of UIKit.
  private static let interfaces: Set<String> = [
    "ARKit", "AuthenticationServices", "ContactsUI", "EventKitUI", "GLKit", "GameController", "GameKit",
    "HealthKitUI", "IntentsUI", "LinkPresentation", "MediaPlayer", "MessageUI", "Messages", "MetalKit",
    "NotificationCenter", "PDFKit", "PassKit", "PencilKit", "QuickLook", "RealityKit", "ReplayKit",
    "SceneKit", "SpriteKit", "StoreKit", "VisionKit", "WidgetKit",
  ]

  /// The modules that hold here what `Foundation` or `QuartzCore` holds elsewhere, each with the names of it.
  static let companions: [(module: String, names: Set<String>)] = [
    ("FoundationNetworking", networking), ("FoundationXML", ["XMLParser", "XMLParserDelegate"]),
    ("FoundationAdditions", wording.union(system).union(watching)),
    ("UIKit", ["CATextLayer"]),
    ("Combine", publishing), ("Observation", observing), ("WidgetKit", widgets),
    ("Security", keeping), ("SwiftUI", ["NSItemProvider", "UITextPasteItem"]), ("CoreData", storing),
    ("CoreImage", filtering), ("OSLog", locking),
  ]

  /// Functions of C that code calls by themselves.
  static let libraryOfC: Set<String> = [
    "free", "malloc", "memcmp", "memcpy", "memmove", "memset", "strcmp", "strdup", "strlen", "strncmp",
    "strtod",
  ]

  /// What Apple's Foundation declares, or has from the frameworks below it.
  private static let system: Set<String> = [
    "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFAllocator", "CFArray", "CFBoolean", "CFData", "CFDate",
    "CFDictionary", "CFError", "CFErrorCopyDescription", "CFErrorGetCode", "CFErrorGetDomain", "CFIndex",
    "CFNumber", "CFOptionFlags", "CFString", "CFTypeRef", "CFURL", "NSEC_PER_MSEC", "NSEC_PER_SEC",
    "NSEC_PER_USEC", "NSInteger", "NSProcessInfoPowerStateDidChange", "NSSortDescriptor", "NSUInteger",
    "NSUbiquitousKeyValueStore", "OSStatus", "SortDescriptor", "URLSessionConfiguration", "USEC_PER_SEC",
    "allowsConstrainedNetworkAccess", "allowsExpensiveNetworkAccess", "applicationSupportDirectory",
    "autoreleasepool", "beginActivity", "cachesDirectory", "caseInsensitiveCompare",
    "checkPromisedItemIsReachable", "desktopDirectory", "documentsDirectory", "downloadsDirectory",
    "forSecurityApplicationGroupIdentifier", "forUbiquityContainerIdentifier", "isLowPowerModeEnabled",
    "isMacCatalystApp", "isiOSAppOnMac", "isiOSAppOnVision", "kCFAllocatorDefault", "kCFBooleanFalse",
    "kCFBooleanTrue", "libraryDirectory", "localizedCompare", "localizedStandard",
    "localizedStandardContains", "moviesDirectory", "musicDirectory", "performActivity",
    "performExpiringActivity", "picturesDirectory", "thermalState", "ubiquityIdentityToken",
    "waitsForConnectivity",
  ]

  /// What looks at properties.
  private static let watching: Set<String> = [
    "NSKeyValueChange", "NSKeyValueChangeKey", "NSKeyValueObservation", "NSKeyValueObservedChange",
    "NSKeyValueObservingOptions", "didChangeValue", "forKeyPath", "observe", "willChangeValue",
  ]

  /// What keeps objects in a store, which `SwiftUI` brings along elsewhere.
  private static let storing: Set<String> = [
    "FetchRequest", "FetchedResults", "NSEntityDescription", "NSFetchRequest", "NSFetchRequestResult",
    "NSFetchedResultsController", "NSFetchedResultsControllerDelegate", "NSManagedObject",
    "NSManagedObjectContext", "NSManagedObjectID", "NSManagedObjectModel", "NSPersistentCloudKitContainer",
    "NSPersistentContainer", "SectionedFetchRequest", "SectionedFetchResults", "managedObjectContext",
  ]

  /// What makes pictures of pictures, which `UIKit` brings along elsewhere.
  private static let filtering: Set<String> = [
    "CIColor", "CIContext", "CIDetector", "CIFilter", "CIImage", "CIVector", "ciImage",
  ]

  /// What keeps secrets.
  private static let keeping: Set<String> = [
    "NSURLAuthenticationMethodClientCertificate", "NSURLAuthenticationMethodServerTrust", "SecCertificate",
    "SecCertificateCopyData", "SecCertificateCreateWithData", "SecCopyErrorMessageString", "SecItemAdd",
    "SecItemCopyMatching", "SecItemDelete", "SecItemUpdate", "SecKey", "SecPolicy", "SecPolicyCreateSSL",
    "SecRandomCopyBytes", "SecTrust", "SecTrustEvaluateWithError", "SecTrustResultType",
    "errSecDuplicateItem", "errSecItemNotFound", "errSecSuccess", "serverTrust",
  ]

  /// What holds threads apart, which every module of the system brings along elsewhere.
  private static let locking: Set<String> = [
    "os_unfair_lock", "os_unfair_lock_lock", "os_unfair_lock_s", "os_unfair_lock_t", "os_unfair_lock_trylock",
    "os_unfair_lock_unlock",
  ]

  /// What SwiftUI declares of widgets.
  private static let widgets: Set<String> = ["WidgetBundle", "WidgetBundleBuilder", "WidgetConfiguration"]

  /// What makes a model observable.
  private static let observing: Set<String> = [
    "Observable", "ObservationIgnored", "ObservationRegistrar", "ObservationTracked", "Observations",
    "withObservationTracking",
  ]

  /// What tells views that a model changed.
  private static let publishing: Set<String> = [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject", "ObservableObjectPublisher",
    "PassthroughSubject", "Published",
  ]

  /// What writes times, amounts and texts of the app's language files, and what undoes.
  private static let wording: Set<String> = [
    "DateComponentsFormatter", "ListFormatter", "LocalizationValue", "LocalizedStringResource",
    "MeasurementFormatUnitUsage", "MeasurementFormatter", "NSLocalizedString", "NSPredicate",
    "RelativeDateTimeFormatter", "UndoManager", "localized", "localizedString", "localizedStringWithFormat",
  ]

  /// What asks the network.
  private static let networking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSMutableURLRequest",
    "NSURLRequest", "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "URLCache",
    "URLCredential",
    "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest",
    "URLResponse",
    "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionStreamTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics",
    "URLSessionUploadTask",
    "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
  ]
}
