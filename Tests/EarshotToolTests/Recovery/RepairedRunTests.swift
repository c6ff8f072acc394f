import Foundation
import Testing

extension LiveTests {
  @Suite("An app with many repairs")
  struct RepairedRunTests {
    private static let files = [
      "App/Form.swift": """
      import CoreHaptics
      import StoreKit
      import UIKit
      final class Form: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
          field.accessibilityLabel = "Name"
          field.textContentType = .shipmentName
          CHHapticEngine.warmUp()
          SKPaymentQueue.default().hurry()
          Shop.open()
          view.addSubview(field)
        }
      }
      #Preview("Form") { Form() }
      """,
      "App/Rows.swift": """
      import SwiftUI
      #Preview("Rows") {
        VStack {
          TextField("City", text: .constant("")).textContentType(.shipmentName)
          Text("Bailey").sensoryGlow(3)
          Text(Shop.title)
        }
      }
      """,
    ]

    private static let contentType = "type 'UITextContentType?' has no member 'shipmentName'"

    /// What is told of each repair, in order.
    private static let repairs = [
      ("Form.swift:9: value", true, contentType),
      ("Form.swift:10: statement", true, "type 'CHHapticEngine' has no member 'warmUp'"),
      ("Form.swift:11: statement", true, "value of type 'SKPaymentQueue' has no member 'hurry'"),
      ("Form.swift:12: statement", false, "cannot find 'Shop' in scope"),
      ("Rows.swift:4: modifier .textContentType", true, contentType),
      ("Rows.swift:5: modifier .sensoryGlow", false, "value of type 'Text' has no member 'sensoryGlow'"),
      ("Rows.swift:6: value", false, "cannot find 'Shop' in scope"),
    ]

    private static let summary =
      "earshot: 7 places in 2 files left out (4 of them not heard anyhow). List them with --left-out.\n"

    @Test("Many repairs are told in one line, or one by one where asked; what nobody hears is told apart")
    func told() throws {
      let folder = try TemporaryFolder(Self.files)
      func hear(_ options: String...) throws -> ToolRun {
        try ToolRun(arguments: ["hear", "App", "--format", "captions"] + options, in: folder)
      }
      let brief = try hear()
      #expect(brief.errors.hasPrefix(Self.summary), "\(brief.errors)")
      #expect(!brief.errors.contains(" has no member "), "\(brief.errors)")
      let long = try hear("--left-out")
      let lines = Self.repairs.map { place, isSilent, words in
        "earshot: \(place) left out\(isSilent ? ", which is not heard" : ""): \(words)\n"
      }
      #expect(long.errors.hasPrefix(lines.joined() + Self.summary), "\(long.errors)")
      #expect(long.output == brief.output)
      #expect(
        long.output == """
          Name, text field. Double tap to edit.
          City, text field. Double tap to edit.
          Bailey
          left out

          """)
      #expect(long.status == 1)
    }

    @Test("The files of a person stay as they are, whatever is repaired in the copies of them")
    func untouched() throws {
      let folder = try TemporaryFolder(Self.files)
      let manager = FileManager.default
      let past = Date(timeIntervalSince1970: 1_000_000_000)
      for name in Self.files.keys {
        try manager.setAttributes([.modificationDate: past], ofItemAtPath: "\(folder.path)/\(name)")
      }
      let run = try ToolRun("hear", "App", "--no-cache", "--format", "captions", in: folder)
      #expect(run.errors.hasPrefix(Self.summary), "\(run.errors)")
      for (name, text) in Self.files {
        #expect(folder.read(name) == text)
        let attributes = try manager.attributesOfItem(atPath: "\(folder.path)/\(name)")
        #expect(attributes[.modificationDate] as? Date == past)
      }
      let names = try manager.subpathsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["App", "App/Form.swift", "App/Rows.swift"])
    }
  }
}
