import Foundation
import Testing

extension LiveTests {
  @Suite("Widgets")
  struct WidgetToolTests {
    private static let widget = #"""
      import SwiftUI
      import WidgetKit

      struct DogEntry: TimelineEntry {
        let date: Date
        let name: String
      }

      struct DogProvider: TimelineProvider {
        func placeholder(in context: Context) -> DogEntry { DogEntry(date: .now, name: "nobody") }
        func getSnapshot(in context: Context, completion: @escaping (DogEntry) -> Void) {
          completion(DogEntry(date: .now, name: "snapshot"))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<DogEntry>) -> Void) {
          completion(Timeline(entries: [DogEntry(date: .now, name: "Bailey")], policy: .never))
        }
      }

      struct DogView: View {
        @Environment(\.widgetFamily) private var family
        let entry: DogEntry
        var body: some View { Text(verbatim: "\(entry.name), \(family)") }
      }

      struct DogWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Dog", provider: DogProvider()) { DogView(entry: $0) }
            .configurationDisplayName("Dogs")
            .supportedFamilies([.systemSmall, .accessoryInline])
        }
      }
      """#
    private static let bundle = """
      import SwiftUI

      @main
      struct DogWidgets: WidgetBundle {
        var body: some Widget { DogWidget() }
      }
      """
    private static let previews = """
      import SwiftUI
      import WidgetKit

      #Preview("Entries", as: .systemMedium) {
        DogWidget()
      } timeline: {
        DogEntry(date: .now, name: "Luna")
        DogEntry(date: .now, name: "Rex")
      }

      struct DogPreviews: PreviewProvider {
        static var previews: some View {
          DogView(entry: DogEntry(date: .now, name: "Old")).previewContext(WidgetPreviewContext(family: .systemLarge))
        }
      }
      """

    private func heard(_ options: String..., files: [String: String]) throws -> ToolRun {
      let folder = try TemporaryFolder(files)
      return try ToolRun(
        arguments: ["hear"] + files.keys.sorted() + ["--format", "captions"] + options, in: folder)
    }

    @Test(
      "The widgets that a program begins with are heard in each of their sizes, and where they are chosen")
    func bundle() throws {
      let files = ["Bundle.swift": Self.bundle, "Widget.swift": Self.widget]
      let run = try heard(files: files)
      #expect(run.errors == "")
      #expect(
        run.output
          == "Bailey, systemSmall\nBailey, accessoryInline\nDogs\nsnapshot, systemSmall\nsnapshot, accessoryInline\n"
      )
      #expect(run.status == 0)
      let one = try heard("--preview", "DogWidget, systemSmall", files: files)
      #expect(one.output == "Bailey, systemSmall\n")
    }

    @Test("A widget's previews are heard entry by entry, at the size of their family")
    func previews() throws {
      let run = try heard(files: ["Previews.swift": Self.previews, "Widget.swift": Self.widget])
      #expect(run.errors == "")
      #expect(
        run.output
          == "Bailey, systemSmall\nBailey, accessoryInline\nDogs\nsnapshot, systemSmall\nsnapshot, accessoryInline\n"
          + "Luna, systemMedium\nRex, systemMedium\nOld, systemLarge\n")
      #expect(run.status == 0)
    }
  }
}
