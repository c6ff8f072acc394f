// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "earshot-benchmarks",
  dependencies: [.package(name: "earshot", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "AccessibilityModel", package: "earshot"),
        .product(name: "TreeFormat", package: "earshot"),
        .product(name: "VoiceOverEngine", package: "earshot"),
        .product(name: "VoiceControlEngine", package: "earshot"),
        .product(name: "KeyboardAccessEngine", package: "earshot"),
        .product(name: "SwitchControlEngine", package: "earshot"),
        .product(name: "AssistiveTouchEngine", package: "earshot"),
        .product(name: "EffortEngine", package: "earshot"),
        .product(name: "AuditEngine", package: "earshot"),
        .product(name: "SpokenContentEngine", package: "earshot"),
        .product(name: "ZoomEngine", package: "earshot"),
        .product(name: "LargeContentEngine", package: "earshot"),
        .product(name: "LanguageBridge", package: "earshot"),
        .product(name: "EarshotSession", package: "earshot"),
        .product(name: "SpeechBridge", package: "earshot"),
        .product(name: "BrailleBridge", package: "earshot"),
        .product(name: "ConstraintSolver", package: "earshot"),
        .product(name: "ATSPIAdapter", package: "earshot"),
        .product(name: "EarshotTesting", package: "earshot"),
        .product(name: "SwiftUI", package: "earshot"),
        .product(name: "UIKit", package: "earshot"),
        .product(name: "Accessibility", package: "earshot"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ]
)
