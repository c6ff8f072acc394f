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
      ],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ]
)
