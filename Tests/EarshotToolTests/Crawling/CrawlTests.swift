import Foundation
import Testing

extension LiveTests {
  @Suite("earshot crawl")
  struct CrawlTests {
    @Test("B12: tabs, a push, a sheet, a menu, an alert and a typed name are reached, each with its way")
    func kennel() throws {
      let folder = try TemporaryFolder()
      let run = try ToolRun(
        "crawl", "--example", "kennel-tour", "--html", "map.html", "--jobs", "2", in: folder)
      #expect(run.errors == "")
      for way in [
        "way: activate \"Bailey 1\" (", "way: activate \"New dog\" (", "way: activate \"Settings\" (",
        "way: activate \"Settings\", then activate \"About\" (",
        "way: activate \"Settings\", then activate \"Delete everything\" (",
        "way: activate \"Bailey 1\", then activate \"Vaccinations\" (", "way: activate \"Sort\" (",
      ] {
        #expect(run.output.contains(way), "\(way)")
      }
      // Rows of one shape are tried twice.
      #expect(run.output.contains("activate \"Juno 2\" → "))
      #expect(!run.output.contains("activate \"Moss 3\" → "))
      #expect(run.output.contains("more of its kind, not tried)"))
      #expect(run.output.contains("The map is whole."))
      #expect(!run.output.contains("leads elsewhere"))
      let page = try String(contentsOfFile: "\(folder.path)/map.html", encoding: .utf8)
      #expect(page.contains("src=\"data:image/png;base64,"))
      #expect(page.contains("<svg role=\"img\""))
    }

    @Test(
      "Z15: a crawl of the game hears its buttons say too little, and of the mended game nothing is found")
    func zombies() throws {
      let folder = try TemporaryFolder()
      let flawed = try ToolRun("crawl", "--example", "zombies-flawed", in: folder)
      #expect(flawed.status == 1)
      #expect(flawed.output.contains("! "))
      let mended = try ToolRun("crawl", "--example", "zombies", in: folder)
      #expect(mended.output.contains("Nothing found"))
      #expect(mended.status == 0)
    }

    @Test("B12: rows that are made only when they are scrolled to are reached where each leads elsewhere")
    func scrolled() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        """
        import SwiftUI
        let topics = (0..<40).map { number in String(repeating: "a", count: number + 1) }
        #Preview("Book") {
          NavigationStack {
            List(topics, id: \\.self) { topic in
              NavigationLink("Topic " + topic) { Text("About it.").navigationTitle("Page " + topic) }
            }
            .navigationTitle("Book")
          }
        }

        """, to: "Book.swift")
      let run = try ToolRun("crawl", "Book.swift", "--no-verify", "--audit", "heard", in: folder)
      #expect(run.output.hasPrefix("Book: 41 screens"), "\(run.output.prefix(400))")
      #expect(run.output.contains("way: scroll on from "))
      #expect(run.output.contains("The map is whole."))
      // Rows of data are not scrolled through.
      try folder.write(
        """
        import SwiftUI
        #Preview("Dogs") {
          NavigationStack {
            List(0..<4_000) { number in NavigationLink("Dog \\(number)") { Text("It came in May.") } }
              .navigationTitle("Dogs")
          }
        }

        """, to: "Dogs.swift")
      let dogs = try ToolRun("crawl", "Dogs.swift", "--no-verify", "--moves", in: folder)
      #expect(dogs.output.contains("Dogs: 2 screens"))
      #expect(!dogs.output.contains("scroll on"))
    }

    @Test("B12: an app that traps is told where, and its other screens are met")
    func trap() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        """
        import SwiftUI
        #Preview("Shop") {
          NavigationStack {
            VStack {
              Button("Break") { fatalError("no such price") }
              NavigationLink("Terms") { Text("Be kind.").navigationTitle("Terms") }
            }
            .navigationTitle("Shop")
          }
        }

        """, to: "Shop.swift")
      let run = try ToolRun("crawl", "Shop.swift", in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("! activate \"Break\" → the app ends: "))
      #expect(run.output.contains("no such price"))
      #expect(run.output.contains("way: activate \"Terms\" ("))
      #expect(run.output.contains("1 crash"))
    }

    @Test("B12: limits are said when they cut, and a wrong one is told in a line")
    func limits() throws {
      let folder = try TemporaryFolder()
      let run = try ToolRun("crawl", "--example", "kennel-tour", "--max-screens", "2", in: folder)
      #expect(
        run.output.contains("Cut: 2 screens were found; there may be more. Allow more with --max-screens."))
      #expect(run.output.contains("The map is cut; see above."))
      let wrong = try ToolRun("crawl", "--example", "kennel-tour", "--jobs", "0", in: folder)
      #expect(wrong.status == 2)
      #expect(wrong.errors.contains("--jobs is 1 to 64."))
    }

    @Test("B12: Control-C gives the map of what was seen, and status 130")
    func interrupted() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        """
        import Foundation
        import SwiftUI
        struct Slow: View {
          let depth: Int
          var body: some View {
            VStack {
              Button("Wait") { usleep(200_000) }
              NavigationLink("Deeper") { Slow(depth: depth + 1) }
            }
            .navigationTitle("Level " + String(repeating: "I", count: depth))
          }
        }
        #Preview("Slow") { NavigationStack { Slow(depth: 1) } }

        """, to: "Slow.swift")
      _ = try ToolRun("hear", "Slow.swift", in: folder)
      let process = Process()
      process.executableURL = URL(filePath: try DevelopmentPrefix.path() + "/bin/earshot")
      process.arguments = ["crawl", "Slow.swift", "--max-depth", "1000", "--max-screens", "1000"]
      process.currentDirectoryURL = URL(filePath: folder.path)
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["XDG_CACHE_HOME": DevelopmentPrefix.cache]) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      DispatchQueue.global().asyncAfter(deadline: .now() + 4) { process.interrupt() }
      let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 130)
      #expect(output.contains("Cut: A signal ended the crawl."))
      #expect(output.contains("Level I"))
    }
  }
}
