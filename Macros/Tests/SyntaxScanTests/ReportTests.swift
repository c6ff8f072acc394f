import Testing

@testable import SyntaxScan

@Suite("What a file can show")
struct ReportTests {
  private static func source(_ text: String, index: Int = 0) -> ScannedSource {
    ScannedSource(
      index: index, path: "File\(index).swift", text: Array(text.utf8),
      as: AppConfiguration(moduleFolders: []))
  }

  private static func lines(_ texts: String...) -> [String] {
    Report(sources: texts.enumerated().map { source($1, index: $0) }).lines
  }

  @Test(
    "A view can be made without arguments when every property has a value",
    arguments: [
      "", "var name = \"\"", "let name = \"\"", "var name: String?", "static var name: String",
      "var name: String { \"\" }", "lazy var name: String = \"\"", "@State var count = 0",
      "@State var name: String?",
      "@Environment(\\.locale) var locale", "@EnvironmentObject var store: Store",
      "@FocusState var focused: Bool",
      "@Namespace var space", "@AppStorage(\"k\") var name: String", "let (a, b) = (1, 2)",
      "init(name: String = \"\") {}", "init(_ names: String...) {}", "init(name: String) {}; init() {}",
      "#if os(macOS)\nvar name: String\n#endif", "var name = \"\" { didSet {} }", "var a, b: Int?",
    ])
  func ready(members: String) {
    #expect(Self.lines("struct V: View { \(members) }") == ["view\t0\t1\tV"])
  }

  @Test(
    "A view or controller of UIKit can be made where the initialiser without arguments is inherited or written",
    arguments: [
      ("UIViewController", ""), ("UITableViewController", "let dog = Dog()"), ("UIView", "init() {}"),
      ("UIView", "override init(frame: CGRect) {}; required init?(coder: NSCoder) {}"),
      ("UIViewController", "init(dog: Dog = Dog()) {}; required init?(coder: NSCoder) {}"),
    ])
  func readyClass(superclass: String, members: String) {
    #expect(Self.lines("class C: \(superclass) { \(members) }") == ["view\t0\t1\tC"])
  }

  @Test("A controller that has to be given something says what; a class that is no view is passed over")
  func needyClass() {
    let needy = "class C: UIViewController { init(dog: Dog) {}; required init?(coder: NSCoder) {} }"
    #expect(Self.lines(needy) == ["missing\t0\t1\tC\tdog\tDog"])
    #expect(Self.lines("class C: NSObject {}; class D: UITableViewCell {}").isEmpty)
  }

  @Test("An app of UIKit's kind is shown with its scene beside whatever else is shown")
  func uikitApp() throws {
    let text = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      class Second: SceneDelegate {}
      """
    let report = Report(sources: [Self.source(text)])
    #expect(report.lines == ["app\t0\t1\tAppDelegate"])
    let registration = try #require(report.registrations(in: 0).first)
    #expect(
      registration.text(number: 1, path: "A.swift").contains(
        "AppDelegate() }, scenes: [(\"SceneDelegate\", { SceneDelegate() }), (\"Second\", { Second() })]"))
  }

  @Test(
    "What a view still needs is told with label and type",
    arguments: [
      ("let dog: Dog", "dog\tDog"),
      ("var dog: Dog", "dog\tDog"),
      ("let name: String?", "name\tString?"),
      ("@Binding var isOn: Bool", "isOn\tBinding<Bool>"),
      ("@Binding var name: String?", "name\tBinding<String?>"),
      ("@ObservedObject var store: Store", "store\tStore"),
      ("@State var count: Int", "count\tInt"),
      ("var a, b: Int", "a\tInt\tb\tInt"),
      ("let dog: Dog; let k = 1; var isOn: Bool", "dog\tDog\tisOn\tBool"),
      ("init(name: String) {}", "name\tString"),
      ("init(_ a: Int, b: Int, c: Int = 0) {}", "_\tInt\tb\tInt"),
      ("init?() {}", "_\ta plain initializer"),
      ("let map: [String:\n Dog]", "map\t[String: Dog]"),
      ("#if os(iOS)\nvar name: String\n#endif", "name\tString"),
    ])
  func missing(members: String, fields: String) {
    #expect(Self.lines("struct V: View { \(members) }") == ["missing\t0\t1\tV\t\(fields)"])
  }

  @Test(
    "What the end of a file cannot reach is told apart",
    arguments: [
      ("struct V<T>: View {}", "obstacle\t0\t1\tV\tgeneric"),
      ("enum A { private struct V: View {} }", "obstacle\t0\t1\tA.V\tprivate"),
      ("func f() { struct V: View {} }", "obstacle\t0\t1\t.V\tlocal"),
      ("struct A<T> {}; extension A { struct V: View {} }", "obstacle\t0\t1\tA.V\tgeneric"),
      ("private struct V: View {}", "view\t0\t1\tV"),
      ("enum A { fileprivate struct V: View {} }", "view\t0\t1\tA.V"),
    ])
  func obstacles(text: String, line: String) {
    #expect(Self.lines(text).last == line)
  }

  @Test("A conformance and an initialiser may stand in an extension, also in another file")
  func extensions() {
    let lines = Self.lines("struct V { let a: Int }", "extension V: SwiftUI.View { init() { a = 1 } }")
    #expect(lines == ["view\t0\t1\tV"])
  }

  @Test("Previews, providers and apps are found with their lines, and only where they are compiled")
  func others() {
    let lines = Self.lines(
      """
      #Preview("Bailey") { A() }
      #if DEBUG && !os(macOS)
      #Preview { B() }
      #else
      #Preview("No") { C() }
      #endif
      struct A_Previews: PreviewProvider {}
      @main struct KennelApp: App {}
      """)
    #expect(
      lines == [
        "preview\t0\t1\tBailey", "preview\t0\t3\t", "provider\t0\t7\tA_Previews", "app\t0\t8\tKennelApp",
      ])
  }

  @Test("A program begins with the bundle or the widget that bears @main, else with all bundles")
  func widgets() {
    let widgets = "struct DogWidget: Widget {}\nstruct CatWidget: Widget {}\n"
    let bundle = "struct Pets: WidgetBundle {}"
    #expect(Self.lines(widgets + "@main " + bundle) == ["app\t0\t3\tPets"])
    #expect(Self.lines("@main " + widgets) == ["app\t0\t1\tDogWidget"])
    #expect(Self.lines(widgets + bundle) == ["app\t0\t3\tPets"])
    #expect(Self.lines(widgets) == ["app\t0\t1\tDogWidget", "app\t0\t2\tCatWidget"])
  }
}
