import EarshotTesting
import SwiftUI
import Testing
import UIKit

/// Where the parts of a form lie at three text sizes.
@MainActor
@Suite("A form at several text sizes", .timeLimit(.minutes(10)))
struct FormSizeTests {
  private typealias Size = EarshotTesting.Screen.TextSize
  private nonisolated static let sizes = ["large", "accessibility1", "accessibility5"]

  private struct Settings: View {
    @State private var isOn = true
    @State private var name = "Bailey"
    @State private var breed = 1

    var body: some View {
      NavigationStack {
        Form {
          Section("Dog") {
            TextField("Name", text: $name)
            Picker("Breed", selection: $breed) {
              Text("Beagle").tag(1)
              Text("Boxer").tag(2)
            }
            Toggle("Good with children", isOn: $isOn)
            LabeledContent("Age", value: "Three years")
          }
          Section {
            Button("Adopt") {}
            Text("Happy-go-lucky, excellent hunting dog.")
          }
        }
        .navigationTitle("Kennel")
        .toolbar { Button("Done") {} }
      }
    }
  }

  @Test("L1: a form of SwiftUI", arguments: sizes)
  func swiftUI(size: String) async throws {
    try await hosting(Settings()) { screen in
      try await screen.device.setTextSize(#require(Size(rawValue: size)))
      try StoredFrames("FormSizeTests/swiftui-\(size)").expect(screen)
    }
  }

  /// The same form in a table.
  private final class Table: UITableViewController {
    private var rows: [UITableViewCell] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Kennel"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Done", style: .done, target: nil, action: nil)
      rows = [("Name", "Bailey"), ("Breed", "Beagle"), ("Age", "Three years")].map { name, value in
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = name
        cell.detailTextLabel?.text = value
        return cell
      }
      let toggle = UITableViewCell(style: .default, reuseIdentifier: nil)
      toggle.textLabel?.text = "Good with children"
      toggle.accessoryView = UISwitch()
      let words = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      words.textLabel?.text = "Adopt"
      words.detailTextLabel?.text = "Happy-go-lucky, excellent hunting dog."
      rows += [toggle, words]
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { rows[indexPath.row] }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Dog"
    }
  }

  @Test("L1: a form of UIKit", arguments: sizes)
  func uiKit(size: String) async throws {
    let navigation = UINavigationController(rootViewController: Table(style: .insetGrouped))
    try await hosting(navigation) { screen in
      try await screen.device.setTextSize(#require(Size(rawValue: size)))
      try StoredFrames("FormSizeTests/uikit-\(size)").expect(screen)
    }
  }
}
