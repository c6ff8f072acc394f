import Foundation
import Testing

@Suite("Pictures of the examples")
struct PicturesTests {
  private func table(_ path: String) throws -> TabSeparated {
    TabSeparated(try String(contentsOf: House.root.appending(path: path), encoding: .utf8))
  }

  @Test("L8: each example is shown at three text sizes at least, and the page shows each picture there is")
  func sizes() throws {
    let pictures = try table("Documentation/pictures.tsv")
    #expect(pictures.header == ["file", "example", "preview", "arguments", "what"])
    #expect(pictures.unevenRows == [])
    let examples = try table("Examples/examples.tsv").rows.compactMap(\.first)
    #expect(examples.count > 3)
    for example in examples {
      let counts = pictures.rows.filter { $0[1] == example }.map { row in
        let words = row[3].split(separator: " ")
        let sizes = words.drop { $0 != "--text-size" }.dropFirst().first ?? ""
        return Set(sizes.split(separator: ",")).count
      }
      #expect(counts.max() ?? 0 >= 3, "\(example)")
    }
    let folder = House.root.appending(path: "Documentation/Pictures")
    let page = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    for row in pictures.rows {
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: "\(row[0]).png").path))
      #expect(page.contains("(\(row[0]).png)") && page.contains(row[4]), "\(row[0])")
    }
  }
}
