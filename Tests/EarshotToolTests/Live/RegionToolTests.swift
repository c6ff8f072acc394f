import Testing

extension LiveTests {
  @Suite("The language and region of a heard app")
  struct RegionToolTests {
    @Test("B1: prices and weeks are those of an American telephone, on every thread")
    func american() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        """
        import SwiftUI
        struct Price: View {
          @State private var later = ""
          var body: some View {
            VStack {
              Text(3.5.formatted(.currency(code: "USD")))
              Text(3.5, format: .currency(code: Locale.current.currency?.identifier ?? "none"))
              Text(Calendar.current.shortWeekdaySymbols[Calendar.current.firstWeekday - 1])
              Text(later)
            }
            .task {
              later = await withCheckedContinuation { answer in
                DispatchQueue.global().async { answer.resume(returning: Locale.current.identifier) }
              }
            }
          }
        }
        #Preview { Price() }

        """, to: "Price.swift")
      let run = try ToolRun("hear", "Price.swift", "--format", "captions", in: folder)
      #expect(run.errors == "")
      #expect(run.output == "$3.50\n$3.50\nSun\nen_US\n")
    }

    @Test("B1: an app finds its version and its name in its bundle")
    func information() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        """
        import SwiftUI
        struct About: View {
          let version = Bundle.main.infoDictionary!["CFBundleShortVersionString"] as! String
          var body: some View {
            Text("Version \\(version)")
            Text(Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? "none")
            Text(Bundle.main.bundleIdentifier!)
          }
        }
        #Preview { About() }

        """, to: "About.swift")
      let run = try ToolRun("hear", "About.swift", "--format", "captions", in: folder)
      #expect(run.errors == "")
      #expect(run.output == "Version 1.0\n1\norg.example.app\n")
    }
  }
}
