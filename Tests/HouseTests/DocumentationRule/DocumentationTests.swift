import Testing

@Suite("The documentation rule")
struct DocumentationTests {
  private func names(_ source: String) -> [String] {
    DeclarationReader.publicDeclarations(in: source).map { "\($0.keyword) \($0.name)" }
  }

  private func messages(_ source: String) -> [String] {
    DocumentationRule.violations(in: [SourceFile(path: "A.swift", text: source)]).map(\.description)
  }

  @Test("Every public declaration of ours has a first sentence of at most 150 characters")
  func ourSources() {
    expectNone(DocumentationRule.violations(in: House.sources))
  }

  @Test("Public declarations are found at every depth, and no others")
  func depths() {
    let source = """
      public import A
      public struct Point<T: Collection>: Sendable where T.Element: Hashable {
        public var x: Int { get { y } set { let public = 1; y = public } }
        public private(set) var y = 0
        private(set) public var z = 0
        var inner = { (a: Int) in func public() {} }
        public init?(_ a: Int = f({ 1 })) { struct S { public var no: Int } }
        public static func == (a: Self, b: Self) -> Bool { true }
        @inlinable public subscript(_ i: Int) -> Int { i }
        struct Hidden { public func shown() {} }
        public typealias Other = Int
      }
      func hidden() { }
      @MainActor @available(*, deprecated, message: "class X {") open class View { open class func make() {} }
      public final class Leaf { public override func draw() {} ; deinit { } }
      package func near() { }
      infix operator <>
      public let (a) = 1
      """
    #expect(
      names(source) == [
        "struct Point", "var x", "var y", "var z", "init init", "func func", "subscript subscript",
        "func shown", "typealias Other", "class View", "func make", "class Leaf", "let let",
      ])
  }

  @Test("Cases of public enumerations and requirements of public protocols count")
  func members() {
    let source = """
      public enum Kind { case one, two(Int)
        indirect case three(Kind)
        var hidden: Int { switch self { case .one: 1
          case .two: 2
          default: 3 } }
        private enum Inner { case four }
      }
      enum Hidden { case five }
      public protocol Shape { associatedtype Side
        var side: Side { get }
        func area() -> Int }
      protocol Inside { func area() }
      public extension Kind { func shown() {}
        private func hidden() {}
        var seen: Int { 1 } }
      extension Kind { func hidden() {} }
      """
    #expect(
      names(source) == [
        "enum Kind", "case one", "case three", "protocol Shape", "associatedtype Side", "var side",
        "func area",
        "func shown", "var seen",
      ])
  }

  @Test("Conditional compilation and plain comments hide neither declaration nor documentation")
  func conditions() {
    let source = """
      /// Walks to the next stop.
      // A remark.
      #if os(Linux)
        @discardableResult
        public func step() -> Int { 1 }
      #endif
      """
    #expect(names(source) == ["func step"])
    #expect(messages(source) == [])
  }

  @Test("A missing, a long and an empty sentence are told apart")
  func sentences() {
    let long = "Word " + String(repeating: "o", count: 146) + "."
    #expect(messages("public func f() {}") == ["A.swift:1: func f has no documentation; add one sentence"])
    #expect(
      messages("/// \(long)\npublic func f() {}") == [
        "A.swift:2: the first sentence of func f has 152 characters; shorten it to 150"
      ])
    #expect(
      messages("/// The reading order.\npublic var readingOrder = 1") == [
        "A.swift:2: the sentence of var readingOrder only repeats its name; say what the name cannot"
      ])
    #expect(messages("///\n/// - Returns: One.\npublic func f() {}").count == 1)
  }

  @Test("A sentence may run over two lines and details may follow it")
  func paragraphs() {
    let source = """
      /// Stops that a person meets,
      /// first to last.
      ///
      /// \(String(repeating: "Detail. ", count: 40))
      /// - Complexity: O(1)
      public var order = 1
      /** Stops in a block. */
      public var block = 1
      """
    let declarations = DeclarationReader.publicDeclarations(in: source)
    #expect(
      declarations.map(\.summary) == ["Stops that a person meets, first to last.", "Stops in a block."])
    #expect(messages(source) == [])
  }

  @Test("Documentation belongs to the next declaration alone")
  func neighbours() {
    #expect(messages("/// A stop of the tour.\nlet hidden = 1\npublic let shown = 2").count == 1)
  }
}
