import Testing

@testable import AppBuilding

@Suite("The preview to paste")
struct PastedPreviewTests {
  private static func pasted(_ arguments: [(String, String)]) -> PastedPreview {
    PastedPreview(
      view: ScanFindings.ViewWithParameters(
        view: ScanFindings.Finding(name: "DogCell", file: 0, line: 1),
        arguments: arguments.map { ScanFindings.Argument(label: $0, type: $1) }))
  }

  @Test("A type of the app's own leaves a placeholder")
  func placeholder() {
    let preview = Self.pasted([("dog", "Dog")])
    #expect(preview.code == "#Preview { DogCell(dog: <#Dog#>) }")
    #expect(preview.complaint == "DogCell needs dog: Dog")
  }

  @Test(
    "A plain type gets a value that compiles",
    arguments: [
      ("String", "\"dog\""), ("Int", "1"), ("Bool", "true"), ("Date?", "nil"), ("[Dog]", "[]"),
      ("[String: Dog]", "[:]"), ("Binding<Bool>", ".constant(true)"), ("() -> Void", "{}"),
      ("Binding<Dog>", ".constant(<#Dog#>)"),
    ])
  func value(type: String, value: String) {
    #expect(Self.pasted([("dog", type)]).code == "#Preview { DogCell(dog: \(value)) }")
  }

  @Test("An argument without label stands alone")
  func unlabelled() {
    #expect(Self.pasted([("_", "String")]).code == "#Preview { DogCell(\"Text\") }")
    #expect(Self.pasted([("_", "String")]).complaint == "DogCell needs String")
  }
}
