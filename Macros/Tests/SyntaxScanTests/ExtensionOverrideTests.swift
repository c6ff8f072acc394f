import Testing

@testable import SyntaxScan

@Suite("Overrides that only a runtime of Objective-C finds")
struct ExtensionOverrideTests {
  private static func copies(_ texts: String...) -> [String] {
    let configuration = AppConfiguration(moduleFolders: [], localModules: ["UIKit"])
    let sources = texts.enumerated().map { index, text in
      ScannedSource(index: index, path: "\(index).swift", text: Array(text.utf8), as: configuration)
    }
    let overrides = ExtensionOverrides(sources)
    return sources.map {
      String(decoding: $0.copy(registering: [], overriding: overrides.changes[$0.index]), as: UTF8.self)
    }
  }

  @Test(
    "A method of an extension asks whether the class has one of its own, which calls what the extension does")
  func declared() {
    let made = Self.copies(
      "extension UIViewController { func paid(a b: Int = 1) -> Int { b } }",
      "class Shop: UIViewController { override func paid(a b: Int) -> Int { super.paid(a: b) } }")
    #expect(
      made[0] == """
        extension UIViewController { func /*<paid>*/earshotKept_paid/*.*/(a b: Int = 1) -> Int { b } }
        @MainActor protocol EarshotOverridden0_paid { func earshotOwn_paid(a b: Int) -> Int }
        extension UIViewController {
          func paid(a b: Int = 1) -> Int {
            if let own = self as? any EarshotOverridden0_paid { return own.earshotOwn_paid(a: b) }
            return earshotKept_paid(a: b)
          }
        }

        """)
    #expect(
      made[1] == """
        class Shop: UIViewController {          func /*<paid>*/earshotOwn_paid/*.*/(a b: Int) -> Int \
        { /*<super.paid>*/self.earshotKept_paid/*.*/(a: b) } }
        extension Shop: EarshotOverridden0_paid {}

        """)
  }

  @Test("A class below another one overrides what that one has of its own")
  func below() {
    let made = Self.copies(
      "extension UIViewController { func paid() {} }\nclass Shop: UIViewController { override func paid() {} }",
      "class Stall: Shop { override func paid() { super.paid() } }")
    #expect(
      made[1] == "class Stall: Shop { override func /*<paid>*/earshotOwn_paid/*.*/() "
        + "{ /*<super.paid>*/super.earshotOwn_paid/*.*/() } }")
  }

  @Test("What an extension in another file overrides is called by the class")
  func elsewhere() {
    let made = Self.copies(
      "class Shop: UITableViewController {\n}\n",
      "extension Shop { override func tableView(_ a: UITableView, didSelectRowAt b: IndexPath) async {} }")
    #expect(
      made[0] == """
        class Shop: UITableViewController {

        #sourceLocation(file: "0.swift", line: 2)
        override func tableView(_ a: UITableView, didSelectRowAt b: IndexPath) async { await earshotOwn_tableView(a, didSelectRowAt: b) }
        #sourceLocation(file: "0.swift", line: 2)
        }

        """)
    #expect(made[1].contains("         func /*<tableView>*/earshotOwn_tableView/*.*/(_ a: UITableView"))
  }

  @Test(
    "What a class declares itself, and what is no method of an object, stays as it is",
    arguments: [
      "extension UIView { func paid() {} }\nclass Base { func paid() {} }\nclass A: Base { override func paid() {} }",
      "extension UIView { static func paid() {} }\nclass A: UIView { override class func paid() {} }",
      "extension UIView { func paid<T>(_ a: T) {} }\nclass A: UIView { override func paid<T>(_ a: T) {} }",
      "class A: UIView { override func layoutSubviews() { super.layoutSubviews() } }",
    ])
  func others(text: String) {
    #expect(Self.copies(text) == [text])
  }
}
