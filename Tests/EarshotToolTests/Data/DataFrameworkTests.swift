import Testing

extension LiveTests {
  @Suite("Data frameworks in files on their own")
  struct DataFrameworkTests {
    private static let modes = [
      ["--swift-version", "5"], ["--swift-version", "6"],
      ["--swift-version", "6", "--default-isolation", "MainActor"],
    ]

    /// The files of an app on SwiftData.
    private static let kennel = [
      "Models.swift": #"""
      import SwiftData

      enum Size: String, Codable { case small, large }

      @Model final class Owner {
        @Attribute(.unique) var name: String
        @Relationship(deleteRule: .cascade, inverse: \Dog.owner) var dogs: [Dog] = []
        init(name: String) { self.name = name }
      }

      @Model final class Dog {
        var name: String
        var age = 1
        var size: Size = Size.small
        var born: Date?
        var owner: Owner?
        @Transient var isOpen = false
        init(name: String, age: Int, owner: Owner? = nil) {
          self.name = name
          self.age = age
          self.owner = owner
        }
      }
      """#,
      "Kennel.swift": #"""
      import SwiftData
      import SwiftUI

      struct Kennel: View {
        @Environment(\.modelContext) private var context
        @Query(filter: #Predicate<Dog> { $0.age > 2 }, sort: \Dog.name, animation: .default) private var old: [Dog]
        @Query(sort: [SortDescriptor(\Dog.age), SortDescriptor(\Dog.name)]) private var dogs: [Dog]
        @Query private var owners: [Owner]
        let title: String

        var body: some View {
          List {
            Text(verbatim: "\(title): \(owners.map { "\($0.name) \($0.dogs.count)" }.joined())")
            Text(verbatim: "Old: " + old.map(\.name).joined(separator: ", "))
            ForEach(dogs) { Row(dog: $0) }
          }
          .onAppear {
            dogs.first?.age += 5
            context.insert(Dog(name: "Rex", age: 2, owner: owners.first))
          }
        }
      }

      struct Row: View {
        @Bindable var dog: Dog
        var body: some View { Toggle("\(dog.name), \(dog.age)", isOn: $dog.isOpen) }
      }

      #Preview {
        let container = try! ModelContainer(
          for: Dog.self, Owner.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let ann = Owner(name: "Ann")
        container.mainContext.insert(Dog(name: "Bailey", age: 1, owner: ann))
        container.mainContext.insert(Dog(name: "Zoe", age: 3, owner: ann))
        return Kennel(title: "Kennel").modelContainer(container)
      }
      """#,
    ]

    @Test("Models are heard as a query finds them, and again when they change", arguments: modes)
    func swiftData(options: [String]) throws {
      let folder = try TemporaryFolder()
      for (name, text) in Self.kennel { try folder.write(text, to: name) }
      let run = try ToolRun(arguments: ["hear", ".", "--format", "captions"] + options, in: folder)
      #expect(run.errors == "")
      #expect(run.output.contains("Kennel: Ann 3\n"))
      #expect(run.output.contains("Old: Bailey, Zoe\n"))
      #expect(run.output.contains("Rex, 2"))
    }

    /// A model of Core Data with a kind whose class is generated and one whose class is the app's.
    private static let dataModel = """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Dog" representedClassName="Dog" syncable="YES" codeGenerationType="class">
          <attribute name="name" optional="YES" attributeType="String"/>
          <attribute name="age" optional="YES" attributeType="Integer 16" defaultValueString="1" \
      usesScalarValueType="YES"/>
          <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify" \
      destinationEntity="Owner" inverseName="dogs" inverseEntity="Owner"/>
        </entity>
        <entity name="Owner" representedClassName="Owner" syncable="YES">
          <attribute name="name" optional="YES" attributeType="String"/>
          <relationship name="dogs" optional="YES" toMany="YES" deletionRule="Cascade" \
      destinationEntity="Dog" inverseName="owner" inverseEntity="Dog"/>
        </entity>
      </model>
      """

    private static let fetching = #"""
      import CoreData
      import SwiftUI

      @objc(Owner)
      class Owner: NSManagedObject, Identifiable {
        @NSManaged var name: String
        @NSManaged var dogs: Set<Dog>
        @NSManaged func addToDogs(_ value: Dog)
      }

      struct Kennel: View {
        @Environment(\.managedObjectContext) private var context
        @FetchRequest(
          sortDescriptors: [NSSortDescriptor(keyPath: \Dog.name, ascending: true)],
          predicate: NSPredicate(format: "age > %d AND owner.name == %@", 0, "Ann"), animation: .default)
        private var dogs: FetchedResults<Dog>
        @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var owners: FetchedResults<Owner>

        var body: some View {
          List {
            Text(verbatim: owners.map { "\($0.name) \($0.dogs.count)" }.joined())
            ForEach(dogs) { Text(verbatim: "\($0.name ?? ""), \($0.age), \($0.owner?.name ?? "")") }
          }
          .onAppear {
            let rex = Dog(context: context)
            rex.name = "Rex"
            owners.first?.addToDogs(rex)
            try? context.save()
          }
        }
      }

      struct Kennel_Previews: PreviewProvider {
        static var previews: some View {
          let container = NSPersistentContainer(name: "Kennel")
          container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
          container.loadPersistentStores { _, error in if let error { fatalError("\(error)") } }
          let ann = Owner(context: container.viewContext)
          ann.name = "Ann"
          let bailey = Dog(context: container.viewContext)
          bailey.name = "Bailey"
          bailey.age = 3
          bailey.owner = ann
          return Kennel().environment(\.managedObjectContext, container.viewContext)
        }
      }
      """#

    @Test("Managed objects are heard by the classes that their model has generated, and by the app's own")
    func coreData() throws {
      let folder = try TemporaryFolder()
      // The newer version is not in use yet.
      try folder.write(Self.dataModel, to: "Kennel.xcdatamodeld/Kennel.xcdatamodel/contents")
      try folder.write(
        "<model><entity name=\"Cat\" representedClassName=\"Cat\" codeGenerationType=\"class\"/></model>",
        to: "Kennel.xcdatamodeld/Kennel2.xcdatamodel/contents")
      try folder.write(
        "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>Kennel.xcdatamodel</string>"
          + "</dict></plist>", to: "Kennel.xcdatamodeld/.xccurrentversion")
      try folder.write(Self.fetching, to: "Kennel.swift")
      let run = try ToolRun(arguments: ["hear", ".", "--format", "captions"], in: folder)
      #expect(run.errors == "")
      #expect(run.output.contains("Ann 2\n"))
      #expect(run.output.contains("Bailey, 3, Ann\n"))
      #expect(run.output.contains("Rex, 1, Ann\n"))
    }

    @Test("Files that import Foundation alone have what Foundation has on Apple's systems")
    func foundation() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        #"""
        import Foundation

        struct Facts {
          let start = CFAbsoluteTimeGetCurrent()
          let folder = URL.documentsDirectory.lastPathComponent
          let second = NSEC_PER_SEC
          let isPostcode = "12345".wholeMatch(of: /\d{5}/) != nil
          var sorted: [String] { ["b 10", "B 9"].sorted(using: .localizedStandard) }
          var status: OSStatus {
            SecItemCopyMatching([kSecClass as String: kSecClassGenericPassword] as CFDictionary, nil)
          }
        }
        """#, to: "Facts.swift")
      try folder.write(
        #"""
        import SwiftUI
        struct ContentView: View {
          let facts = Facts()
          var body: some View {
            Text(verbatim: "\(facts.folder), \(facts.second), \(facts.isPostcode), \(facts.sorted), \(facts.status)")
          }
        }
        """#, to: "ContentView.swift")
      let run = try ToolRun(arguments: ["hear", ".", "--format", "captions"], in: folder)
      #expect(run.errors == "")
      #expect(run.output == "Documents, 1000000000, true, [\"B 9\", \"b 10\"], -25300\n")
    }
  }
}
