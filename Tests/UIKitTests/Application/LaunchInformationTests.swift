import Foundation
import Testing

@testable import UIKit

@Suite("What Info.plist says about the first screen")
struct LaunchInformationTests {
  private static let scenes = """
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array>
    <dict><key>UISceneConfigurationName</key><string>Default</string>
    <key>UISceneDelegateClassName</key><string>Kennel.SceneDelegate</string>
    <key>UISceneStoryboardFile</key><string>Main</string></dict>
    <dict><key>UISceneConfigurationName</key><string>Second</string>
    <key>UISceneDelegateClassName</key><string>Kennel.Second</string></dict>
    </array></dict></dict>
    """

  private static func information(_ lists: String...) throws -> LaunchInformation {
    let root = FileManager.default.temporaryDirectory.appending(path: "launch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folders = try lists.enumerated().map { number, entries in
      let folder = root.appending(path: "\(number)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let list = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entries)</dict></plist>"
      try Data(list.utf8).write(to: folder.appending(path: "Info.plist"))
      return folder.path
    }
    return LaunchInformation(folders: folders)
  }

  @Test("Scenes are read in their order, and found by name; the first is the usual one")
  func scenes() throws {
    let information = try Self.information(Self.scenes)
    #expect(information.scenes.map(\.name) == ["Default", "Second"])
    #expect(information.scene(named: nil)?.storyboard == "Main")
    #expect(information.scene(named: "Second")?.delegateClass == "Kennel.Second")
    #expect(information.scene(named: "Third")?.delegateClass == "Kennel.SceneDelegate")
    #expect(information.mainStoryboard == nil)
  }

  @Test("The first list that says something about screens counts")
  func lists() throws {
    let storyboard = "<key>UIMainStoryboardFile</key><string>Main</string>"
    #expect(try Self.information("", storyboard, Self.scenes).mainStoryboard == "Main")
    #expect(try Self.information("", storyboard, Self.scenes).scenes.isEmpty)
    #expect(try Self.information("").scene(named: nil) == nil)
    #expect(LaunchInformation(folders: ["/nowhere"]).scenes.isEmpty)
  }
}
