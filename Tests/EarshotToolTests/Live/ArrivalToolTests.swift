import Foundation
import Testing

extension LiveTests {
  @Suite("Screens that come after a while")
  struct ArrivalToolTests {
    static let file = """
      import SwiftUI

      struct Splash: View {
        @State private var isReady = false
        @State private var dogs: [String] = []
        @State private var ticks = 0
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          VStack {
            if isReady {
              ForEach(dogs, id: \\.self, content: Text.init)
              if dogs.isEmpty { ProgressView("Fetching dogs") }
            } else {
              Text("Kennel Club")
            }
          }
          .onReceive(timer) { _ in ticks += 1 }
          .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { withAnimation { isReady = true } }
          }
          .task(id: isReady) {
            guard isReady else { return }
            try? await Task.sleep(for: .seconds(1))
            dogs = ["Bailey", "Rex"]
          }
        }
      }

      #Preview("Splash") { Splash() }

      """

    private func run(_ arguments: [String]) throws -> ToolRun {
      let folder = try TemporaryFolder()
      try folder.write(Self.file, to: "Splash.swift")
      return try ToolRun(arguments: arguments + ["Splash.swift"], in: folder)
    }

    @Test("B5: behind a splash screen and a loading one, what was loaded is heard")
    func heard() throws {
      let run = try run(["hear"])
      #expect(run.errors == "")
      try StoredText("ArrivalToolTests/heard").expect(run.output)
    }

    @Test("B5: with --wait 0 what is there at once is heard")
    func atOnce() throws {
      let run = try run(["hear", "--wait", "0", "--format", "captions"])
      #expect(run.output == "Kennel Club\n")
    }

    @Test("The tree is that of the same screen, and the error output tells when it came")
    func tree() throws {
      let run = try run(["tree"])
      #expect(run.output.contains("Bailey"))
      #expect(run.errors.contains("The screen changed after 2.5 seconds; heard is what came then."))
    }

    @Test("The first screen's words are written before the second is shown")
    func firstWords() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        """
        import SwiftUI
        #Preview("First") { Text("Bailey") }
        #Preview("Second") {
          let _ = wait()
          Text("Rex")
        }
        func wait() { while !FileManager.default.fileExists(atPath: "\(folder.path)/heard") { usleep(1_000) } }

        """, to: "Dogs.swift")
      let process = Process()
      process.executableURL = URL(filePath: try DevelopmentPrefix.path() + "/bin/earshot")
      process.arguments = ["hear", "Dogs.swift", "--format", "captions", "--timeout", "60"]
      process.currentDirectoryURL = URL(filePath: folder.path)
      process.environment = ProcessInfo.processInfo.environment
        .merging(["XDG_CACHE_HOME": DevelopmentPrefix.cache]) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let first = pipe.fileHandleForReading.availableData
      try folder.write("", to: "heard")
      let rest = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      #expect(String(decoding: first, as: UTF8.self) == "Bailey\n")
      #expect(String(decoding: rest, as: UTF8.self) == "Rex\n")
      #expect(process.terminationStatus == 0)
    }
  }
}
