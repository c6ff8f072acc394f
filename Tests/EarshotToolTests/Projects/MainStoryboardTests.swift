import Testing

extension LiveTests {
  @Suite("The storyboard that a project begins with")
  struct MainStoryboardTests {
    /// The ways in which a project names its storyboard, and the files that it does so with.
    private static let ways =
      [
        ("GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Shelf;", nil),
        (
          "INFOPLIST_FILE = App/Info.plist; FIRST_SCREEN = Shelf;",
          "<key>UIMainStoryboardFile</key><string>$(FIRST_SCREEN)</string>"
        ),
        (
          "INFOPLIST_FILE = App/Info.plist;",
          """
          <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
          <key>UIWindowSceneSessionRoleApplication</key><array><dict>
          <key>UISceneConfigurationName</key><string>Default</string>
          <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
          <key>UISceneStoryboardFile</key><string>Shelf</string>
          </dict></array></dict></dict>
          """
        ),
      ] as [(String, String?)]

    private static func storyboard(_ title: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="first">
      <scenes><scene sceneID="s"><objects>
      <viewController id="first" customClass="ShelfController" customModule="Kennel"
        sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <label text="\(title)" id="name"><rect key="frame" x="16" y="100" width="300" height="40"/></label>
      <label text="Status" id="status"><rect key="frame" x="16" y="160" width="300" height="40"/></label>
      </subviews></view>
      <connections><outlet property="statusLabel" destination="status" id="o"/></connections>
      </viewController></objects></scene></scenes></document>
      """
    }

    private static let code = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        static var isConnected = false
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          Self.isConnected = window?.rootViewController is ShelfController
        }
      }
      class ShelfController: UIViewController {
        @IBOutlet private weak var statusLabel: UILabel!
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          statusLabel.text = SceneDelegate.isConnected ? "with a scene" : "without scenes"
        }
      }
      """

    @Test(
      "Z22: an app begins in the storyboard that its project names, whatever others it has", arguments: ways)
    func heard(settings: String, list: String?) throws {
      var text = ProjectText()
      text.addGroup("App", files: ["Code.swift", "Main.storyboard", "Shelf.storyboard"])
      text.addTarget(
        "Kennel", "application", sources: ["B_Code"], resources: ["B_Main", "B_Shelf"], settings: settings)
      var files = [
        "App.xcodeproj/project.pbxproj": text.text(), "App/Code.swift": Self.code,
        "App/Main.storyboard": Self.storyboard("Main"), "App/Shelf.storyboard": Self.storyboard("Shelf"),
      ]
      if let list { files["App/Info.plist"] = "<plist version=\"1.0\"><dict>\(list)</dict></plist>" }
      let run = try ToolRun(
        "hear", "App.xcodeproj", "--app", "--format", "captions", in: try TemporaryFolder(files))
      #expect(run.errors == "")
      let hasScene = list?.contains("UISceneStoryboardFile") == true
      #expect(run.output == "Shelf\n\(hasScene ? "with a scene" : "without scenes")\n")
      #expect(run.status == 0)
    }
  }
}
