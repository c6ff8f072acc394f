import Testing

@testable import SyntaxScan

@Suite("Previews in the copy that is compiled")
struct PreviewExpansionTests {
  private static func copy(_ text: String) -> String {
    let configuration = AppConfiguration(moduleFolders: [])
    let source = ScannedSource(index: 0, path: "Dogs.swift", text: Array(text.utf8), as: configuration)
    return String(decoding: source.copy(registering: []), as: UTF8.self)
  }

  private static let start =
    "private enum EarshotPreview0 { @section(\"earshot_previews\") @used nonisolated static let record: "
    + "(UInt32, UInt32, @convention(c) (UnsafeMutableRawPointer) -> Void) = (1, 0, { PreviewDeclaration("

  @Test("A preview becomes its record where it stands, so that no line of its body moves")
  func plain() {
    #expect(
      Self.copy("#Preview {\n  DogRow()\n}\n")
        == "/*<#Preview>*/\(Self.start)file: \"Dogs.swift\", line: 1, body: /*.*/ {\n  DogRow()\n"
        + "}/*<>*/).store(at: $0) }) }/*.*/\n")
  }

  @Test("Name and traits stay where the file has them")
  func arguments() {
    #expect(
      Self.copy("\n#Preview(\"Bo\", traits: .landscapeLeft) { DogRow() }")
        == "\n/*<#Preview(>*/\(Self.start)/*.*/\"Bo\", traits: /*<>*/{ [/*.*/.landscapeLeft"
        + "/*<)>*/] }, file: \"Dogs.swift\", line: 2, body: /*.*/ { DogRow() }/*<>*/).store(at: $0) }) }/*.*/"
    )
  }

  @Test("State of a preview becomes that of a view that holds its body")
  func state() {
    #expect(
      Self.copy("#Preview() {\n  @Previewable @State var a = 1\n  DogRow($a)\n}")
        == "/*<#Preview(>*/\(Self.start)/*.*//*<)>*/file: \"Dogs.swift\", line: 1, body: { Content() }"
        + ").store(at: $0) }); struct Content: View /*.*/ {\n  /*<@Previewable>*//*.*/ @State var a = 1\n"
        + "  /*<>*/var body: some View { /*.*/DogRow($a)\n/*<>*/} /*.*/}/*<>*/ }/*.*/")
  }

  @Test(
    "Other forms are left to the macro",
    arguments: [
      "#Preview(\"W\", as: .systemSmall) { DogWidget() } timeline: { Entry() }",
      "#Preview(body: { DogRow() })", "#Preview { DogRow(\n", "#Previews { DogRow() }",
      "#Preview {\n  DogRow()\n  @Previewable @State var a = 1\n}",
    ])
  func others(_ text: String) {
    #expect(Self.copy(text) == text)
  }

  @Test("What else is rewritten in a body is, before what is written around it")
  func nested() {
    let copy = Self.copy("#Preview {\n  @Previewable @State var a = 1\n#if os(iOS)\n  DogRow()\n#endif\n}")
    #expect(copy.contains("/*<>*/var body: some View { /*.*/#if true   \n  DogRow()\n#endif\n"))
  }
}
