import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
@testable import UIKit

@MainActor
@Suite("Rows that are described again only where something changed", .timeLimit(.minutes(10)))
struct RowCacheTests {
  @Test("After every flick the tree is the one that is described from nothing, and so is what was told of it")
  func flicks() throws {
    try walk(Rows(MemoryCell.self)) { rows, step in
      switch step {
      case 5: rows.cell(6)?.name.text = "renamed"
      case 8: rows.cell(9)?.name.isHidden = true
      case 11:
        rows.tableView.selectRow(at: IndexPath(row: 12, section: 0), animated: false, scrollPosition: .none)
      case 14:
        rows.count += 2
        rows.tableView.insertRows(at: [0, 1].map { IndexPath(row: $0, section: 0) }, with: .none)
      case 17: rows.cell(18)?.accessibilityHint = "hint"
      case 20:
        rows.cell(21)?.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Feed") { _ in true }]
      case 23: rows.cell(24)?.accessoryType = .checkmark
      case 25: rows.tableView.semanticContentAttribute = .forceRightToLeft
      case 26: rows.tableView.semanticContentAttribute = .unspecified
      case 28: rows.view.transform = CGAffineTransform(translationX: 0, y: 3)
      case 30: rows.tableView.reloadData()
      default: break
      }
    }
  }

  @Test("A cell class that answers otherwise without a word is asked again", arguments: moodyCells)
  func overrides(type: MemoryCell.Type) throws {
    let found = try walk(Rows(type)) { _, step in Mood.number = step }
    #expect(Set(found).count >= 2, "The class answers the same each time, so that nothing is tested.")
  }

  @Test("Rows of words are kept, and those of a class that may answer otherwise are not")
  func kept() async throws {
    for type in [MemoryCell.self, TellingCell.self] + moodyCells {
      let rows = Rows(type)
      try await hosting(rows) { screen in
        try await screen.voiceOver.flickRight()
        let isKept = rows.cell(3)?.rowContents?.row != nil
        // Once a test of this process says something about traits or names a group for keys, no row is kept.
        let mayKeep = !HostedTraits.areOverridden && !FocusGroups.areNamed
        #expect(isKept == (mayKeep && (type == MemoryCell.self || type == TellingCell.self)), "\(type)")
      }
    }
  }

  @Test("A row whose parts change without the table's knowing is heard as it is")
  func parts() async throws {
    let rows = Rows(MemoryCell.self)
    try await hosting(rows) { screen in
      try await screen.voiceOver.flickRight()
      rows.cell(3)?.name.text = "Rex"
      try await screen.voiceOver.flickRight()
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Rex, terrier"])
    }
  }

  @Test("A cell that changes another one when the cursor comes to it has that heard")
  func callbacks() async throws {
    let rows = Rows(TellingCell.self)
    TellingCell.told = { [weak rows] cell in
      guard let rows, let path = rows.tableView.indexPath(for: cell) else { return }
      rows.cell(path.row + 1)?.accessibilityLabel = "After \(path.row)"
    }
    defer { TellingCell.told = nil }
    try await hosting(rows) { screen in
      for row in 0..<30 {
        try await screen.voiceOver.flickRight()
        #expect(screen.lastHeard == ["After \(row)"])
      }
    }
  }

  @Test("Whoever hears where the cursor went can change a row too")
  func observers() async throws {
    let rows = Rows(MemoryCell.self)
    try await hosting(rows) { screen in
      let center = NotificationCenter.default
      let token = center.addObserver(
        forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { rows.cell(2)?.name.text = "seen" } }
      defer { center.removeObserver(token) }
      try await screen.voiceOver.flickRight()
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["seen, terrier"])
    }
  }

  @Test("Actions that a delegate gives later are offered", arguments: [true, false])
  func actions(byController: Bool) throws {
    let rows = byController ? GivingRows(MemoryCell.self) : Rows(MemoryCell.self)
    let delegate = GivingDelegate()
    let found = try walk(rows) { rows, step in
      if step == 0, !byController { rows.tableView.delegate = delegate }
      Mood.number = step
    }
    #expect(found.map(\.element.actions.isEmpty) == [true, true, false, false])
  }

  /// Moves the cursor down the rows and back; compares after each step with what is described from nothing.
  ///
  /// - Returns: What the sixth row was in the first four steps, while nothing was scrolled.
  @discardableResult
  private func walk(_ rows: Rows, _ change: (Rows, Int) throws -> Void) throws -> [AccessibilityNode] {
    let host = RunningApp()
    host.start(host.withApp { WindowHost { .controller(rows) } })
    defer { host.stop() }
    var told = AccessibilityTree(order: host.tree.order)
    var found: [AccessibilityNode] = []
    func follow() throws {
      for case .changed(_, let diff) in host.takeEvents() { try told.apply(diff) }
      let tree = host.tree
      #expect(told.root.flatMap(told.node) == tree.root.flatMap(tree.node))
      // What is said of the whole app makes everything described anew.
      host.withApp { UIApplication.shared.accessibilityLanguage = nil }
      let fresh = host.treeOfPicture()
      #expect(tree.root.flatMap(tree.node) == fresh.root.flatMap(fresh.node))
    }
    try follow()
    for step in 0..<40 {
      try host.withApp { try change(rows, step) }
      host.setNeedsUpdate()
      host.settle()
      try follow()
      let sixth = host.tree.elements.first { $0.rowIndex == 5 }
      if step < 4, let sixth { found.append(try #require(host.tree.node(of: sixth.id))) }
      let stops = Array(host.tree.stops)
      let next = step < 32 ? stops.firstIndex { host.tree[$0]?.rowIndex == step } : stops.indices.first
      guard let next else { continue }
      host.perform(
        Request(id: .init(rawValue: UInt64(step)), version: host.version, kind: .focus(stops[next])))
      // A second time, with what the first look remembered.
      host.setNeedsUpdate()
      host.settle()
      try follow()
    }
    return found
  }
}

/// What moody classes answer by.
@MainActor enum Mood { static var number = 0 }

/// Rows of cells of one class.
@MainActor
class Rows: UITableViewController {
  var count = 3_000
  private let type: MemoryCell.Type

  init(_ type: MemoryCell.Type) {
    self.type = type
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 80
    tableView.register(type, forCellReuseIdentifier: "dog")
  }

  func cell(_ row: Int) -> MemoryCell? {
    tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? MemoryCell
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "dog", for: indexPath)
    cell.accessibilityLabel = nil
    (cell as? MemoryCell)?.name.text = "Dog \(indexPath.row)"
    return cell
  }
}

/// Gives rows an action from some moment on.
final class GivingRows: Rows {
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { feeding(Mood.number) }
}

/// The same, as an object beside the controller.
final class GivingDelegate: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { feeding(Mood.number) }
}

@MainActor
private func feeding(_ step: Int) -> UISwipeActionsConfiguration? {
  guard step % 4 > 1 else { return nil }
  return UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Feed") { $2(true) }]
  )
}

/// A cell with two texts.
class MemoryCell: UITableViewCell {
  let name = UILabel()
  private let breed = UILabel()

  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    breed.text = "terrier"
    for (line, label) in [name, breed].enumerated() {
      label.frame = CGRect(x: 16, y: 4 + 24 * CGFloat(line), width: 300, height: 22)
      contentView.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// Tells somebody that the cursor came to it.
final class TellingCell: MemoryCell {
  static var told: ((UITableViewCell) -> Void)?
  override func accessibilityElementDidBecomeFocused() { Self.told?(self) }
}

// Each answers by the mood in one way.
private class LabelCell: MemoryCell {
  override var accessibilityLabel: String? {
    get { "mood \(Mood.number)" }
    set {}
  }
}
private final class AttributedLabelCell: MemoryCell {
  override var accessibilityAttributedLabel: NSAttributedString? {
    get { NSAttributedString(string: "mood \(Mood.number)") }
    set {}
  }
}
private final class ValueCell: MemoryCell {
  override var accessibilityValue: String? {
    get { "mood \(Mood.number)" }
    set {}
  }
}
private final class HintCell: MemoryCell {
  override var accessibilityHint: String? {
    get { "mood \(Mood.number)" }
    set {}
  }
}
private final class TraitCell: MemoryCell {
  override var accessibilityTraits: UIAccessibilityTraits {
    get { Mood.number % 2 == 0 ? .button : .header }
    set {}
  }
}
private final class ElementCell: MemoryCell {
  override var isAccessibilityElement: Bool {
    get { Mood.number % 2 == 0 }
    set {}
  }
}
private final class ElementsCell: MemoryCell {
  override var isAccessibilityElement: Bool {
    get { Mood.number % 2 == 0 }
    set {}
  }
  override var accessibilityElements: [Any]? {
    get { Mood.number % 2 == 0 ? nil : [name] }
    set {}
  }
}
private final class ActionCell: MemoryCell {
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { Mood.number % 2 == 0 ? nil : [UIAccessibilityCustomAction(name: "Feed") { _ in true }] }
    set {}
  }
}
private final class IdentifierCell: MemoryCell {
  override var accessibilityIdentifier: String? {
    get { "\(name.text ?? ""), mood \(Mood.number)" }
    set {}
  }
}
private final class InputLabelCell: MemoryCell {
  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var accessibilityUserInputLabels: [String]! {
    get { ["mood \(Mood.number)"] }
    set {}
  }
}
private final class FrameCell: MemoryCell {
  override var accessibilityFrame: CGRect {
    get { super.accessibilityFrame.insetBy(dx: CGFloat(Mood.number % 3), dy: 0) }
    set {}
  }
}
private final class ExpandedCell: MemoryCell {
  override var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { Mood.number % 2 == 0 ? .collapsed : .expanded }
    set {}
  }
}
private final class HeirCell: LabelCell { override func layoutSubviews() { super.layoutSubviews() } }
/// The cell overrides nothing, but a view in it does.
private final class PartCell: MemoryCell {
  final class Part: UILabel {
    override var accessibilityLabel: String? {
      get { "mood \(Mood.number)" }
      set {}
    }
  }
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(Part(frame: CGRect(x: 16, y: 54, width: 300, height: 22)))
  }
  required init?(coder: NSCoder) { nil }
}

private let moodyCells: [MemoryCell.Type] = [
  LabelCell.self, AttributedLabelCell.self, ValueCell.self, HintCell.self, TraitCell.self, ElementCell.self,
  ElementsCell.self, ActionCell.self, IdentifierCell.self, InputLabelCell.self, FrameCell.self,
  ExpandedCell.self,
  HeirCell.self, PartCell.self,
]
