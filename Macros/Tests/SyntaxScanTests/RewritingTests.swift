import Testing

@testable import SyntaxScan

@Suite("What only Apple's systems know, in the copy that is compiled")
struct RewritingTests {
  private static func copy(
    _ text: String,
    local: Set<String> = [
      "UIKit", "OSLog", "Foundation", "FoundationAdditions", "FoundationNetworking", "FoundationXML",
    ]
  ) -> String {
    let configuration = AppConfiguration(moduleFolders: [], localModules: local)
    let source = ScannedSource(index: 0, path: "File.swift", text: Array(text.utf8), as: configuration)
    return String(decoding: source.copy(registering: []), as: UTF8.self)
  }

  @Test(
    "#selector becomes the method as a function of its object, with its name",
    arguments: [
      (
        "class A { func f() { g(#selector(save)) } }",
        "class A { func f() { g(Selector(A.save, \"save\")) } }"
      ),
      (
        "class A { let s = #selector(tap(_:)) }", "class A { let s = Selector(A.tap(_:), \"tap\") }"
      ),
      ("class A { let s = #selector(B.tap) }", "class A { let s = Selector(B.tap, \"tap\") }"),
      (
        "extension A.B { func f() { g(#selector(self.tap)) } }",
        "extension A.B { func f() { g(Selector(A.B.tap, \"tap\")) } }"
      ),
      (
        "class A { let s = #selector(tap as () -> Void) }",
        "class A { let s = Selector(A.tap as (A) -> () -> Void, \"tap\") }"
      ),
      ("class A { let s = #selector(getter: B.name) }", "class A { let s = Selector(getter: \\B.name) }"),
      ("let s = #keyPath(Dog.owner.name)", "let s = \"owner.name\"            "),
    ])
  func selectors(text: String, expected: String) {
    #expect(Self.copy(text) == expected)
  }

  @Test(
    "A name qualified by a module under another name is qualified by the one it has",
    arguments: [
      ("let a: CoreText.CGFloat = 1", "let a: UIKit   .CGFloat = 1"),
      ("let a = CoreText.CGFloat(1)", "let a = UIKit   .CGFloat(1)"),
      ("let a = os.count", "let a = os.count"), ("let a: UIKit.UIView", "let a: UIKit.UIView"),
    ])
  func qualified(text: String, expected: String) {
    #expect(Self.copy(text) == expected)
  }

  @Test("What a protocol leaves to choice does nothing by default; what would have to give something stays")
  func choice() {
    let text = """
      @objc public protocol Walker {
        @objc optional func walked(_ a: Int)
        @objc optional func name(of a: Int) -> String?
        @objc optional func count() -> Int
      }
      """
    let copy = Self.copy(text)
    #expect(copy.contains("\n                 func walked(_ a: Int)\n"))
    #expect(copy.contains("        optional func count() -> Int\n"))
    #expect(
      copy.hasSuffix(
        "}; public extension Walker { func walked(_ a: Int) {  }; func name(of a: Int) -> String? { nil } }"))
  }

  @Test(
    "What Swift 3 and 4 called otherwise is called as it is now",
    arguments: [
      (
        "a.accessibilityTraits = UIAccessibilityTraitButton",
        "a.accessibilityTraits = /*<UIAccessibilityTraitButton>*/UIAccessibilityTraits.button/*.*/"
      ),
      (
        "func f(_ a: UIAlertControllerStyle) {}",
        "func f(_ a: /*<UIAlertControllerStyle>*/UIAlertController.Style/*.*/) {}"
      ),
      (
        "f(Notification.Name.UIKeyboardWillShow, name: .UIKeyboardDidHide)",
        "f(/*<Notification.Name.UIKeyboardWillShow>*/UIResponder.keyboardWillShowNotification/*.*/, "
          + "name: /*<.UIKeyboardDidHide>*/UIResponder.keyboardDidHideNotification/*.*/)"
      ),
      (
        "UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, a)",
        "/*<UIAccessibilityPostNotification(>*/UIAccessibility.post(notification: /*.*/"
          + "/*<UIAccessibilityLayoutChangedNotification>*/UIAccessibility.Notification.layoutChanged/*.*/"
          + "/*<,>*/, argument:/*.*/ a/*<)>*/)/*.*/"
      ),
      (
        "let a = UIImageJPEGRepresentation(b, 0.5)",
        "let a = /*<UIImageJPEGRepresentation(>*/(/*.*/b/*<,>*/).jpegData(compressionQuality:/*.*/ 0.5/*<)>*/)/*.*/"
      ),
      (
        "if UIAccessibilityIsVoiceOverRunning() {}",
        "if /*<UIAccessibilityIsVoiceOverRunning(>*/UIAccessibility.isVoiceOverRunning/*.*//*<)>*//*.*/ {}"
      ),
      (
        "a.addChildViewController(b); b.didMove(toParentViewController: a)",
        "a.addChild              (b); "
          + "b.didMove(/*<toParentViewController:>*/toParent:/*.*/ a)"
      ),
      (
        "a.bringSubview(toFront: b)",
        "a.bringSubviewToFront(/*<toFront:>*//*.*/ b)"
      ),
      (
        "let a = UIActivityIndicatorView(activityIndicatorStyle: b)",
        "let a = UIActivityIndicatorView(/*<activityIndicatorStyle:>*/style:/*.*/ b)"
      ),
      ("let a = childViewControllers.count", "let a = children            .count"),
      (
        "func f() { let childViewControllers = 1; g(childViewControllers) }",
        "func f() { let childViewControllers = 1; g(childViewControllers) }"
      ),
      ("let a = b.UIWindowLevelAlert", "let a = b.UIWindowLevelAlert"),
      (
        "let UIWindowLevelAlert = 1; f(UIWindowLevelAlert)",
        "let UIWindowLevelAlert = 1; f(UIWindowLevelAlert)"
      ),
    ])
  func formerNames(text: String, expected: String) {
    #expect(Self.copy(text) == expected)
  }

  @Test("What publishes changes of a model, and texts by their keys, come with Foundation")
  func companions() {
    let local: Set = ["Foundation", "Combine", "FoundationAdditions"]
    let model = "import Foundation\nfinal class Model: ObservableObject { @Published var name = \"\" }"
    #expect(Self.copy(model, local: local).hasPrefix("import Foundation; public import Combine\n"))
    let text = "import Foundation\nlet a = NSLocalizedString(\"a\", comment: \"\")"
    #expect(Self.copy(text, local: local).hasPrefix("import Foundation; public import FoundationAdditions\n"))
    let table = "import Foundation\nlet a = String(localized: \"a\", bundle: .module)"
    #expect(
      Self.copy(table, local: local).hasPrefix("import Foundation; public import FoundationAdditions\n"))
    let watch = "import Foundation\nlet a = dog.observe(\\.name) { _, _ in }"
    #expect(
      Self.copy(watch, local: local).hasPrefix("import Foundation; public import FoundationAdditions\n"))
  }

  @Test("Modules of drawing and layers keep their names, and a layer of words comes with UIKit")
  func layers() {
    let local: Set = ["CoreGraphics", "QuartzCore", "UIKit"]
    #expect(Self.copy("import CoreGraphics\nlet a = 1", local: local) == "import CoreGraphics\nlet a = 1")
    let text = "import QuartzCore\nlet a: CATextLayer? = nil"
    #expect(Self.copy(text, local: local).hasPrefix("import QuartzCore; public import UIKit\n"))
  }

  @Test("The macro of observable models comes with Foundation")
  func observation() {
    let copy = Self.copy(
      "import Foundation\n@Observable final class Model {}", local: ["Foundation", "Observation"])
    #expect(copy == "import Foundation; public import Observation\n@Observable final class Model {}")
  }

  @Test("The names of widgets come with SwiftUI")
  func widgets() {
    let copy = Self.copy(
      "import SwiftUI\nstruct Dogs: WidgetBundle {}", local: ["SwiftUI", "WidgetKit"])
    #expect(copy == "import SwiftUI; public import WidgetKit\nstruct Dogs: WidgetBundle {}")
    let stored = Self.copy(
      "import SwiftUI\nstruct Dogs: View { @FetchRequest var dogs: FetchedResults<Dog> }",
      local: ["SwiftUI", "CoreData"])
    #expect(stored.hasPrefix("import SwiftUI; public import CoreData\n"))
  }

  @Test("An import of a part of a module is one of the module; one of a single declaration stays")
  func parts() {
    let local: Set = ["CoreImage", "Foundation", "UIKit"]
    let part = Self.copy("import CoreImage.CIFilterBuiltins\n", local: local)
    #expect(part == "import CoreImage\(String(repeating: " ", count: ".CIFilterBuiltins".count))\n")
    #expect(Self.copy("import struct Foundation.Date\n", local: local) == "import struct Foundation.Date\n")
    let named = "import UIKit\nlet a = CIFilter(name: \"CISepiaTone\")"
    #expect(Self.copy(named, local: local).hasPrefix("import UIKit; public import CoreImage\n"))
  }

  @Test("An import of a module that is not here leaves blanks where what it re-exports is not here either")
  func nothingReexported() {
    #expect(Self.copy("import StoreKit\nlet a = 1", local: []) == "               \nlet a = 1")
  }

  @Test(
    "Whoever names the bundle of a module looks for files beside the code",
    arguments: ["Bundle.module", ".module"])
  func module(text: String) {
    let configuration = AppConfiguration(moduleFolders: [], localModules: ["Foundation"])
    let code = Array("let a: Bundle = \(text)".utf8)
    #expect(ScannedSource(index: 0, path: "File.swift", text: code, as: configuration).asksForResources)
  }

  @Test("A table without a name is the usual one")
  func table() {
    let copy = Self.copy("let a = b.localizedString(forKey: k, value: nil, table: nil)")
    #expect(copy == "let a = b.localizedString(forKey: k, value: nil, table: \"Localizable\")")
  }

  @Test("What stands on several lines leaves as many")
  func lines() {
    let copy = Self.copy("class A {\n  let s = #selector(\n    tap(_:)\n  )\n  let t = 1\n}")
    #expect(copy.split(separator: "\n", omittingEmptySubsequences: false)[4] == "  let t = 1")
  }

  @Test(
    "Attributes of Objective-C leave blanks, and a protocol of it stays one of classes",
    arguments: [
      ("class A {\n@objc func f() {}\n}", "class A {\n      func f() {}\n}"),
      ("@objc(ADog) class A {}", "            class A {}"),
      ("class A { @IBOutlet weak var a: B! }", "class A {           weak var a: B! }"),
      ("@objc protocol P { func f() }", "      protocol P: AnyObject { func f() }"),
      ("@objc protocol P: Q {}", "      protocol P: Q {}"),
    ])
  func attributes(text: String, expected: String) {
    #expect(Self.copy(text) == expected)
  }

  @Test(
    "A module under another name is imported under the one it has, one that is not here as what it re-exports",
    arguments: [
      ("import os.log", "import OSLog "), ("import struct os.Logger", "import struct OSLog.Logger"),
      ("import CoreText", "import UIKit   "),
      ("import StoreKit\nlet a = 1", "import UIKit   \nlet a = 1"),
      ("import struct HealthKit.HKUnit\nlet a = 1", "import Foundation             \nlet a = 1"),
      (
        "import SpriteKit\nlet a: URLRequest? = nil",
        "import UIKit    ; public import FoundationNetworking\nlet a: URLRequest? = nil"
      ),
      ("#if canImport(os)\n#endif", "#if true         \n#endif"),
      (
        "#if canImport(StoreKit)\nimport StoreKit\n#endif", "#if canImport(StoreKit)\nimport StoreKit\n#endif"
      ),
      ("#if targetEnvironment(simulator)\n#endif", "#if true                        \n#endif"),
      ("#if targetEnvironment(macCatalyst)\n#endif", "#if targetEnvironment(macCatalyst)\n#endif"),
      (
        "import UIKit\nlet a: URLRequest? = nil",
        "import UIKit; public import FoundationNetworking\nlet a: URLRequest? = nil"
      ),
      (
        "import Foundation\nlet a = ListFormatter(), b: URLRequest? = nil",
        "import Foundation; public import FoundationNetworking; public import FoundationAdditions\n"
          + "let a = ListFormatter(), b: URLRequest? = nil"
      ),
      (
        "import Foundation\nlet a = XMLParser(data: Data())",
        "import Foundation; public import FoundationXML\nlet a = XMLParser(data: Data())"
      ),
      (
        "import UIKit\nlet a: NSInteger = 1",
        "import UIKit; public import FoundationAdditions\nlet a: NSInteger = 1"
      ),
      (
        "import Foundation\nlet a: os_unfair_lock_t? = nil",
        "import Foundation; public import OSLog\nlet a: os_unfair_lock_t? = nil"
      ),
      (
        "import Foundation\nlet a: CFError? = nil",
        "import Foundation; public import FoundationAdditions\nlet a: CFError? = nil"
      ),
      (
        "import UIKit\nlet a = RelativeDateTimeFormatter()",
        "import UIKit; public import FoundationAdditions\nlet a = RelativeDateTimeFormatter()"
      ),
    ])
  func imports(text: String, expected: String) {
    #expect(Self.copy(text) == expected)
  }

  @Test("The bundle of the program is the one of the files beside the code; others stay as they are")
  func bundles() {
    #expect(
      Self.copy("let a = Bundle.main.url, b: Bundle = .main") == "let a = Bundle.heard.url, b: Bundle = .main"
    )
  }

  @Test("What a file imports and declares is told, but nothing inside of functions")
  func background() {
    let text =
      "import StoreKit\nimport UIKit\nclass Dog { var name = 1; func bark() { let loud = 1; _ = loud } }"
    let source = ScannedSource(
      index: 0, path: "File.swift", text: Array(text.utf8),
      as: AppConfiguration(moduleFolders: [], localModules: ["UIKit"]))
    #expect(
      Report(sources: [source]).backgroundLines == [
        "absent\t0\t1\tStoreKit", "import\t0\t2\tUIKit", "names\t0\t1\tDog bark name",
      ])
  }

  @Test(
    "A name that is qualified by Foundation is found where it is here, and functions of C without an import",
    arguments: [
      (
        "import Foundation\nclass A: Foundation.URLSessionDelegate {}",
        "class A: FoundationNetworking.URLSessionDelegate {}"
      ),
      (
        "import Foundation\nlet a = Foundation.URLSession.shared",
        "let a = FoundationNetworking.URLSession.shared"
      ),
      ("import Foundation\nlet a = Foundation.Date()", "let a = Foundation.Date()"),
      ("let a = strcmp(b, c)", "public import Glibc; let a = strcmp(b, c)"),
    ])
  func homes(text: String, last: String) {
    let copy = Self.copy(text, local: ["Foundation", "FoundationNetworking", "Glibc"])
    #expect(copy.split(separator: "\n").last == Substring(last))
  }

  @Test("The targets of a manifest and what they depend on are read where they are written out")
  func manifest() {
    let text = """
      let package = Package(name: "Kennel", targets: [
        .target(name: "Dogs"),
        .target(name: "Kennel", dependencies: ["Dogs", .target(name: "Cats")], path: "App"),
        .testTarget(name: "DogsTests", dependencies: ["Dogs"]),
      ])
      """
    #expect(
      PackageManifest(Array(text.utf8), path: "Package.swift").lines(index: 0) == [
        "target\t0\t2\tDogs\ttarget\t", "target\t0\t3\tKennel\ttarget\tApp",
        "setting\t0\t3\tKennel\tdependency\tDogs", "setting\t0\t3\tKennel\tdependency\tCats",
        "target\t0\t4\tDogsTests\ttestTarget\t", "setting\t0\t4\tDogsTests\tdependency\tDogs",
      ])
  }
}
