// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "earshot-macros",
  products: [.library(name: "Previews", targets: ["Previews"])],
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0")],
  targets: [
    .macro(
      name: "PreviewMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]),
    .target(name: "Previews", dependencies: ["PreviewMacros"]),
    // Its entry point belongs to the program that Scripts/build-plugin makes; here only the rest is tested.
    .target(
      name: "SyntaxScan",
      dependencies: [
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      exclude: ["EntryPoint.swift"]),
    .testTarget(name: "SyntaxScanTests", dependencies: ["SyntaxScan"]),
    .testTarget(
      name: "PreviewMacrosTests",
      dependencies: [
        "PreviewMacros",
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
  ]
)
