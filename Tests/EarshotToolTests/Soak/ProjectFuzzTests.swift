import Foundation
import TestSupport
import Testing

@testable import AppBuilding

@Suite("Damaged project files", .serialized, .timeLimit(.minutes(60)))
struct ProjectFuzzTests {
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
      G = { isa = PBXGroup; children = (F, S); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (B); buildConfigurationList = L; fileSystemSynchronizedGroups = (S); };
      B = { isa = PBXSourcesBuildPhase; files = (X); };
      X = { isa = PBXBuildFile; fileRef = F; };
      L = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; A = "$(B)"; B = "$(A:lower)"; }; };
    }; rootObject = P; }
    """
  private static let scheme = """
    <?xml version="1.0"?><Scheme><LaunchAction buildConfiguration="Debug"><CommandLineArguments>
    <CommandLineArgument argument="-a 1" isEnabled="YES"/></CommandLineArguments><EnvironmentVariables>
    <EnvironmentVariable key="A" value="&lt;b&gt;" isEnabled="YES"/></EnvironmentVariables></LaunchAction></Scheme>
    """
  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>A</key><array><string>b</string></array>
    </dict></plist>
    """

  @Test("A damaged property list is read or refused")
  func propertyLists() {
    var dice = SoakPlan.current.dice(for: "property lists")
    let files = [Self.project, Self.list].map { Array($0.utf8) }
    var refused = 0
    for _ in 0..<SoakPlan.current.count(of: 100_000) {
      do { _ = try PropertyList(reading: DamagedBytes.make(of: files, &dice)) } catch { refused += 1 }
    }
    #expect(refused > 0)
  }

  @Test("A damaged project, workspace or scheme is read or refused")
  func projects() throws {
    var dice = SoakPlan.current.dice(for: "projects")
    let folder = try TemporaryFolder(["A.swift": "", "App/B.swift": ""])
    var refused = 0
    for _ in 0..<SoakPlan.current.count(of: 20_000) {
      let bytes = DamagedBytes.make(of: [Array(Self.project.utf8)], &dice)
      try folder.write(Data(bytes), to: "P.xcodeproj/project.pbxproj")
      do {
        let project = try ProjectFile(path: "\(folder.path)/P.xcodeproj")
        for target in project.targets() {
          _ = project.members(of: target)
          _ = project.packageProducts(of: target)
          _ = project.dependencyCycle(from: target)
        }
      } catch {
        refused += 1
        #expect(!error.description.contains("\n"))
      }
      let text = String(decoding: DamagedBytes.make(of: [Array(Self.scheme.utf8)], &dice), as: UTF8.self)
      _ = SchemeFile(name: "App", text: text)
    }
    #expect(refused > 0)
  }
}
