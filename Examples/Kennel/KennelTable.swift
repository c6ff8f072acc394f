import UIKit

/// All dogs of the kennel in a table, with one kind of row.
final class KennelTable: UITableViewController {
  private let dogs: [Dog]
  private let rowClass: DogTableCell.Type

  init(_ dogs: [Dog], rows rowClass: DogTableCell.Type) {
    self.dogs = dogs
    self.rowClass = rowClass
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 190
    tableView.register(rowClass, forCellReuseIdentifier: "dog")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    dogs.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "dog", for: indexPath)
    (cell as? DogTableCell)?.show(dogs[indexPath.row])
    return cell
  }
}
