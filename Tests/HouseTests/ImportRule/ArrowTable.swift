/// Who may import whom; any other import fails the tests.
///
/// `Documentation/ARCHITECTURE.md` shows this table, and a test keeps the two the same.
let arrowTable: [Arrow] = [
  Arrow("AccessibilityModel", in: "Model"),
  Arrow("TreeFormat", in: "Model", ["AccessibilityModel"], system: ["Foundation"]),

  Arrow(
    "VoiceOverEngine", in: "Engines", ["AccessibilityModel"],
    systemInPhrases: ["Foundation", "Synchronization"]),
  Arrow("VoiceControlEngine", in: "Engines", ["AccessibilityModel"]),
  Arrow("KeyboardAccessEngine", in: "Engines", ["AccessibilityModel"]),
  Arrow("SwitchControlEngine", in: "Engines", ["AccessibilityModel"]),
  Arrow("LargeContentEngine", in: "Engines", ["AccessibilityModel"]),
  Arrow("ZoomEngine", in: "Engines", ["AccessibilityModel"]),
  Arrow("AuditEngine", in: "Engines", ["AccessibilityModel", "VoiceOverEngine"]),
  Arrow(
    "EffortEngine", in: "Engines",
    [
      "AccessibilityModel", "VoiceOverEngine", "VoiceControlEngine", "KeyboardAccessEngine",
      "SwitchControlEngine",
    ]),

  Arrow("CPangoHeaders", in: "AppAPI"),
  Arrow("CPango", in: "AppAPI", ["CPangoHeaders"]),
  Arrow("CMarkdownHeaders", in: "AppAPI"),
  Arrow("CMarkdown", in: "AppAPI", ["CMarkdownHeaders"]),
  Arrow("CUnits", in: "AppAPI"),
  Arrow("CVirtualTime", in: "AppAPI"),
  Arrow("AppResources", in: "AppAPI", system: ["Foundation", "Synchronization"]),
  Arrow(
    "AppHost", in: "AppAPI", ["AccessibilityModel", "TreeFormat", "AppResources", "CVirtualTime"],
    system: ["Dispatch", "Foundation", "Glibc", "Synchronization"]),
  Arrow(
    "Typography", in: "AppAPI", ["AccessibilityModel", "CPango"],
    system: ["Foundation", "Synchronization"]),
  Arrow(
    "Drawing", in: "AppAPI", ["AccessibilityModel", "Typography", "CPango"],
    system: ["Foundation", "Synchronization"]),
  Arrow("ConstraintSolver", in: "AppAPI"),
  Arrow(
    "Accessibility", in: "AppAPI", ["AccessibilityModel", "AppHost"],
    system: ["Foundation", "Synchronization"]),
  Arrow(
    "UIKit", in: "AppAPI",
    [
      "AccessibilityModel", "TreeFormat", "AppHost", "AppResources", "CMarkdown", "CUnits", "Typography",
      "Drawing", "ConstraintSolver", "Accessibility", "PreviewDeclarations", "UniformTypeIdentifiers",
    ],
    system: ["Dispatch", "Foundation", "FoundationNetworking", "Observation", "Synchronization"]),
  Arrow("PreviewDeclarations", in: "AppAPI", ["AccessibilityModel", "AppHost"]),
  Arrow(
    "Combine", in: "AppAPI", packages: ["OpenCombine"],
    system: ["Dispatch", "Foundation", "FoundationNetworking", "Synchronization"]),
  Arrow("UniformTypeIdentifiers", in: "AppAPI", system: ["Foundation"]),
  Arrow(
    "SwiftUI", in: "AppAPI",
    [
      "AccessibilityModel", "TreeFormat", "AppHost", "AppResources", "Typography", "Drawing", "Accessibility",
      "PreviewDeclarations", "Combine", "UniformTypeIdentifiers", "UIKit",
    ],
    system: ["Dispatch", "Foundation", "FoundationNetworking", "Observation", "Swift", "Synchronization"]),

  Arrow("AVFoundation", in: "AppAPI", ["UIKit"], system: ["Foundation"]),
  Arrow("AVKit", in: "AppAPI", ["AVFoundation", "SwiftUI", "UIKit"]),
  Arrow("Charts", in: "AppAPI", ["Accessibility", "SwiftUI", "UIKit"]),
  Arrow("CoreLocation", in: "AppAPI", ["AppHost", "TreeFormat"], system: ["Dispatch", "Foundation"]),
  Arrow("CoreMotion", in: "AppAPI", system: ["Foundation"]),
  Arrow("MapKit", in: "AppAPI", ["AppResources", "CoreLocation", "SwiftUI", "UIKit"]),
  Arrow("OSLog", in: "AppAPI", system: ["Foundation"]),
  Arrow("SafariServices", in: "AppAPI", ["UIKit"]),
  Arrow("TipKit", in: "AppAPI", ["AppHost", "SwiftUI"], system: ["Observation"]),
  Arrow(
    "WebKit", in: "AppAPI", ["AccessibilityModel", "AppHost", "SwiftUI", "UIKit"],
    system: ["Foundation", "FoundationNetworking"]),

  Arrow(
    "EarshotSession", in: "Sessions",
    [
      "AccessibilityModel", "TreeFormat", "VoiceOverEngine", "VoiceControlEngine", "KeyboardAccessEngine",
      "SwitchControlEngine", "LargeContentEngine", "ZoomEngine", "AuditEngine",
    ],
    system: ["Foundation"]),

  Arrow("SpeechMessages", in: "Bridges"),
  Arrow(
    "SpeechBridge", in: "Bridges", ["AccessibilityModel", "SpeechMessages"],
    system: ["Foundation", "Glibc", "Synchronization"]),
  Arrow("CLouis", in: "Bridges"),
  Arrow("BrailleBridge", in: "Bridges", ["AccessibilityModel", "CLouis"], system: ["Synchronization"]),
  Arrow("Sounds", in: "Bridges", ["AccessibilityModel"], system: ["Foundation"]),

  Arrow("CEspeak", in: "Tools"),
  Arrow("CALSA", in: "Tools"),
  Arrow(
    "Speaker", in: "Tools", ["SpeechMessages", "CEspeak", "CALSA"], system: ["Glibc", "Synchronization"]),
  Arrow("Host", in: "Tools", ["CVirtualTime"]),
  Arrow("CProcess", in: "Tools"),
  Arrow(
    "LooseFiles", in: "Tools", ["AccessibilityModel", "TreeFormat", "EarshotSession", "CProcess"],
    system: ["Foundation", "Glibc", "Synchronization"]),
  Arrow(
    "earshot", in: "Tools",
    [
      "AccessibilityModel", "TreeFormat", "VoiceOverEngine", "AuditEngine", "EffortEngine", "EarshotSession",
      "LooseFiles", "SpeechBridge", "BrailleBridge", "Sounds",
    ],
    packages: ["ArgumentParser"], system: ["Dispatch", "Foundation", "Glibc", "Synchronization"]),

  Arrow("_Testing_UIKit", in: "Testing"),
  Arrow(
    "EarshotTesting", in: "Testing",
    [
      "AccessibilityModel", "TreeFormat", "VoiceOverEngine", "VoiceControlEngine", "KeyboardAccessEngine",
      "SwitchControlEngine", "LargeContentEngine", "ZoomEngine", "EffortEngine", "EarshotSession", "AppHost",
      "Typography", "Accessibility", "PreviewDeclarations", "UIKit", "SwiftUI", "_Testing_UIKit",
    ],
    system: ["Foundation", "Synchronization", "Testing"]),
]
