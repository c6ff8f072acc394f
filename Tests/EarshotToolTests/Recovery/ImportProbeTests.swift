import Testing

@testable import AppBuilding

@Suite("Imports that come from elsewhere")
struct ImportProbeTests {
  @Test(
    "A missing module is imported behind the first import, or before everything where there is none",
    arguments: [
      ("import Foundation\nlet a = 1", "import Foundation; public import UIKit\nlet a = 1"),
      ("/* a\n*/\nextension UILabel {}", "public import UIKit; /* a\n*/\nextension UILabel {}"),
      ("", "public import UIKit; "),
    ])
  func adding(text: String, expected: String) {
    #expect(ImportProbe.adding(["UIKit"], to: text) == expected)
  }

  @Test("A module that is imported already, however deep, is not imported again")
  func present() {
    #expect(ImportProbe.adding(["UIKit"], to: "import UIKit\n") == nil)
    #expect(ImportProbe.adding(["SwiftUI"], to: "#if A\n  import UIKit\n#endif\n") == nil)
  }
}
