import Foundation
import Testing

extension LiveTests {
  @Suite("Apps that begin in a storyboard")
  struct StoryboardTests {
    private static let delegate = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      """
    private static let controller = """
      import UIKit
      class DogController: UIViewController {
        @IBOutlet private weak var nameLabel: UILabel!
        @IBOutlet var all: [UIView]!
        @IBInspectable var motto: String = "none"
        override func viewDidLoad() {
          super.viewDidLoad()
          nameLabel.text = "Bailey, \\(motto), \\(all.count) views"
        }
        @IBAction private func feed(_ sender: UIButton) { nameLabel.text = "fed" }
      }
      """

    private static func storyboard(_ outlets: String, motto: String = "loyal") -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="dog">
      <scenes><scene sceneID="s"><objects>
      <viewController id="dog" customClass="DogController" customModule="Kennel" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <label text="Name" id="name"><rect key="frame" x="16" y="100" width="300" height="40"/></label>
      <button buttonType="system" id="feed"><rect key="frame" x="16" y="160" width="300" height="44"/>
      <state key="normal" title="Feed"/>
      <connections><action selector="feed:" destination="dog" eventType="touchUpInside" id="a"/></connections>
      </button>
      </subviews></view>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="motto" value="\(motto)"/>
      </userDefinedRuntimeAttributes>
      <connections>\(outlets)</connections>
      </viewController></objects></scene></scenes></document>
      """
    }

    private static let outlets = """
      <outlet property="nameLabel" destination="name" id="o1"/>
      <outletCollection property="all" destination="name" id="o2"/>
      <outletCollection property="all" destination="feed" id="o3"/>
      """

    private func hear(_ files: [String: String], _ arguments: String...) throws -> ToolRun {
      let folder = try TemporaryFolder(files)
      return try ToolRun(arguments: ["hear"] + arguments + ["--format", "captions"], in: folder)
    }

    @Test(
      "Z22: a folder with a main storyboard is heard, with private outlets and attributes of the app's class")
    func folder() throws {
      let run = try hear(
        [
          "App/AppDelegate.swift": Self.delegate, "App/DogController.swift": Self.controller,
          "App/Base.lproj/Main.storyboard": Self.storyboard(Self.outlets),
        ], "App", "--app")
      #expect(run.errors == "")
      #expect(run.output == "Bailey, loyal, 2 views\nFeed, button\n")
    }

    @Test("Z22: a button of a storyboard calls the private action of the app's class that it is connected to")
    func action() throws {
      let folder = try TemporaryFolder([
        "App/AppDelegate.swift": Self.delegate, "App/DogController.swift": Self.controller,
        "App/Main.storyboard": Self.storyboard(Self.outlets),
        "feed.drive": """
        expect "Bailey, loyal, 2 views"
        right
        expect "Feed, button"
        double tap
        left
        expect "fed"

        """,
      ])
      let run = try ToolRun("drive", "App", "feed.drive", "--app", in: folder)
      #expect(run.errors == "")
      #expect(run.status == 0, "\(run.output)")
    }

    @Test("Z22: a storyboard beside the files of an app is heard with them")
    func beside() throws {
      let run = try hear(
        [
          "AppDelegate.swift": Self.delegate, "DogController.swift": Self.controller,
          "Main.storyboard": Self.storyboard(Self.outlets),
        ], "AppDelegate.swift", "DogController.swift", "--app")
      #expect(run.errors == "")
      #expect(run.output == "Bailey, loyal, 2 views\nFeed, button\n")
    }

    @Test("Z22: a controller alone is shown by its scene")
    func scene() throws {
      let run = try hear(
        ["DogController.swift": Self.controller, "Main.storyboard": Self.storyboard(Self.outlets)],
        "DogController.swift")
      #expect(run.output == "Bailey, loyal, 2 views\nFeed, button\n")
    }

    @Test("Z22: an outlet that the class does not have is told in a line, and the screen is heard")
    func missing() throws {
      let outlets = Self.outlets + "<outlet property=\"portrait\" destination=\"name\" id=\"o4\"/>"
      let folder = try TemporaryFolder([
        "AppDelegate.swift": Self.delegate, "DogController.swift": Self.controller,
        "Main.storyboard": Self.storyboard(outlets),
      ])
      let run = try ToolRun("hear", "AppDelegate.swift", "DogController.swift", "--app", in: folder)
      #expect(run.output.contains("Bailey, loyal, 2 views"))
      #expect(run.output.contains("Main.storyboard connects the outlet portrait of DogController"))
    }

    @Test(
      "Z22: the shelf of plants is heard from its storyboard, its screens by their scenes and its tip by its nib"
    )
    func example() throws {
      let shelf = DevelopmentPrefix.root.appending(path: "Examples/PlantShelf").path
      let run = try ToolRun("hear", shelf, "--format", "captions", in: try TemporaryFolder())
      #expect(run.errors == "")
      #expect(
        run.output == """
          Plants, heading
          Add, button
          Fern, thirsty
          Cactus, fine
          Basil, watered today
          1 of 3 thirsty
          Name of the plant, text field. Double tap to edit.
          Put it on the shelf, button
          watered today
          Water, dimmed, button. Notes that it was watered today.
          Keep it in the light, 3 stars
          Tip
          Fern, thirsty
          Cactus, fine
          Basil, watered today
          1 of 3 thirsty

          """)
    }
  }
}
