import Foundation
import Testing

extension LiveTests {
  @Suite("UIKit files as app teams write them")
  struct UIKitScreenTests {
    static let files = [
      "NotificationSettings", "SignUpForm", "StarRating", "RecipeCards", "RainfallChart",
    ]

    @Test("B1: a UIKit file of an app's own style is heard as it is", arguments: files)
    func heard(name: String) throws {
      let file = DevelopmentPrefix.root.appending(path: "Tests/Fixtures/UIKit/\(name).swift")
      let folder = try TemporaryFolder()
      try folder.write(try String(contentsOf: file, encoding: .utf8), to: "\(name).swift")
      let run = try ToolRun("hear", "\(name).swift", in: folder)
      #expect(run.errors == "")
      #expect(run.status == 0)
      try StoredText("UIKitScreenTests/\(name)").expect(run.output)
    }
  }
}
