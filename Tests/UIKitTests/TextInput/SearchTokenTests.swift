import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Tokens of a search, and the edits that texts do by themselves", .timeLimit(.minutes(10)))
struct SearchTokenTests {
  @Test("Z1: tokens are heard before what is typed; deleting at the start takes the last one away")
  func tokens() async throws {
    let field = UISearchTextField(frame: CGRect(x: 16, y: 100, width: 300, height: 36))
    field.placeholder = "Search"
    field.tokens = [UISearchToken(icon: nil, text: "Beagles"), UISearchToken(icon: nil, text: "Young")]
    try await hosting(field) { screen in
      #expect(screen.heard.first == "Beagles, Young, search field")
      field.text = "Bailey"
      #expect(field.accessibilityValue == "Beagles, Young, Bailey")
      field.text = ""
      field.deleteBackward()
      #expect(field.tokens.count == 1)
      field.insertToken(UISearchToken(icon: nil, text: "Old"), at: 0)
      #expect(field.accessibilityValue == "Old, Beagles")
      field.removeToken(at: 5)
      field.removeToken(at: 0)
      #expect(field.accessibilityValue == "Beagles")
    }
  }

  @Test("Z13: what is cut or copied from a text can be pasted into another one, a secret cannot")
  func pasting() async throws {
    let stack = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    let first = UITextField(frame: CGRect(x: 16, y: 60, width: 300, height: 36))
    let second = UITextView(frame: CGRect(x: 16, y: 110, width: 300, height: 80))
    for view in [first, second] { stack.addSubview(view) }
    first.text = "Bailey"
    try await hosting(stack) { _ in
      first.selectAll(nil)
      first.cut(nil)
      #expect(first.text?.isEmpty == true)
      second.paste(nil)
      #expect(second.text == "Bailey")
      first.text = "secret"
      first.isSecureTextEntry = true
      first.selectAll(nil)
      first.copy(nil)
      #expect(UIPasteboard.general.string == "Bailey")
    }
  }

  @Test("Z12: the button for what was marked is met in the field, and tells the delegate")
  func bookmarks() async throws {
    final class Witness: NSObject, UISearchBarDelegate {
      var count = 0
      func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { count += 1 }
    }
    let witness = Witness()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 390, height: 56))
    bar.delegate = witness
    bar.showsBookmarkButton = true
    try await hosting(bar) { screen in
      try await screen.activate("Bookmarks")
      #expect(witness.count == 1)
    }
  }

  @Test("A keyboard without height is told of while a text is typed into")
  func keyboard() async throws {
    let field = UITextField(frame: CGRect(x: 16, y: 60, width: 300, height: 36))
    try await hosting(field) { _ in
      nonisolated(unsafe) var log: [String] = []
      let center = NotificationCenter.default
      let key = UIResponder.keyboardFrameEndUserInfoKey
      let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
      let watchers = names.map { name in
        center.addObserver(forName: name, object: nil, queue: nil) { note in
          let end = note.userInfo?[key] as? NSValue
          log.append("\(name == names[0] ? "show" : "hide") \(end?.cgRectValue.height ?? -1)")
        }
      }
      field.becomeFirstResponder()
      field.resignFirstResponder()
      #expect(log == ["show 0.0", "hide 0.0"])
      for watcher in watchers { center.removeObserver(watcher) }
    }
  }
}
