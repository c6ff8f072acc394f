import Testing

@testable import AppBuilding

@Suite("The compiler that built the modules and the one in PATH")
struct CompilerComparisonTests {
  private static let built = "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n"

  @Test("The same words are the same compiler")
  func same() {
    #expect(CompilerComparison(built: Self.built, present: Self.built).error == nil)
  }

  @Test("Another version is told with both")
  func version() {
    let present = "Swift version 6.4 (swift-6.4-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n"
    #expect(
      CompilerComparison(built: Self.built, present: present).error
        == TargetError(
          .otherCompiler, "Swift version 6.4 (swift-6.4-RELEASE)",
          details: ["Swift version 6.3.1 (swift-6.3.1-RELEASE)"]))
  }

  @Test("The same version for another machine is told with its target")
  func target() {
    let present = "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: aarch64-unknown-linux-gnu\n"
    #expect(
      CompilerComparison(built: Self.built, present: present).error?.subject
        == "Swift version 6.3.1 (swift-6.3.1-RELEASE), Target: aarch64-unknown-linux-gnu")
  }
}
