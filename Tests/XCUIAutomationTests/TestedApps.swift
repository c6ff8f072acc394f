import EarshotTesting
import SwiftUI
import UIKit
import XCUIAutomation

/// An app with a form, a list, an alert and a sheet.
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { ShopView() }
  }
}

struct ShopView: View {
  @State private var name = ""
  @State private var isGift = false
  @State private var volume = 0.5
  @State private var isAsking = false
  @State private var hasPaid = false
  @State private var showsHelp = false

  var body: some View {
    NavigationStack {
      List {
        TextField("Name", text: $name).accessibilityIdentifier("nameField")
        Toggle("Gift", isOn: $isGift)
        Slider(value: $volume) { Text("Volume") }
        Button("Pay") { isAsking = true }
        Text("Hello, \(name)")
        if hasPaid { Text("Paid") }
        ForEach(1..<40) { Text("Row \($0)") }
      }
      .navigationTitle("Shop")
      .toolbar { Button("Help") { showsHelp = true } }
      .alert("Pay now?", isPresented: $isAsking) {
        Button("Yes") {
          Task {
            try await Task.sleep(for: .seconds(1))
            hasPaid = true
          }
        }
        Button("No", role: .cancel) {}
      }
      .sheet(isPresented: $showsHelp) { Text("Ask us") }
    }
  }
}

/// A table in UIKit with a button in each cell.
final class DogsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView()
  private let dogs = ["Bailey", "Nova", "Rex"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dogs"
    table.frame = view.bounds
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { dogs.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = dogs[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let alert = UIAlertController(title: dogs[indexPath.row], message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

/// Words of the device and of the app's surroundings.
struct SurroundingsView: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    VStack {
      Text("Size \(String(describing: size))")
      Text(ProcessInfo.processInfo.arguments.contains("-demo") ? "Demo" : "Real")
      Text(ProcessInfo.processInfo.environment["SHOP"] ?? "No shop")
      Text(Locale.current.identifier)
    }
  }
}
