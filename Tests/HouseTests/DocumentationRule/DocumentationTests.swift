import Testing

@Suite("The documentation rule")
struct DocumentationTests {
  private func names(_ source: String) -> [String] {
    SourceFile(path: "A.swift", text: source).publicDeclarations.map { "\($0.keyword) \($0.name)" }
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
      public struct Point {
        public var x: Int { get { y } set { let public = 1; y = public } }
        public private(set) var y = 0
        var inner = { (a: Int) in a }
        public init?(
          _ a: Int
        ) {
          let z = 1
        }
        @inlinable public subscript(_ i: Int) -> Int { i }
      }
      func hidden() {}
      @MainActor @available(*, deprecated, message: "class X {") open class View {
        open class func make() {}
        public override func draw() {}
        public nonisolated(unsafe) static var `default` = 1
      }
      public indirect enum Kind {
        case one, two(Int)
        var hidden: Int {
          switch self {
          case .one: 1
          }
        }
        private enum Inner {
          case four
        }
      }
      enum Hidden {
        case five
      }
      public protocol Shape {
        associatedtype Side
        var side: Side { get }
      }
      protocol Inside {
        func area() -> Int
      }
      extension Kind {
        func hidden() {}
        public static func == (a: Self, b: Self) -> Bool { true }
      }
      """
    #expect(
      names(source) == [
        "struct Point", "var x", "var y", "init init", "subscript subscript", "class View", "func make",
        "var default", "enum Kind", "case one", "protocol Shape", "associatedtype Side", "var side",
        "func func",
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
      """
    let declarations = SourceFile(path: "A.swift", text: source).publicDeclarations
    #expect(
      declarations.map(\.summary) == ["Stops that a person meets, first to last."])
    #expect(messages(source) == [])
  }

  @Test("Documentation belongs to the next declaration alone")
  func neighbours() {
    #expect(messages("/// A stop of the tour.\nlet hidden = 1\npublic let shown = 2").count == 1)
  }
}
