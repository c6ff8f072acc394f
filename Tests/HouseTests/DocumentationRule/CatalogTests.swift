import Foundation
import TestSupport
import Testing

@Suite("The pages that DocC makes", .timeLimit(.minutes(10)))
struct CatalogTests {
  @Test("DocC makes static pages of every module with a catalog, and warns of nothing")
  func pages() throws {
    let catalogs = Set(House.files(below: "Documentation/Catalogs").map { $0.path.split(separator: "/")[2] })
    #expect(catalogs.count == 4)
    let folder = try TemporaryFolder()
    let outcome = try Shell.run("Scripts/documentation", folder.path)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(!outcome.output.contains("warning:"), "\(outcome.output)")
    for catalog in catalogs {
      let module = catalog.replacing(".docc", with: "")
      let page = "\(folder.path)/\(module)/data/documentation/\(module.lowercased()).json"
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(module)/index.html"))
      #expect(FileManager.default.fileExists(atPath: page), "\(page)")
    }
    let screen = "\(folder.path)/EarshotTesting/data/documentation/earshottesting/screen/heard.json"
    #expect(FileManager.default.fileExists(atPath: screen))
  }
}
