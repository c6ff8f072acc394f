import Foundation

/// Lists the screens for whose tabs there is no space.
final class MoreController: UITableViewController {
  private weak var owner: UITabBarController?
  private var listed: [UIViewController] = []

  init(of owner: UITabBarController) {
    self.owner = owner
    super.init(style: .plain)
    title = String(system: .more)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes in that other screens are without tabs.
  func reload() {
    let new = owner?.withoutTab ?? []
    guard new != listed else { return }
    listed = new
    (viewIfLoaded as? UITableView)?.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    owner?.withoutTab.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let item = owner?.withoutTab[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.title
    cell.detailTextLabel?.text = item?.badgeValue
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let controller = owner?.withoutTab[indexPath.row] else { return }
    owner?.personChose(controller)
  }
}
