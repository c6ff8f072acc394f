// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "SeedKit",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [.library(name: "SeedKit", targets: ["SeedKit"])],
  targets: [.target(name: "SeedKit", resources: [.process("Resources")])]
)
