import SwiftUI
import UIKit

/// A dog whose age is seen alone, or waits in More Content too.
struct SilentDog: View {
  var tells: Bool

  var body: some View {
    let cell = VStack {
      Text("Bailey, beagle")
      HStack {
        Text("Age")
        Text("Three years")
      }
      .accessibilityHidden(true)
    }
    .accessibilityElement(children: .combine)
    if tells { cell.accessibilityCustomContent("Age", "Three years") } else { cell }
  }
}

/// A table of one dog whose age is seen alone.
final class SilentDogTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Bailey, beagle"
    cell.detailTextLabel?.text = "Three years"
    cell.detailTextLabel?.accessibilityElementsHidden = true
    return cell
  }
}
