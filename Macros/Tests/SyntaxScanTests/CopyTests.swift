import Testing

@testable import SyntaxScan

@Suite("The copy of a file that is compiled")
struct CopyTests {
  private static func copies(_ texts: String...) -> [String] {
    let configuration = AppConfiguration(moduleFolders: [])
    let sources = texts.enumerated().map {
      ScannedSource(index: $0, path: "File\($0).swift", text: Array($1.utf8), as: configuration)
    }
    let report = Report(sources: sources)
    return sources.map { source in
      String(
        decoding: source.copy(
          registering: report.registrations(in: source.index), conformances: report.conformances(in: source)),
        as: UTF8.self)
    }
  }

  @Test(
    "os(iOS) holds and os(Linux) does not, and no line or column moves",
    arguments: [
      ("#if os(iOS)\n#endif", "#if true   \n#endif"),
      ("#if !os(iOS) || os(Linux)\n#endif", "#if !true    || false    \n#endif"),
      ("#if a\n#elseif (os(iOS))\n#endif", "#if a\n#elseif (true   )\n#endif"),
      (
        "struct A {\n#if os(iOS)\n#if os(Linux)\n#endif\n#endif\n}",
        "struct A {\n#if true   \n#if false    \n#endif\n#endif\n}"
      ),
    ])
  func platforms(text: String, expected: String) {
    #expect(Self.copies(text) == [expected])
  }

  @Test(
    "What is no condition stays as it is",
    arguments: [
      "let a = os(iOS)", "// os(iOS)", "#if os(macOS)\n#endif",
      "#if canImport(UIKit)\nlet b = os(iOS)\n#endif",
    ])
  func others(text: String) {
    #expect(Self.copies(text) == [text])
  }

  @Test(
    "A library has no entry point, and its lines stay where they are",
    arguments: [
      ("@main\nstruct A {}", "     \nstruct A {}"),
      ("@UIApplicationMain final class A {}", "                   final class A {}"),
      ("@MainActor struct A {}", "@MainActor struct A {}"),
    ])
  func entry(text: String, expected: String) {
    #expect(Self.copies(text) == [expected])
  }

  @Test("Views stand in only where nobody wrote a preview")
  func standIn() {
    let view = "struct V: View {}\n"
    #expect(
      Self.copies(view)[0].contains(
        "kind: .view, \"V\", file: \"File0.swift\",\nline: 1, body: { V() }"))
    #expect(Self.copies(view, "#Preview { V() }")[0] == view)
    #expect(!Self.copies(view, "struct P: PreviewProvider {}")[0].contains(".view"))
  }

  @Test("A provider is registered in its own file, beside previews too")
  func provider() {
    let copies = Self.copies("#Preview { V() }", "private struct P: PreviewProvider {}")
    #expect(!copies[0].contains(".provider"))
    #expect(
      copies[1].contains(
        "kind: .provider, \"P\", file: \"File1.swift\",\nline: 1, body: { P.previews }"))
  }

  @Test(
    "The app itself is shown beside views and previews",
    arguments: ["", "struct V: View {}", "#Preview { V() }"])
  func app(beside: String) {
    #expect(Self.copies("@main struct K: App {}", beside)[0].contains("kind: .app, \"K\""))
  }

  @Test("Of several that could be the app, the program begins with the one that says so")
  func roots() {
    func roots(_ texts: String...) -> [Bool] {
      texts.indices.map { index in
        let others = (texts[..<index] + texts[(index + 1)...]).joined(separator: "\n")
        return Self.copies(texts[index], others)[0].contains("kind: .app")
      }
    }
    #expect(roots("struct A: App {}", "@main struct B: App {}") == [false, true])
    #expect(roots("struct A: App {}", "class D: NSObject, UIApplicationDelegate {}") == [true, false])
    #expect(roots("@main class D: NSObject, UIApplicationDelegate {}", "struct A: App {}") == [true, false])
    #expect(roots("struct A: App {}", "struct B: App {}") == [true, true])
    #expect(roots("@main struct A: App { let dog: Dog; init(dog: Dog) {} }") == [false])
  }

  @Test("A type that deletes rows says so once, in the file that tells how and not below one that says so")
  func rowEditors() {
    let commit =
      "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}"
    let other = "func tableView(_ t: UITableView, canEditRowAt p: IndexPath) -> Bool { true }"
    let copies = Self.copies(
      "class Dogs: UITableViewController { override \(commit) }", "class Pups: Dogs { override \(commit) }",
      "class Cats: NSObject {}\nextension Cats: UITableViewDataSource { \(commit) }",
      "class Birds: NSObject { \(other) }", "func f() { class Local: NSObject { \(commit) } }")
    let lines = copies.map { $0.split(separator: "\n").filter { $0.contains("UITableViewRowEditing") } }
    #expect(
      lines == [
        ["extension Dogs: UITableViewRowEditing {}"], [], ["extension Cats: UITableViewRowEditing {}"], [],
        [],
      ])
  }

  @Test("10.11: a class below a data table that says what names its rows or columns tells that it does")
  func dataTableHeaders() {
    func method(_ label: String) -> String {
      "func accessibilityHeaderElements(for\(label): Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }"
    }
    let (row, column) = (method("Row row"), method("Column column"))
    let copies = Self.copies(
      "class Grid: UIView, UIAccessibilityContainerDataTable {}\nclass Dogs: Grid { \(row) }",
      "class Pups: Dogs { override \(row) }\nextension Pups { \(column) }")
    let lines = copies.map { copy in
      copy.split(separator: "\n").filter { $0.contains("DataTable") && $0.hasSuffix("{}") }
    }
    #expect(
      lines == [
        [
          "class Grid: UIView, UIAccessibilityContainerDataTable {}",
          "extension Dogs: UIAccessibilityContainerDataTableRowHeaders {}",
        ], ["extension Pups: UIAccessibilityContainerDataTableColumnHeaders {}"],
      ])
  }

  @Test("What overrides in an extension goes into the class, and messages about it name the line it was in")
  func overrides() {
    let text = """
      class Dogs: Pack {
        var a = 1
      }
      extension Dogs {
        override func viewDidLoad() {
          button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        }
        @objc func tap() {}
      }
      """
    let copy = Self.copies(text)[0]
    #expect(
      copy.contains(
        """
          var a = 1

        #sourceLocation(file: "File0.swift", line: 5)
        override func viewDidLoad() {
            button.addTarget(self, action: Selector(Dogs.tap, "tap"), for: .touchUpInside)
          }
        #sourceLocation(file: "File0.swift", line: 3)
        }
        extension Dogs {
        """))
    #expect(copy.split(separator: "extension Dogs").last?.contains("override") == false)
    #expect(copy.hasSuffix("func tap() {}\n}"))
    #expect(Self.copies("extension Cats { override func f() {} }")[0].hasPrefix("extension Cats { override"))
  }
}
