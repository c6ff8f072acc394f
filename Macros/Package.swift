// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The folder of the toolchain's own swift-syntax, which Scripts/build-plugin builds against as well: make test names
// it and compiles no other. Where it is not named, the package swift-syntax is compiled.
let host = Context.environment["SWIFT_SYNTAX_HOST"].flatMap { $0.isEmpty ? nil : $0 }

/// Parts of swift-syntax, from wherever they come.
func syntax(_ names: String...) -> [Target.Dependency] {
  host == nil ? names.map { .product(name: $0, package: "swift-syntax") } : []
}

let swiftSettings: [SwiftSetting] = host.map { [.unsafeFlags(["-I", $0])] } ?? []
let linkerSettings: [LinkerSetting] =
  host.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, swiftSettings: swiftSettings, linkerSettings: linkerSettings)
}

let macros =
  host == nil
  ? [
    Target.macro(
      name: "PreviewMacros",
      dependencies: syntax("SwiftCompilerPlugin", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros")),
    .target(name: "Previews", dependencies: ["PreviewMacros"]),
  ]
  : [.target(name: "PreviewMacros", swiftSettings: swiftSettings, linkerSettings: linkerSettings)]

let package = Package(
  name: "earshot-macros",
  products: host == nil ? [.library(name: "Previews", targets: ["Previews"])] : [],
  dependencies: host == nil
    ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0")] : [],
  targets: macros + [
    // Its entry point belongs to the program that Scripts/build-plugin makes; here only the rest is tested.
    .target(
      name: "SyntaxScan", dependencies: syntax("SwiftIfConfig", "SwiftParser", "SwiftSyntax"),
      exclude: ["EntryPoint.swift"], swiftSettings: swiftSettings, linkerSettings: linkerSettings),
    tests("SyntaxScanTests", ["SyntaxScan"]),
    tests("PreviewMacrosTests", ["PreviewMacros"] + syntax("SwiftSyntaxMacroExpansion", "SwiftParser")),
  ]
)
