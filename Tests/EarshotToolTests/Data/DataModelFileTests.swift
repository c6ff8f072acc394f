import Testing

@testable import AppBuilding

@Suite("Models of Core Data on disk")
struct DataModelFileTests {
  private static func model(_ entity: String) -> String {
    "<?xml version=\"1.0\"?><model><entity name=\"\(entity)\"><attribute name=\"age\"/></entity></model>"
  }

  private static func current(_ version: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>\(version)</string></dict></plist>
    """
  }

  /// The kinds of objects of a model whose versions, `Kennel 1` to `Kennel 3`, have a kind of their own each.
  private func entities(current: String?) throws -> [String] {
    var files = ["Other.swift": "", "Kennel.xcdatamodeld/notes.txt": ""]
    for number in 1...3 {
      files["Kennel.xcdatamodeld/Kennel \(number).xcdatamodel/contents"] = Self.model("Dog\(number)")
    }
    files["Kennel.xcdatamodeld/.xccurrentversion"] = current
    let folder = try TemporaryFolder(files)
    let models = DataModelFile.all(in: [folder.path])
    #expect(models.map(\.name) == ["Kennel"])
    return models.flatMap(\.entities).map(\.name)
  }

  @Test("Of several versions of a model that one is read which is in use, wherever it stands among them")
  func versions() throws {
    #expect(try entities(current: Self.current("Kennel 1.xcdatamodel")) == ["Dog1"])
    #expect(try entities(current: Self.current("Kennel 2.xcdatamodel")) == ["Dog2"])
  }

  @Test(
    "Where nothing says which version is in use, or what says so is cut off or names none, the last one is read",
    arguments: [
      nil, "<plist version=\"1.0\"><dict>", current("Kennel 9.xcdatamodel"), current("../Other.xcdatamodel"),
    ])
  func unknownVersion(version: String?) throws {
    #expect(try entities(current: version) == ["Dog3"])
  }

  @Test("A model without versions is read as it is")
  func single() throws {
    let folder = try TemporaryFolder(["Shop.xcdatamodel/contents": Self.model("Bone")])
    let shop = try #require(DataModelFile(at: "\(folder.path)/Shop.xcdatamodel"))
    #expect(shop.name == "Shop")
    #expect(shop.entities.map(\.name) == ["Bone"])
    #expect(shop.entities.first?.values.map { $0["name"] } == ["age"])
  }
}
