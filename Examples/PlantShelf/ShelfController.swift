import UIKit

/// The plants, one in each row; its cells are a prototype of the storyboard.
final class ShelfController: UITableViewController {
  private var plants = Plant.shelf
  @IBOutlet private var summary: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    showSummary()
  }

  private func showSummary() {
    let thirsty = plants.filter { $0.state == "thirsty" }.count
    summary?.text = thirsty == 0 ? "Nobody is thirsty" : "\(thirsty) of \(plants.count) thirsty"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    plants.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
    (cell as? PlantCell)?.show(plants[indexPath.row])
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let row = (sender as? UITableViewCell).flatMap(tableView.indexPath)?.row,
      let controller = segue.destination as? PlantController
    else { return }
    controller.plant = plants[row]
    controller.didWater = { [weak self] in self?.water(row) }
  }

  private func water(_ row: Int) {
    plants[row].daysSinceWater = 0
    tableView.reloadData()
    showSummary()
  }

  /// Takes a new plant in; the way back from the screen that asks for its name ends here.
  @IBAction func addPlant(_ segue: UIStoryboardSegue) {
    guard let name = (segue.source as? NewPlantController)?.name, !name.isEmpty else { return }
    plants.append(Plant(name: name, daysSinceWater: 0))
    tableView.reloadData()
    showSummary()
  }
}

/// A row: the plant's name and how it fares.
final class PlantCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel?
  @IBOutlet private weak var stateLabel: UILabel?

  func show(_ plant: Plant) {
    nameLabel?.text = plant.name
    stateLabel?.text = plant.state
  }
}
