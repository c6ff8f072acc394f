import Foundation
import Testing

extension LiveTests {
  @Suite("Models of Core Data in packages")
  struct PackageModelTests {
    @Test("The classes of a model belong to the module that has it, and other modules use them")
    func ownedByModule() throws {
      let model = """
        <model><entity name="Dog" representedClassName="Dog" codeGenerationType="class">
        <attribute name="name" attributeType="String" optional="YES"/></entity></model>
        """
      let folder = try TemporaryFolder([
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Kennel",
          targets: [
            .target(name: "Tools"),
            .target(name: "Store", dependencies: ["Tools"], resources: [.process("Resources")]),
            .target(name: "Screens", dependencies: ["Store", "Tools"]),
          ])
        """,
        "Sources/Tools/Saving.swift": """
        import CoreData
        public func saved(_ context: NSManagedObjectContext) -> Bool { (try? context.save()) != nil }
        """,
        "Sources/Store/Resources/Kennel.xcdatamodeld/Kennel.xcdatamodel/contents": model,
        "Sources/Store/Store.swift": """
        import CoreData
        import Tools
        public func makeKennel(beside bundle: Bundle = Bundle.main) -> NSPersistentContainer {
          let container = NSPersistentContainer(name: "Kennel")
          container.loadPersistentStores { _, _ in }
          let dog = Dog(context: container.viewContext)
          dog.name = "Bailey"
          _ = saved(container.viewContext)
          return container
        }
        """,
        "Sources/Screens/Screen.swift": """
        import CoreData
        import Store
        import SwiftUI
        import Tools
        struct Screen: View {
          let container = makeKennel()
          var body: some View {
            let request = Dog.fetchRequest()
            let dogs = (try? container.viewContext.fetch(request)) ?? []
            ForEach(dogs) { Text($0.name ?? "none") }
          }
        }
        #Preview { Screen() }
        """,
      ])
      let run = try ToolRun("hear", ".", "--target", "Screens", "--format", "captions", in: folder)
      #expect(run.errors == "")
      #expect(run.output == "Bailey\n")
    }
  }
}
