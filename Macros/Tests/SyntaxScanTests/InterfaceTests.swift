import Testing

@testable import SyntaxScan

@Suite("Tables for interface files")
struct InterfaceTests {
  private static func code(_ text: String, hasInterfaces: Bool = true) -> String {
    let configuration = AppConfiguration(moduleFolders: [], hasInterfaces: hasInterfaces)
    let source = ScannedSource(index: 0, path: "File.swift", text: Array(text.utf8), as: configuration)
    return Report(sources: [source]).interfaces(in: source).text
  }

  @Test(
    "Outlets, attributes and actions of a class are in its table",
    arguments: [
      ("@IBOutlet private weak var name: UILabel!", #"table.outlet("name") { $0.name = try $1.value() }"#),
      ("@IBOutlet var all: [UILabel] = []", #"table.outlet("all") { $0.all = try $1.value() }"#),
      (
        "@IBOutlet var name: UILabel! { didSet { show() } }",
        #"table.outlet("name") { $0.name = try $1.value() }"#
      ),
      (
        "@IBInspectable var radius: CGFloat { get { 0 } set {} }",
        #"table.attribute("radius") { $0.radius = try $1.value() }"#
      ),
      (
        "@IBAction func save() {}",
        #"table.action("save", "save") { _ = ($1, $2); _ = $0.save() }"#
      ),
      (
        "@IBAction private func save(_ sender: Any) {}",
        #"table.action("save:", "save") { _ = ($1, $2); _ = $0.save(try $1.value()) }"#
      ),
      (
        "@IBAction func save(sender: UIButton, forEvent event: UIEvent) {}",
        #"table.action("saveWithSender:forEvent:", "save") { _ = ($1, $2); "#
          + "_ = $0.save(sender: try $1.value(), forEvent: try $2.value()) }"
      ),
      (
        "@IBSegueAction func make(_ coder: NSCoder) -> Detail? { nil }",
        #"table.creator("make:") { _ = ($1, $2, $3); return $0.make($1) }"#
      ),
      ("@IBAction @objc(keep:) func save(_ sender: Any) {}", #"table.action("keep:", "save")"#),
    ])
  func members(member: String, line: String) {
    let code = Self.code("import UIKit\nclass Dog: UIViewController {\n\(member)\n}")
    #expect(code.contains(line), "\(code)")
    #expect(code.contains("extension Dog {"))
    #expect(code.contains("InterfaceRecord { Dog.earshotInterface0().table }.store(at: place)"))
  }

  @Test(
    "What an interface file cannot reach is in no table",
    arguments: [
      "class Dog: UIViewController { @IBOutlet static var name: UILabel! }",
      "class Dog: UIViewController { @IBInspectable var twice: Int { 2 } }",
      "class Dog: UIViewController { #if os(macOS)\n@IBOutlet var name: UILabel!\n#endif\n}",
      "class Dog<Kind>: UIViewController { @IBOutlet var name: UILabel! }",
      "class Dog: UIViewController { @IBAction func save() async {} }",
      "struct Dog { func make() { class Local: UIView { @IBOutlet var name: UILabel! } } }",
    ])
  func unreachable(text: String) {
    #expect(!Self.code(text).contains("table."))
  }

  @Test("Members of an extension are in a table of their own, also where the class is the system's")
  func extensions() {
    let code = Self.code("extension UIView { @IBInspectable var corner: CGFloat { get { 0 } set {} } }")
    #expect(code.contains("extension UIView {\n  @MainActor fileprivate static func earshotInterface0()"))
    #expect(code.hasPrefix("\nimport UIKit\n"))
  }

  @Test("A class below one of a framework is found by its name though nothing of it is named")
  func plain() {
    let code = Self.code(
      "class Base: UITableViewCell {}\nclass Row: Base {}\nclass Model {}\nenum Kind: String {}")
    #expect(code.contains("InterfaceClass(Base.self, in: #fileID)"))
    #expect(code.contains("InterfaceClass(Row.self, in: #fileID)"))
    #expect(!code.contains("Model") && !code.contains("Kind"))
  }

  @Test("A controller without a preview is shown by its scene where there are interface files")
  func scenes() {
    for hasInterfaces in [true, false] {
      let configuration = AppConfiguration(moduleFolders: [], hasInterfaces: hasInterfaces)
      let text = Array("class Dog: UIViewController {}".utf8)
      let source = ScannedSource(index: 0, path: "File.swift", text: text, as: configuration)
      let record = Report(sources: [source]).registrations(in: 0).first?.text(number: 0, path: "File.swift")
      #expect(record?.contains("InterfaceScene.controller(Dog.self) { Dog() }") == hasInterfaces)
    }
  }

  @Test(
    "A controller that writes the initialiser for nibs itself is made through it, for it may inherit no other"
  )
  func nibs() {
    let configuration = AppConfiguration(moduleFolders: [], hasInterfaces: true)
    let text = """
      class Dogs: UITableViewController {
        override init(nibName a: String?, bundle b: Bundle?) { super.init(nibName: a, bundle: b) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """
    let source = ScannedSource(index: 0, path: "File.swift", text: Array(text.utf8), as: configuration)
    let record = Report(sources: [source]).registrations(in: 0).first?.text(number: 0, path: "File.swift")
    #expect(record?.contains("{ Dogs(nibName: nil, bundle: nil) }") == true)
  }

  @Test(
    "Methods have the names that Objective-C gives them",
    arguments: [
      ("save", [], "save"), ("save", ["_"], "save:"), ("save", ["_", "for"], "save:for:"),
      ("save", ["sender"], "saveWithSender:"), ("unwind", ["from"], "unwindFrom:"),
      ("unwind", ["segue"], "unwindWithSegue:"), ("`default`", ["_"], "default:"),
    ])
  func selectors(name: String, labels: [String], selector: String) {
    #expect(InterfaceReader.selector(of: name, labels) == selector)
  }
}
