import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import UIKit

/// A table of one section whose cells are given.
@MainActor
final class Shelf: NSObject, UITableViewDataSource, UITableViewDelegate {
  var cells: [UITableViewCell]
  private(set) var log: [String] = []

  init(_ cells: [UITableViewCell]) {
    self.cells = cells
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath.row]
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselected \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    log.append("details \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.row == 0 else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.log.append("delete \(indexPath.row)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func table(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = self
    table.delegate = self
    return table
  }
}

@MainActor
@Suite("Cells as people who listen meet them", .timeLimit(.minutes(10)))
struct CellTests {
  private func cell(
    _ text: String?, _ detail: String? = nil, style: UITableViewCell.CellStyle = .default
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    return cell
  }

  private func buttons(_ titles: [String], in cell: UITableViewCell, _ tapped: @escaping (String) -> Void) {
    for (index, title) in titles.enumerated() {
      let action = UIAction(title: title) { _ in tapped(title) }
      let frame = CGRect(x: 150 + index * 80, y: 4, width: 70, height: 30)
      cell.contentView.addSubview(UIButton(frame: frame, primaryAction: action))
    }
  }

  @Test("Z1: a cell is one element of its texts, whatever its style; an empty one has no words")
  func styles() async throws {
    let configured = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = configured.defaultContentConfiguration()
    content.text = "Bailey"
    content.secondaryText = "beagle"
    content.image = UIImage(named: "bailey")
    configured.contentConfiguration = content
    let shelf = Shelf([
      cell("Plain"), cell("Title", "below", style: .subtitle), cell("Speed", "50%", style: .value1),
      configured, cell(nil),
    ])
    try await hosting(shelf.table()) { screen in
      let labels = screen.tree.stops.map { screen.tree[$0]?.label?.string }
      #expect(labels == ["Plain", "Title, below", "Speed, 50%", "Bailey, beagle", nil])
    }
  }

  @Test("Z1: what is set on a cell wins over its texts; hidden and silenced texts are left out")
  func setters() async throws {
    let named = cell("raw")
    named.accessibilityLabel = "Named"
    named.accessibilityTraits = .button
    let partial = cell("kept", "left out", style: .subtitle)
    partial.detailTextLabel?.isAccessibilityElement = false
    let picture = cell("Dog")
    picture.imageView?.image = UIImage(named: "dog")
    picture.imageView?.isAccessibilityElement = true
    picture.imageView?.accessibilityLabel = "Portrait"
    let shelf = Shelf([named, partial, picture])
    try await hosting(shelf.table()) { screen in
      let tour = try await screen.tour()
      #expect(
        tour.stops.map(\.utterance.text) == ["Named, button. Actions available.", "kept", "Portrait, Dog"])
    }
  }

  @Test("A cell with one button is one element, and the button is one of its actions, after those of swipes")
  func oneButton() async throws {
    var tapped: [String] = []
    let row = cell("Bailey")
    row.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Feed") { _ in true }]
    buttons(["Call"], in: row) { tapped.append($0) }
    let shelf = Shelf([row])
    try await hosting(shelf.table()) { screen in
      let element = try screen.element(named: "Bailey")
      #expect(element.actions.map(\.name) == ["Delete", "Feed", "Call"])
      #expect(element.rules.map(\.name) == ["cell.singleControl"])
      #expect(screen.ask(.perform(element.id, .init(rawValue: 2))) == .handled(by: element.id))
      #expect(tapped == ["Call"])
      #expect(screen.ask(.perform(element.id, .init(rawValue: 0))) == .handled(by: element.id))
      #expect(shelf.log == ["delete 0"])
    }
  }

  @Test("A cell with several buttons is heard part by part, in reading order, as one row")
  func severalButtons() async throws {
    var tapped: [String] = []
    let row = cell("Bailey")
    buttons(["Call", "Map"], in: row) { tapped.append($0) }
    let shelf = Shelf([row, cell("Rex")])
    try await hosting(shelf.table()) { screen in
      let tour = try await screen.tour()
      #expect(tour.stops.map(\.utterance.text) == ["Bailey", "Call, button", "Map, button", "Rex"])
      #expect(tour.rules.map(\.name).contains("cell.severalControls"))
      let rows = screen.tree.elements.filter { $0.rowIndex != nil }
      #expect(rows.map(\.rowIndex) == [0, 1])
      #expect(rows.map(\.isStop) == [false, true])
      try await screen.activate("Map")
      #expect(tapped == ["Map"])
    }
  }

  @Test("The uncertain treatment of controls in cells is an option that changes what is heard")
  func policy() async throws {
    final class Chooser: UIViewController {
      var shelf = Shelf([])
      override func viewDidLoad() {
        super.viewDidLoad()
        RunningApp.current.choose("separate", for: "cell.singleControl")
        RunningApp.current.choose("actions", for: "cell.severalControls")
        RunningApp.current.choose("silent", for: "cell.checkmark")
        RunningApp.current.choose("loud", for: "cell.checkmark")
        let table = shelf.table()
        table.frame = view.bounds
        view.addSubview(table)
      }
    }
    let (single, several) = (cell("Bailey"), cell("Rex"))
    buttons(["Call"], in: single) { _ in }
    buttons(["Call", "Map"], in: several) { _ in }
    several.accessoryType = .checkmark
    let chooser = Chooser()
    chooser.shelf = Shelf([single, several])
    try await hosting(chooser) { screen in
      #expect(screen.tree.stops.compactMap { screen.tree[$0]?.label } == ["Bailey", "Call", "Rex"])
      let rex = try screen.element(named: "Rex")
      #expect(rex.actions.map(\.name) == ["Call", "Map"])
      #expect(rex.traits == [])
      #expect(rex.rules.map(\.name) == ["cell.checkmark", "cell.severalControls"])
      #expect(rex.rules.map(\.choice) == ["silent", "actions"])
    }
  }

  @Test("A row is chosen by activating it; a check mark and a choice are heard as selected")
  func selection() async throws {
    let marked = cell("marked")
    marked.accessoryType = .checkmark
    let shelf = Shelf([cell("first"), marked, cell("third")])
    let table = shelf.table()
    try await hosting(table) { screen in
      try await screen.activate("third")
      try await screen.activate("first")
      #expect(shelf.log == ["selected 2", "deselected 2", "selected 0"])
      #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
      let chosen = screen.tree.stops.compactMap { screen.tree[$0] }.filter { $0.traits.contains(.selected) }
      #expect(chosen.compactMap(\.label) == ["first", "marked"])
      table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
      table.allowsSelection = false
      let third = try screen.element(named: "third").id
      #expect(screen.ask(.activate(third)) == .declined)
    }
  }

  @Test("The sign for details is an action of the row")
  func details() async throws {
    let row = cell("Bailey")
    row.accessoryType = .detailButton
    let shelf = Shelf([cell("first"), row])
    try await hosting(shelf.table()) { screen in
      let element = try screen.element(named: "Bailey")
      #expect(element.actions.map(\.name) == ["More Info"])
      #expect(screen.ask(.perform(element.id, .init(rawValue: 0))) == .handled(by: element.id))
      #expect(shelf.log == ["details 1"])
    }
  }

  @Test("A row whose only control has a value is raised and lowered as the control is")
  func adjustable() async throws {
    final class Dial: UIControl {
      var level = 5
      override var isAccessibilityElement: Bool {
        get { true }
        set {}
      }
      override var accessibilityTraits: UIAccessibilityTraits {
        get { .adjustable }
        set {}
      }
      override var accessibilityValue: String? {
        get { "\(level)" }
        set {}
      }
      override func accessibilityIncrement() { level += 1 }
      override func accessibilityDecrement() { level -= 1 }
    }
    let row = cell("Volume")
    row.accessoryView = Dial(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let shelf = Shelf([row, cell("other")])
    try await hosting(shelf.table()) { screen in
      #expect(screen.heard.first?.hasPrefix("Volume, 5, adjustable") == true)
      try await screen.increment("Volume")
      try await screen.increment("Volume")
      try await screen.decrement("Volume")
      #expect(try screen.element(named: "Volume").value == "6")
    }
  }

  @Test("1.10.3 G5: a row that takes over its only switch can be used, unless the switch is dimmed")
  func takenOver() async throws {
    func row(_ name: String, isEnabled: Bool = true) -> UITableViewCell {
      let row = cell(name)
      let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
      toggle.isEnabled = isEnabled
      row.accessoryView = toggle
      return row
    }
    let shelf = Shelf([row("Sounds"), row("Haptics", isEnabled: false), cell("Plain")])
    try await hosting(shelf.table()) { screen in
      let responding = try ["Sounds", "Haptics", "Plain"].map { name in
        try screen.element(named: name).respondsToUserInteraction
      }
      #expect(responding == [true, false, false])
      try await screen.activate("Sounds")
      #expect(screen.lastHeard == ["On"])
    }
  }

  @Test("Z1: the text of a row comes before its details, however many lines they have")
  func order() async throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Numbers"
    cell.detailTextLabel?.text = "1\n2\n3"
    cell.detailTextLabel?.numberOfLines = 0
    try await hosting(cell) { screen in
      #expect(screen.heard.first?.hasPrefix("Numbers, 1") == true)
    }
  }

  @Test("Z1: a field in a row is met by itself, beside the words of the row")
  func field() async throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    let field = UITextField(frame: CGRect(x: 120, y: 4, width: 180, height: 36))
    field.placeholder = "Your name"
    cell.contentView.addSubview(field)
    try await hosting(cell) { screen in
      #expect(screen.heard.first == "Name")
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Your name, text field"])
    }
  }
}
