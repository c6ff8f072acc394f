// swift-tools-version: 6.2
import PackageDescription

// Each line is one target: its folder and what it depends on. `Tests/HouseTests` checks these arrows.

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

func source(
  _ name: String, in folder: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)", exclude: exclude,
    swiftSettings: strict)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude,
    swiftSettings: strict)
}

/// App code as users write it; what only the preview plugin can compile is left out.
func example(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Examples/\(name)", exclude: exclude,
    swiftSettings: strict)
}

var products: [Product] = [
  .library(name: "AccessibilityModel", targets: ["AccessibilityModel"]),
  .library(name: "TreeFormat", targets: ["TreeFormat"]),
  .library(name: "VoiceOverEngine", targets: ["VoiceOverEngine"]),
  .library(name: "VoiceControlEngine", targets: ["VoiceControlEngine"]),
  .library(name: "KeyboardAccessEngine", targets: ["KeyboardAccessEngine"]),
  .library(name: "SwitchControlEngine", targets: ["SwitchControlEngine"]),
  .library(name: "LargeContentEngine", targets: ["LargeContentEngine"]),
  .library(name: "ZoomEngine", targets: ["ZoomEngine"]),
  .library(name: "SpokenContentEngine", targets: ["SpokenContentEngine"]),
  .library(name: "AssistiveTouchEngine", targets: ["AssistiveTouchEngine"]),
  .library(name: "AuditEngine", targets: ["AuditEngine"]),
  .library(name: "EffortEngine", targets: ["EffortEngine"]),
  .library(name: "EarshotSession", targets: ["EarshotSession"]),
  .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
  .library(name: "SpeechBridge", targets: ["SpeechBridge"]),
  .library(name: "BrailleBridge", targets: ["BrailleBridge"]),
  .library(name: "Sounds", targets: ["Sounds"]),
  .library(name: "LanguageBridge", targets: ["LanguageBridge"]),
  .library(name: "SavedScreens", targets: ["SavedScreens"]),
  .library(name: "ATSPIAdapter", targets: ["ATSPIAdapter", "ATSPIProvider", "DBus"]),
  .executable(name: "earshot", targets: ["earshot"]),
  .executable(name: "earshot-speech", targets: ["Speaker"]),
]

/// What packages of apps depend on where Apple's own modules are not.
let linuxProducts: [(name: String, targets: [String])] = [
  ("SwiftUI", ["SwiftUI", "_Testing_UIKit"]),
  ("UIKit", ["UIKit", "_Testing_UIKit"]),
  ("CoreGraphics", ["CoreGraphics", "_Testing_CoreGraphics"]),
  ("QuartzCore", ["QuartzCore", "_Testing_CoreGraphics"]),
  ("Accessibility", ["Accessibility"]),
  ("AVFoundation", ["AVFoundation"]),
  ("AVKit", ["AVKit"]),
  ("Charts", ["Charts"]),
  ("Combine", ["Combine"]),
  ("CoreLocation", ["CoreLocation"]),
  ("CoreMotion", ["CoreMotion"]),
  ("LocalAuthentication", ["LocalAuthentication"]),
  ("MapKit", ["MapKit"]),
  ("OSLog", ["OSLog"]),
  ("SafariServices", ["SafariServices"]),
  ("TipKit", ["TipKit"]),
  ("UniformTypeIdentifiers", ["UniformTypeIdentifiers"]),
  ("UserNotifications", ["UserNotifications"]),
  ("WebKit", ["WebKit"]),
  ("EarshotTesting", ["EarshotTesting"]),
  ("XCUIAutomation", ["XCUIAutomation"]),
]

/// Frameworks that an app has beside them: each is a module, a product, and a part of what `earshot` shows apps with.
let frameworks = [
  "ActivityKit", "AppIntents", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CloudKit",
  "Contacts", "ContactsUI", "CoreData", "CoreHaptics", "CoreImage", "CoreMedia", "CoreML", "CoreSpotlight",
  "CryptoKit", "EventKit", "EventKitUI", "FoundationModels", "GameKit", "GameplayKit", "HealthKit", "Intents",
  "LinkPresentation", "MediaPlayer", "MessageUI", "MultipeerConnectivity", "NaturalLanguage", "Network",
  "NetworkExtension", "PassKit", "PDFKit", "Photos", "QuickLook", "Security", "simd", "SpriteKit", "StoreKit",
  "SwiftData", "Vision", "VisionKit", "WatchConnectivity", "WeatherKit", "WidgetKit",
]

let engines: [Target.Dependency] = [  // What a session runs.
  "VoiceOverEngine", "VoiceControlEngine", "KeyboardAccessEngine", "SwitchControlEngine", "ZoomEngine",
  "LargeContentEngine", "AssistiveTouchEngine", "AuditEngine", "EffortEngine", "SpokenContentEngine",
]

var targets: [Target] = [
  source("LinuxOnly", in: "Testing"),
  source("AccessibilityModel", in: "Model"),
  source("TreeFormat", in: "Model", ["AccessibilityModel"]),
  source("VoiceOverEngine", in: "Engines", ["AccessibilityModel"]),
  source("VoiceControlEngine", in: "Engines", ["AccessibilityModel"]),
  source("KeyboardAccessEngine", in: "Engines", ["AccessibilityModel"]),
  source("SwitchControlEngine", in: "Engines", ["AccessibilityModel"]),
  source("LargeContentEngine", in: "Engines", ["AccessibilityModel"]),
  source("ZoomEngine", in: "Engines", ["AccessibilityModel"]),
  source("SpokenContentEngine", in: "Engines", ["AccessibilityModel"]),
  source("AssistiveTouchEngine", in: "Engines", ["AccessibilityModel"]),
  source("AuditEngine", in: "Engines", ["AccessibilityModel", "VoiceOverEngine", "EffortEngine"]),
  source(
    "EffortEngine", in: "Engines",
    [
      "AccessibilityModel", "VoiceOverEngine", "VoiceControlEngine", "KeyboardAccessEngine",
      "SwitchControlEngine", "AssistiveTouchEngine",
    ]),
  source("CrawlEngine", in: "Engines", ["AccessibilityModel"]),
  source("ExplanationEngine", in: "Engines", ["AccessibilityModel", "VoiceOverEngine"]),
  source("EarshotSession", in: "Sessions", ["AccessibilityModel", "TreeFormat"] + engines),
  source("ConstraintSolver", in: "AppAPI"),
  source("SpeechMessages", in: "Bridges"),
  source("SpeechBridge", in: "Bridges", ["AccessibilityModel", "SpeechMessages"]),
  .systemLibrary(
    name: "CLouis", path: "Sources/Bridges/CLouis", pkgConfig: "liblouis",
    providers: [.apt(["liblouis-dev"])]),
  source("BrailleBridge", in: "Bridges", ["AccessibilityModel", "CLouis"]),
  .systemLibrary(name: "CBrlAPI", path: "Sources/Bridges/CBrlAPI", providers: [.apt(["libbrlapi-dev"])]),
  // Displays themselves: the tool alone has them, no product.
  source("BrailleDevice", in: "Bridges", ["CBrlAPI"]),
  source("Sounds", in: "Bridges", ["AccessibilityModel"]),
  .systemLibrary(
    name: "CExpat", path: "Sources/Bridges/CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
  source("RoleDescriptions", in: "Bridges", ["AccessibilityModel", "TreeFormat"]),
  source("SavedScreens", in: "Bridges", ["AccessibilityModel", "TreeFormat", "CExpat", "RoleDescriptions"]),
  .systemLibrary(
    name: "CGIO", path: "Sources/Bridges/CGIO", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
  source("DBus", in: "Bridges", ["CGIO"]),
  .target(name: "CX11Window", path: "Sources/Bridges/CX11Window", linkerSettings: [.linkedLibrary("z")]),
  source("DisplayWindow", in: "Bridges", ["AccessibilityModel", "CX11Window"]),
  source("ATSPIProvider", in: "Bridges", ["AccessibilityModel"]),
  source("ATSPIAdapter", in: "Bridges", ["AccessibilityModel", "ATSPIProvider", "DBus"]),
  source("ATSPIBridge", in: "Bridges", ["AccessibilityModel", "TreeFormat", "DBus", "RoleDescriptions"]),
  .target(
    name: "CLanguages", path: "Sources/Bridges/CLanguages", linkerSettings: [.linkedLibrary("cld2")]),
  source("LanguageBridge", in: "Bridges", ["AccessibilityModel", "CLanguages"]),
  .systemLibrary(
    name: "CEspeak", path: "Sources/Tools/CEspeak", pkgConfig: "espeak-ng",
    providers: [.apt(["libespeak-ng-dev"])]),
  .systemLibrary(
    name: "CALSA", path: "Sources/Tools/CALSA", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),
  // A process of its own: the synthesiser is no library to share, and has another licence.
  .executableTarget(
    name: "Speaker", dependencies: ["SpeechMessages", "CEspeak", "CALSA"], path: "Sources/Tools/Speaker",
    swiftSettings: strict),
  .target(name: "CProcess", path: "Sources/Tools/CProcess"),
  source("AppBuilding", in: "Tools", ["AccessibilityModel", "TreeFormat", "EarshotSession", "CProcess"]),
  source(
    "Crawling", in: "Tools",
    [
      "AccessibilityModel", "TreeFormat", "VoiceOverEngine", "AuditEngine", "EffortEngine", "CrawlEngine",
      "EarshotSession", "AppBuilding",
    ]),
  source(
    "LiveApps", in: "Tools",
    [
      "AccessibilityModel", "TreeFormat", "EarshotSession", "ATSPIProvider", "ATSPIAdapter", "DBus",
      "DisplayWindow",
    ]),
  source(
    "Conforming", in: "Tools",
    [
      "AccessibilityModel", "TreeFormat", "VoiceOverEngine", "EarshotSession", "LanguageBridge",
      "AppBuilding",
    ]),
  // A page in a browser: the only target that opens a port.
  .target(
    name: "DeviceServer",
    dependencies: ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"].map {
      .product(name: $0, package: "swift-nio")
    },
    path: "Sources/Tools/DeviceServer", swiftSettings: strict),
  .executableTarget(
    name: "earshot",
    dependencies: [
      "AccessibilityModel", "TreeFormat", "VoiceOverEngine", "AuditEngine", "EffortEngine", "EarshotSession",
      "AppBuilding", "SpeechBridge", "BrailleBridge", "Sounds", "LanguageBridge", "CrawlEngine", "Crawling",
      "Conforming", "ExplanationEngine", "SavedScreens", "ATSPIBridge", "LiveApps", "ATSPIProvider",
      "ATSPIAdapter", "DBus", "DisplayWindow", "DeviceServer", "BrailleDevice", "SpokenContentEngine",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    path: "Sources/Tools/earshot", swiftSettings: strict),
  // What several test targets use; no product has it.
  .target(
    name: "TestSupport", dependencies: ["AccessibilityModel"], path: "Tests/Support", swiftSettings: strict),
  // Buses, displays and screen readers of single tests.
  .target(
    name: "DesktopSupport", dependencies: ["DBus", "AppBuilding", "TestSupport"],
    path: "Tests/DesktopSupport",
    swiftSettings: strict),
  tests("AccessibilityModelTests", ["AccessibilityModel", "TestSupport"]),
  tests("TreeFormatTests", ["AccessibilityModel", "TreeFormat", "TestSupport"]),
  tests("VoiceOverEngineTests", ["AccessibilityModel", "VoiceOverEngine", "TestSupport"]),
  tests("VoiceControlEngineTests", ["AccessibilityModel", "VoiceControlEngine", "TestSupport"]),
  tests("KeyboardAccessEngineTests", ["AccessibilityModel", "KeyboardAccessEngine", "TestSupport"]),
  tests("SwitchControlEngineTests", ["AccessibilityModel", "SwitchControlEngine", "TestSupport"]),
  tests("LargeContentEngineTests", ["AccessibilityModel", "LargeContentEngine", "TestSupport"]),
  tests("ZoomEngineTests", ["AccessibilityModel", "ZoomEngine", "TestSupport"]),
  tests("SpokenContentEngineTests", ["AccessibilityModel", "SpokenContentEngine", "TestSupport"]),
  tests("AssistiveTouchEngineTests", ["AccessibilityModel", "AssistiveTouchEngine", "TestSupport"]),
  tests(
    "EffortEngineTests",
    [
      "AccessibilityModel", "VoiceOverEngine", "VoiceControlEngine", "KeyboardAccessEngine",
      "SwitchControlEngine", "AssistiveTouchEngine", "EffortEngine", "TestSupport",
    ]),
  tests("AuditEngineTests", ["AccessibilityModel", "VoiceOverEngine", "EffortEngine", "AuditEngine"]),
  tests(
    "EarshotSessionTests", ["AccessibilityModel", "TreeFormat", "EarshotSession", "TestSupport"] + engines),
  tests(
    "EarshotToolTests",
    [
      "AccessibilityModel", "AppBuilding", "CProcess", "TreeFormat", "SpeechBridge", "BrailleBridge",
      "Conforming", "EarshotSession", "TestSupport", "DesktopSupport",
    ]),
  tests("DeviceServerTests", ["DeviceServer"]),
  tests("CrawlEngineTests", ["AccessibilityModel", "CrawlEngine"]),
  tests(
    "CrawlingTests", ["AccessibilityModel", "CrawlEngine", "Crawling", "EarshotSession", "VoiceOverEngine"]),
  tests("ExplanationEngineTests", ["AccessibilityModel", "VoiceOverEngine", "ExplanationEngine"]),
  tests("ConstraintSolverTests", ["ConstraintSolver", "TestSupport"]),
  tests("BrailleBridgeTests", ["AccessibilityModel", "VoiceOverEngine", "BrailleBridge"]),
  tests("BrailleDeviceTests", ["BrailleDevice", "BrailleBridge", "DesktopSupport"]),
  tests("SavedScreensTests", ["AccessibilityModel", "TreeFormat", "SavedScreens", "TestSupport"]),
  tests("ATSPIProviderTests", ["AccessibilityModel", "ATSPIProvider", "TestSupport"]),
  tests(
    "ATSPIAdapterTests",
    ["AccessibilityModel", "ATSPIProvider", "ATSPIAdapter", "DBus", "DesktopSupport"]),
  tests("DisplayWindowTests", ["AccessibilityModel", "DisplayWindow"]),
  tests("LiveAppsTests", ["DBus", "DesktopSupport", "LiveApps", "TestSupport"]),
  tests("ATSPIBridgeTests", ["AccessibilityModel", "DBus", "ATSPIBridge"]),
  tests("SoundsTests", ["AccessibilityModel", "Sounds"]),
  tests(
    "LanguageBridgeTests", ["AccessibilityModel", "LanguageBridge", "SpokenContentEngine", "TestSupport"]),
  tests("SpeechBridgeTests", ["AccessibilityModel", "SpeechMessages", "SpeechBridge", "Speaker"]),
  tests("HouseTests", ["TestSupport"]),
]

// The modules that bear Apple's names exist where Apple's own do not.
#if os(Linux)
  products += linuxProducts.map { .library(name: $0.name, targets: $0.targets) }
  // Vision exports CoreImage, which tests cannot import without what Testing asks for beside it.
  let pictures: Set = ["CoreImage", "Vision", "VisionKit"]
  products += frameworks.map {
    .library(name: $0, targets: pictures.contains($0) ? [$0, "_Testing_CoreImage"] : [$0])
  }
  // Data, and what a device or a network would answer: each stands alone.
  targets += [
    "AppResources", "UniformTypeIdentifiers", "BackgroundTasks", "CoreMedia", "CoreML", "GameplayKit",
    "Network", "NetworkExtension", "CoreMotion", "HealthKit", "Intents", "LocalAuthentication", "OSLog",
    "simd", "UserNotifications", "WatchConnectivity",
  ].map { source($0, in: "AppAPI") }
  targets += ["ActivityKit", "Contacts", "Security"].map { source($0, in: "AppAPI", ["FoundationAdditions"]) }
  targets += ["CEllipticCurves", "CVirtualTime"].map { .target(name: $0, path: "Sources/AppAPI/\($0)") }
  // Linked by its name, as the library is part of the toolchain that Foundation comes with.
  targets += ["CSegments", "CUnits"].map {
    .target(name: $0, path: "Sources/AppAPI/\($0)", linkerSettings: [.linkedLibrary("_FoundationICU")])
  }
  targets += [
    "GameKit", "LinkPresentation", "MediaPlayer", "MessageUI", "MultipeerConnectivity", "SafariServices",
  ].map { source($0, in: "AppAPI", ["UIKit"]) }
  products += [
    .library(
      name: "EarshotUI", type: .dynamic,
      targets: [
        "SwiftUI", "UIKit", "Accessibility", "Combine", "PreviewDeclarations", "Typography", "Drawing",
        "AppHost", "AppResources", "AVFoundation", "AVKit", "Charts", "CoreGraphics", "CoreLocation",
        "CoreMotion", "FoundationAdditions", "MapKit", "LocalAuthentication", "OSLog", "QuartzCore",
        "SafariServices", "TipKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
      ] + frameworks),
    .executable(name: "host", targets: ["Host"]),
  ]
  targets += [
    .systemLibrary(
      name: "CPangoHeaders", path: "Sources/AppAPI/CPangoHeaders", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    .target(
      name: "CPango", dependencies: ["CPangoHeaders"], path: "Sources/AppAPI/CPango",
      linkerSettings: [.linkedLibrary("z"), .linkedLibrary("jpeg")]),
    source("AppHost", in: "AppAPI", ["AccessibilityModel", "TreeFormat", "AppResources", "CVirtualTime"]),
    .systemLibrary(
      name: "CMarkdownHeaders", path: "Sources/AppAPI/CMarkdownHeaders", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .target(name: "CMarkdown", dependencies: ["CMarkdownHeaders"], path: "Sources/AppAPI/CMarkdown"),
    source("Typography", in: "AppAPI", ["AccessibilityModel", "CPango"]),
    source("Drawing", in: "AppAPI", ["AccessibilityModel", "Typography", "CPango"]),
    source("Accessibility", in: "AppAPI", ["AccessibilityModel", "AppHost"]),
    source(
      "FoundationAdditions", in: "AppAPI", ["TreeFormat", "AppHost", "AppResources", "CMarkdown", "CUnits"]),
    source("CoreGraphics", in: "AppAPI", ["AccessibilityModel", "Drawing"]),
    source(
      "QuartzCore", in: "AppAPI",
      ["AccessibilityModel", "AppHost", "Drawing", "CoreGraphics", "FoundationAdditions"]),
    source(
      "UIKit", in: "AppAPI",
      [
        "AccessibilityModel", "TreeFormat", "AppHost", "AppResources", "FoundationAdditions", "Typography",
        "Drawing", "CoreGraphics", "QuartzCore", "ConstraintSolver", "Accessibility", "PreviewDeclarations",
        "UniformTypeIdentifiers", "UserNotifications",
      ]),
    source(
      "Combine", in: "AppAPI",
      ["FoundationAdditions", .product(name: "OpenCombine", package: "OpenCombine")]),
    source(
      "SwiftUI", in: "AppAPI",
      [
        "AccessibilityModel", "TreeFormat", "AppHost", "AppResources", "Typography", "Drawing",
        "Accessibility", "PreviewDeclarations", "Combine", "UniformTypeIdentifiers", "UIKit",
      ]),
    source(
      "AppIntents", in: "AppAPI",
      ["AccessibilityModel", "AppHost", "CoreSpotlight", "FoundationAdditions", "SwiftUI"]),
    source("AudioToolbox", in: "AppAPI", ["AppHost", "FoundationAdditions"]),
    source("AuthenticationServices", in: "AppAPI", ["AppHost", "AppResources", "SwiftUI", "UIKit"]),
    source("AVFoundation", in: "AppAPI", ["AudioToolbox", "CoreMedia", "UIKit"]),
    source("AVKit", in: "AppAPI", ["AVFoundation", "SwiftUI", "UIKit"]),
    source("Charts", in: "AppAPI", ["Accessibility", "SwiftUI", "UIKit"]),
    source("CloudKit", in: "AppAPI", ["AppHost", "AppResources", "CoreLocation"]),
    source("ContactsUI", in: "AppAPI", ["AppHost", "AppResources", "Contacts", "UIKit"]),
    source("CoreHaptics", in: "AppAPI", ["AppHost"]),
    source("CoreImage", in: "AppAPI", ["AccessibilityModel", "CoreGraphics", "Drawing", "UIKit"]),
    source("CoreData", in: "AppAPI", ["Combine", "FoundationAdditions", "SwiftUI"]),
    source("CoreLocation", in: "AppAPI", ["AppHost", "TreeFormat"]),
    source("CoreSpotlight", in: "AppAPI", ["UniformTypeIdentifiers"]),
    source("CryptoKit", in: "AppAPI", ["CEllipticCurves"]),
    source("EventKit", in: "AppAPI", ["CoreGraphics", "CoreLocation", "FoundationAdditions"]),
    source("EventKitUI", in: "AppAPI", ["AppHost", "AppResources", "EventKit", "UIKit"]),
    source("LanguageModels", in: "AppAPI", ["AppHost", "AppResources"]),
    // Not strict: it declares macros, as PreviewDeclarations does.
    .target(
      name: "FoundationModels", dependencies: ["LanguageModels"], path: "Sources/AppAPI/FoundationModels"),
    source(
      "MapKit", in: "AppAPI",
      ["AccessibilityModel", "AppHost", "AppResources", "CoreLocation", "SwiftUI", "UIKit"]),
    source("NaturalLanguage", in: "AppAPI", ["CSegments"]),
    source("PassKit", in: "AppAPI", ["AppHost", "AppResources", "SwiftUI", "UIKit"]),
    .target(name: "CInflate", path: "Sources/AppAPI/CInflate", linkerSettings: [.linkedLibrary("z")]),
    source(
      "PDFKit", in: "AppAPI",
      ["AccessibilityModel", "AppHost", "AppResources", "CInflate", "CoreGraphics", "Drawing", "UIKit"]),
    source("Photos", in: "AppAPI", ["AppHost", "SwiftUI", "UIKit"]),
    source(
      "QuickLook", in: "AppAPI", ["AppHost", "AppResources", "SwiftUI", "UIKit", "UniformTypeIdentifiers"]),
    source(
      "SpriteKit", in: "AppAPI", ["AccessibilityModel", "AppHost", "AppResources", "SwiftUI", "UIKit"]),
    source(
      "StoreKit", in: "AppAPI",
      ["AccessibilityModel", "AppHost", "AppResources", "FoundationAdditions", "SwiftUI", "UIKit"]),
    source("PersistentModels", in: "AppAPI", ["AppHost", "FoundationAdditions"]),
    source("ModelQueries", in: "AppAPI", ["PersistentModels", "SwiftUI"]),
    // Not strict, as FoundationModels is not.
    .target(
      name: "SwiftData", dependencies: ["ModelQueries", "PersistentModels", "SwiftUI"],
      path: "Sources/AppAPI/SwiftData"),
    source("TipKit", in: "AppAPI", ["AppHost", "SwiftUI"]),
    source("Vision", in: "AppAPI", ["CoreGraphics", "CoreImage", "CoreML"]),
    source("VisionKit", in: "AppAPI", ["UIKit", "Vision"]),
    source("WeatherKit", in: "AppAPI", ["CoreLocation"]),
    source(
      "WebKit", in: "AppAPI", ["AccessibilityModel", "AppHost", "FoundationAdditions", "SwiftUI", "UIKit"]),
    source(
      "WidgetKit", in: "AppAPI",
      [
        "AccessibilityModel", "ActivityKit", "AppHost", "AppIntents", "Intents", "SwiftUI", "TreeFormat",
        "WidgetPreviewDeclarations",
      ]),
    // Not strict: a macro whose plugin is loaded by those who use it is a warning where it is declared.
    .target(
      name: "PreviewDeclarations", dependencies: ["AccessibilityModel", "AppHost"],
      path: "Sources/AppAPI/PreviewDeclarations"),
    .target(
      name: "WidgetPreviewDeclarations", dependencies: ["PreviewDeclarations"],
      path: "Sources/AppAPI/WidgetPreviewDeclarations"),
    // Linked so that the linker exports the functions that take their place.
    .executableTarget(
      name: "Host", dependencies: ["CVirtualTime"], path: "Sources/Tools/Host",
      linkerSettings: [
        "Foundation", "FoundationEssentials", "FoundationNetworking", "dispatch", "swiftDispatch",
        "swift_Concurrency",
      ].map {
        .linkedLibrary($0)
      }),
    source("_Testing_CoreGraphics", in: "Testing"),
    source("_Testing_UIKit", in: "Testing", ["_Testing_CoreGraphics"]),
    source("_Testing_CoreImage", in: "Testing", ["_Testing_UIKit"]),
    source(
      "EarshotTesting", in: "Testing",
      [
        "AccessibilityModel", "TreeFormat", "EarshotSession", "AppHost", "AppResources", "Drawing", "SwiftUI",
        "UIKit", "_Testing_UIKit", "SavedScreens",
      ] + engines),
    source(
      "XCUIAutomation", in: "Testing",
      [
        "AccessibilityModel", "AppHost", "AuditEngine", "CoreGraphics", "EarshotSession", "EarshotTesting",
        "SwiftUI", "TreeFormat", "UIKit",
      ]),
    tests("AppHostTests", ["AccessibilityModel", "TreeFormat", "AppHost"], exclude: ["Fixtures"]),
    tests("AppResourcesTests", ["AppResources", "TestSupport"]),
    tests("TypographyTests", ["AccessibilityModel", "Typography"]),
    tests("DrawingTests", ["AccessibilityModel", "Typography", "Drawing", "TestSupport"]),
    tests("AccessibilityTests", ["AccessibilityModel", "AppHost", "Accessibility"]),
    tests(
      "UIKitTests",
      [
        "AccessibilityModel", "TreeFormat", "AppHost", "Typography", "Drawing", "Accessibility",
        "CoreGraphics", "QuartzCore", "UIKit", "EarshotTesting", "_Testing_UIKit", "TestSupport",
      ]),
    tests(
      "SwiftUITests",
      [
        "AccessibilityModel", "TreeFormat", "VoiceOverEngine", "AppHost", "Drawing", "SwiftUI", "UIKit",
        "UniformTypeIdentifiers", "EarshotTesting", "_Testing_UIKit", "TestSupport",
      ]),
    tests("ChartsTests", ["AccessibilityModel", "Charts", "EarshotTesting", "_Testing_UIKit"]),
    tests(
      "NeighbourTests",
      [
        "AccessibilityModel", "AppHost", "AVFoundation", "AVKit", "Combine", "CoreLocation", "CoreMedia",
        "CoreMotion", "Drawing", "EarshotTesting", "LocalAuthentication", "MapKit", "OSLog",
        "SafariServices", "TipKit", "UserNotifications", "WebKit", "_Testing_UIKit",
      ]),
    tests(
      "ViewFrameworkTests",
      [
        "ActivityKit", "AppHost", "AppIntents", "AudioToolbox", "AuthenticationServices", "Contacts",
        "ContactsUI", "CoreHaptics", "CoreSpotlight", "EarshotTesting", "EventKit", "EventKitUI", "GameKit",
        "Intents", "LinkPresentation", "MessageUI", "PassKit", "PDFKit", "Photos", "QuickLook", "SpriteKit",
        "StoreKit", "SwiftUI", "TestSupport", "TreeFormat", "UIKit", "WidgetKit", "_Testing_UIKit", "simd",
      ]),
    tests(
      "DataFrameworkTests",
      [
        "AccessibilityModel", "BackgroundTasks", "CloudKit", "CoreData", "CoreImage", "CoreML",
        "CoreSpotlight", "CryptoKit", "Drawing", "EarshotTesting", "FoundationAdditions", "FoundationModels",
        "GameplayKit", "HealthKit", "MultipeerConnectivity", "NaturalLanguage", "Network", "NetworkExtension",
        "Security", "SwiftUI", "UIKit", "Vision", "VisionKit", "WatchConnectivity", "WeatherKit",
        "_Testing_CoreImage", "_Testing_UIKit",
      ]),
    tests(
      "SwiftDataTests",
      ["PersistentModels", "ModelQueries", "SwiftUI", "EarshotTesting", "_Testing_UIKit"]),
    tests("ProposalTests", ["SwiftUI", "UIKit", "EarshotSession", "AuditEngine", "EarshotTesting"]),
    tests(
      "EarshotTestingTests",
      ["Accessibility", "AccessibilityModel", "EarshotSession", "EffortEngine", "SwiftUI", "EarshotTesting"]),
    tests(
      "XCUIAutomationTests",
      [
        "AuditEngine", "ConformanceRecorder", "EarshotTesting", "Kennel", "SwiftUI", "UIKit",
        "XCUIAutomation", "_Testing_UIKit",
      ]),
    // What Xcode compiles as a test bundle; here it records from the facade.
    .target(
      name: "ConformanceRecorder", dependencies: ["XCUIAutomation"], path: "Conformance/InterfaceTests",
      swiftSettings: strict),
    example("Kennel", ["SwiftUI", "UIKit", "Accessibility"], exclude: ["Previews.swift"]),
    example("ZombieApocalypse", ["UIKit"], exclude: ["Previews.swift"]),
    example("Survey", ["SwiftUI"], exclude: ["Previews.swift"]),
    example("BrowserBar", ["UIKit"], exclude: ["Previews.swift"]),
    example("ThreeLanguages", ["SwiftUI"], exclude: ["Previews.swift"]),
    tests("ThreeLanguagesTests", ["ThreeLanguages", "SwiftUI", "EarshotTesting", "_Testing_UIKit"]),
    example("PageTurner", ["UIKit"], exclude: ["Previews.swift"]),
    tests("SurveyTests", ["Survey", "SwiftUI", "EarshotTesting", "EffortEngine", "_Testing_UIKit"]),
    tests(
      "BrowserBarTests",
      ["BrowserBar", "AccessibilityModel", "AppHost", "UIKit", "EarshotTesting", "_Testing_UIKit"]),
    tests(
      "PageTurnerTests",
      [
        "PageTurner", "AccessibilityModel", "EarshotSession", "UIKit", "EarshotTesting", "_Testing_UIKit",
        "TestSupport",
      ]),
    tests("KennelTests", ["Kennel", "SwiftUI", "UIKit", "EarshotTesting", "_Testing_UIKit"]),
    tests(
      "ZombieApocalypseTests",
      ["ZombieApocalypse", "AccessibilityModel", "UIKit", "EarshotTesting", "_Testing_UIKit"]),
  ]
#else
  // Packages name these products on every platform and link them on Linux alone: here they only have to be found.
  products += (linuxProducts.map(\.name) + frameworks).map { .library(name: $0, targets: ["LinuxOnly"]) }
#endif

let package = Package(
  name: "earshot",
  products: products,
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: targets
)
