import AccessibilityModel
import AppHost
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("SwiftUI views in cells", .timeLimit(.minutes(10)))
struct HostingConfigurationTests {
  private final class Dogs: UITableViewController {
    var count = 3
    var chosen: [Int] = []
    var pets: [Int] = []
    var hasButton = false

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "dog")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "dog", for: indexPath)
      let row = indexPath.row
      cell.contentConfiguration = UIHostingConfiguration {
        HStack {
          Text("Dog \(row)")
          Text("\(row) years")
          if hasButton { Button("Pet") { self.pets.append(row) } }
        }
      }
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
  }

  @Test("What a cell shows is heard one by one, as in a list, and activating it chooses the row")
  func separate() async throws {
    let dogs = Dogs()
    try await hosting(dogs) { screen in
      #expect(screen.names == ["Dog 0", "0 years", "Dog 1", "1 years", "Dog 2", "2 years"])
      let years = try screen.element(named: "1 years")
      #expect(years.rules.map(\.name) == ["cell.hostedContent"])
      #expect(screen.ask(.activate(years.id)) == .handled(by: years.id))
      #expect(dogs.chosen == [1])
      #expect(try screen.element(named: "1 years").traits.contains(.selected))
      #expect(try screen.element(named: "0 years").traits.contains(.selected) == false)
    }
  }

  @Test("Where cells are one element, texts name it and a button is its action")
  func merged() async throws {
    let dogs = Dogs()
    dogs.hasButton = true
    try await hosting(dogs) { screen in
      RunningApp.current.choose("merged", for: "cell.hostedContent")
      RunningApp.current.settle()
      #expect(screen.names == ["Dog 0, 0 years", "Dog 1, 1 years", "Dog 2, 2 years"])
      let first = try #require(screen.stops.first)
      #expect(first.actions.map(\.name.string) == ["Pet"])
      #expect(screen.ask(.perform(first.id, first.actions[0].id)) != .declined)
      #expect(dogs.pets == [0])
      #expect(dogs.chosen == [])
    }
  }

  @Test("A control in a cell acts, and does not choose the row")
  func control() async throws {
    let dogs = Dogs()
    dogs.hasButton = true
    try await hosting(dogs) { screen in
      let pet = try screen.element(named: "Pet", number: 2)
      #expect(screen.ask(.activate(pet.id)) == .handled(by: pet.id))
      #expect(dogs.pets == [1])
      #expect(screen.ask(.tap(pet.frame.center)) != .declined)
      #expect(dogs.pets == [1, 1])
      #expect(dogs.chosen == [])
    }
  }

  @Test("K12: a row is the same element after its cell served others")
  func identity() async throws {
    let dogs = Dogs()
    dogs.count = 1000
    try await hosting(dogs) { screen in
      let first = try screen.element(named: "Dog 0").id
      let cell = try #require(screen.tree.parent(of: first))
      let table = try #require(screen.tree.parent(of: cell))
      _ = screen.ask(.realize(table, 500..<501))
      let middle = try screen.element(named: "Dog 500").id
      #expect(middle != first)
      _ = screen.ask(.realize(table, 0..<1))
      #expect(try screen.element(named: "Dog 0").id == first)
      _ = screen.ask(.realize(table, 500..<501))
      #expect(try screen.element(named: "Dog 500").id == middle)
      #expect(screen.ask(.activate(middle)) == .handled(by: middle))
      #expect(dogs.chosen == [500])
    }
  }

  @Test("A cell keeps 11 and 16 points free, or what is said, and is 44 points high at least")
  func margins() {
    func height<Content: View, Ground: View>(
      _ configuration: UIHostingConfiguration<Content, Ground>
    ) -> CGFloat {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = configuration
      return cell.sizeThatFits(CGSize(width: 300, height: 0)).height
    }
    let tall = UIHostingConfiguration { Color.red.frame(height: 100) }
    #expect(height(tall) == 122)
    #expect(height(tall.margins(.vertical, 20)) == 140)
    #expect(height(tall.margins(.all, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))) == 104)
    #expect(height(tall.minSize(height: 200)) == 200)
    #expect(height(UIHostingConfiguration { Color.red.frame(height: 4) }) == 44)
    #expect(height(tall.background { Text("Ground") }) == 122)
  }
}
