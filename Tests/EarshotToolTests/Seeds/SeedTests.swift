import Testing

extension LiveTests {
  @Suite("The listings of a talk's notes", .enabled(if: SeedListings.areThere))
  struct SeedTests {
    private static let decorative = SeedSurroundings.dog(image: "Image(decorative: \"bailey\")")
    private static let named = SeedSurroundings.dog(image: "Image(\"bailey\")")
    private static let cell = SeedSurroundings.preview("DogCell", "DogCell(dog: .bailey)")

    /// Hears a listing with other files beside it.
    private func hear(
      _ listing: String, beside files: String..., dialect: String = "ios", format: String = "text",
      textSize: String = "large"
    ) throws -> String {
      let folder = try TemporaryFolder()
      try folder.write(listing, to: "Kennel/Listing.swift")
      for (number, file) in files.enumerated() { try folder.write(file, to: "Kennel/Beside\(number).swift") }
      let run = try ToolRun(
        "hear", "Kennel", "--dialect", dialect, "--format", format, "--text-size", textSize, in: folder)
      #expect(run.errors == "")
      #expect(run.status < 2)
      return run.output
    }

    @Test(
      "K6, K7: the cell with labels compiles unmodified and is heard in measured portions",
      arguments: ["ios", "macos"])
    func labels(dialect: String) throws {
      let output = try hear(
        SeedListings.labels(), beside: Self.decorative, Self.cell, dialect: dialect)
      #expect(output.contains("  Bailey, beagle, Three years. More content available.  "))
      try StoredText("SeedTests/DogCell-\(dialect)").expect(output)
    }

    @Test(
      "K7, K8: the cell with a key compiles unmodified and is heard as the one with labels",
      arguments: ["ios", "macos"])
    func key(dialect: String) throws {
      let output = try hear(SeedListings.key(), beside: Self.decorative, Self.cell, dialect: dialect)
      try StoredText("SeedTests/DogCell-\(dialect)").expect(output)
    }

    @Test("K10: the two dialects of one cell differ in the heading, the order and the platform's name alone")
    func dialects() throws {
      let phone = try #require(StoredText("SeedTests/DogCell-ios").lines)
      let desktop = try #require(StoredText("SeedTests/DogCell-macos").lines)
      #expect(phone.count == desktop.count)
      let differing = zip(phone, desktop).filter { $0 != $1 }.map { [$0.trimmed, $1.trimmed] }
      #expect(
        differing == [
          ["DogCell: 1 stop, 3.8 s", "DogCell on macOS: 1 stop, 3.8 s"],
          ["More Content", "More Content menu. 5 items."],
          ["Three years, Age", "Age, Three years"],
          ["Number one, Popularity", "Popularity, Number one"],
          ["25 pounds, Weight", "Weight, 25 pounds"],
          ["14 inches, Height", "Height, 14 inches"],
          [
            "Happy-go-lucky, excellent hunting dog, and loyal companion, Description",
            "Description, Happy-go-lucky, excellent hunting dog, and loyal companion",
          ],
        ])
    }

    @Test("K7: beside other words a picture that nobody named is not heard, and nothing is found of its file")
    func namedImage() throws {
      let output = try hear(
        SeedListings.labels(), beside: Self.named, Self.cell, format: "captions")
      #expect(output == "Bailey, beagle, Three years. More content available.\n")
      for image in [Self.named, Self.decorative] {
        let heard = try hear(SeedListings.labels(), beside: image, Self.cell)
        #expect(!heard.contains("file name"))
      }
    }

    @Test(
      "K2: the table's cell compiles unmodified, and with its outlets filled is heard in measured portions",
      arguments: ["ios", "macos"])
    func tableCell(dialect: String) throws {
      let output = try hear(SeedListings.tableCell(), beside: SeedSurroundings.outlets, dialect: dialect)
      #expect(output.contains("  Bailey, beagle. More content available.  "))
      try StoredText("SeedTests/DogTableViewCell-\(dialect)").expect(output)
    }

    @Test("K7: the view of two texts compiles unmodified, with its names and its import beside it")
    func sample() throws {
      let output = try hear(
        SeedListings.sample(), beside: SeedSurroundings.names,
        SeedSurroundings.preview("SampleView", "SampleView()"))
      try StoredText("SeedTests/SampleView-ios").expect(output)
    }

    @Test("K8: a value given outside takes the place of the inner one under its key; nil takes it away")
    func replacement() throws {
      let later = SeedSurroundings.preview(
        "Later", "DogCell(dog: .bailey).accessibilityCustomContent(.age, \"Four years\", importance: .high)")
      let never = SeedSurroundings.preview(
        "Never", "DogCell(dog: .bailey).accessibilityCustomContent(.age, Text?.none)")
      let output = try hear(SeedListings.key(), beside: Self.decorative, later, never)
      try StoredText("SeedTests/Replacement-ios").expect(output)
      #expect(!output.contains("beagle, Three years"))
      #expect(!output.contains("Three years, Age"))
      #expect(output.contains("\"Three years\" can be seen and not heard"))
      #expect(output.contains("Four years, Age"))
      #expect(output.contains("  Bailey, beagle. More content available.  "))
    }

    // At the ordinary size the four facts take ten points more than there are, so that one of them breaks into two
    // lines and begins higher than its neighbours; it is read in its row all the same.
    @Test(
      "K1: without hidden parts and custom content, the whole cell is read in one sentence, by its geometry",
      arguments: ["xSmall", "large"])
    func withoutContent(textSize: String) throws {
      let facts = "Number one, Three years, 25 pounds, 14 inches"
      let lines = try SeedListings.labels().split(separator: "\n")
      let plain = lines.filter { line in
        !line.contains("accessibilityHidden") && !line.contains("accessibilityCustomContent")
      }
      let output = try hear(
        plain.joined(separator: "\n"), beside: Self.decorative, Self.cell, format: "captions",
        textSize: textSize)
      #expect(
        output == "Bailey, beagle, Happy-go-lucky, excellent hunting dog, and loyal companion, \(facts)\n")
    }
  }
}

extension String {
  /// The text without the spaces before it.
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
