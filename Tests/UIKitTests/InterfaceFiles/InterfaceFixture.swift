import AccessibilityModel
import EarshotTesting
import Foundation
import TestSupport
import Testing
import TreeFormat
import UIKit

/// Interface files as a test writes them, without what every one of them has.
enum InterfaceFixture {
  /// A storyboard of scenes, with the controller that it begins with.
  static func storyboard(_ scenes: String..., initial: String = "first") -> String {
    let all = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
      <scenes>
      \(all)
      </scenes>
      </document>
      """
  }

  /// A nib of objects.
  static func nib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    \(objects)
    </objects></document>
    """
  }

  /// A controller with views one below the other.
  static func controller(
    _ id: String, _ attributes: String = "", views: String, more: String = "", connections: String = ""
  ) -> String {
    """
    <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
    <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(views)</subviews></view>
    \(more)
    <connections>\(connections)</connections>
    </viewController>
    """
  }

  /// The place of the nth view of a screen.
  static func frame(_ position: Int) -> String {
    "<rect key=\"frame\" x=\"16\" y=\"\(100 + 50 * position)\" width=\"300\" height=\"44\"/>"
  }

  /// Puts files into a folder and shows a scene of `Main`, the initial one where none is named.
  @MainActor
  static func hosting(
    _ files: [String: String], scene: String? = nil, locale: String = "en-US",
    size: Size = Size(width: 393, height: 852), platform: LaunchOptions.Platform = .iOS,
    body: @MainActor (Screen) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder(files)
    let environment = LaunchOptions(
      platform: platform, screenSize: size, locale: locale, resourceFolders: [folder.path])
    try await EarshotTesting.hosting(
      storyboard: UIStoryboard(name: "Main", bundle: nil), identifier: scene, environment: environment
    ) { screen in
      try await body(screen)
    }
  }
}
