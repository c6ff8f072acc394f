import EarshotTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Pasting as a delegate decides", .timeLimit(.minutes(10)))
struct PasteTests {
  private final class Decider: NSObject, UITextPasteDelegate {
    var decide: (UITextPasteItem) -> Void = { $0.setDefaultResult() }
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      transform item: UITextPasteItem
    ) {
      decide(item)
    }
  }

  private func pasted(_ contents: [String], _ decide: @escaping (UITextPasteItem) -> Void) async throws
    -> String
  {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let decider = Decider()
    decider.decide = decide
    field.pasteDelegate = decider
    field.text = "Dog: "
    let controller = UIViewController()
    controller.view.addSubview(field)
    var text = ""
    try await hosting(controller) { screen in
      UIPasteboard.general.strings = contents
      field.becomeFirstResponder()
      field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
      field.paste(nil)
      try await screen.advance(by: .seconds(1))
      text = field.text ?? ""
    }
    return text
  }

  @Test("What the delegate sets is pasted, be it another text, nothing, or what would be pasted anyway")
  func results() async throws {
    let text1 = try await pasted(["Bailey"]) { $0.setDefaultResult() }
    #expect(text1 == "Dog: Bailey")
    let wrapped = try await pasted(["Bailey"]) { item in
      item.setResult(string: "<\(item.localObject as? String ?? "")>")
    }
    #expect(wrapped == "Dog: <Bailey>")
    let text2 = try await pasted(["Bailey"]) { $0.setNoResult() }
    #expect(text2 == "Dog: ")
    let text3 = try await pasted(["Bailey", "Cooper"]) { $0.setDefaultResult() }
    #expect(text3 == "Dog: BaileyCooper")
  }

  @Test("A delegate may read what is pasted first, and decide later")
  func later() async throws {
    let text = try await pasted(["Bailey"]) { item in
      _ = item.itemProvider.loadObject(ofClass: String.self) { words, _ in
        MainActor.assumeIsolated { item.setResult(string: (words ?? "").uppercased()) }
      }
    }
    #expect(text == "Dog: BAILEY")
  }
}
