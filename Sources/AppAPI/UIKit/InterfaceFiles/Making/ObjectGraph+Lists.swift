import Foundation

extension ObjectGraph {
  // MARK: Tables

  /// Sets what an element says about a table, with its prototypes or its rows.
  func set(_ table: UITableView, _ element: InterfaceElement) {
    set(scroll: table, element)
    // Values of -1 stand for what the content needs.
    if let height = element.number("rowHeight"), height > 0 { table.rowHeight = height }
    if let height = element.number("estimatedRowHeight"), height > 0 { table.estimatedRowHeight = height }
    if let height = element.number("sectionHeaderHeight"), height > 28 { table.sectionHeaderHeight = height }
    if let height = element.number("sectionFooterHeight"), height > 28 { table.sectionFooterHeight = height }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if element["allowsSelection"] == "NO" { table.allowsSelection = false }
    if element["allowsMultipleSelection"] == "YES" { table.allowsMultipleSelection = true }
    if element["allowsSelectionDuringEditing"] == "YES" { table.allowsSelectionDuringEditing = true }
    if element["allowsMultipleSelectionDuringEditing"] == "YES" {
      table.allowsMultipleSelectionDuringEditing = true
    }
    if let header = element.child(key: "tableHeaderView"), let view = view(header) {
      table.tableHeaderView = view
    }
    if let footer = element.child(key: "tableFooterView"), let view = view(footer) {
      table.tableFooterView = view
    }
    for cell in element.list("prototypes") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      table.describedCells[identifier] = prototype(cell)
    }
    let sections = element.list("sections").filter { $0.tag == "tableViewSection" }
    if element["dataMode"] == "static" || !sections.isEmpty { fill(table, sections) }
  }

  private func set(scroll: UIScrollView, _ element: InterfaceElement) {
    if element["scrollEnabled"] == "NO" { scroll.isScrollEnabled = false }
    if element["pagingEnabled"] == "YES" { scroll.isPagingEnabled = true }
  }

  /// Makes a cell each time that the table asks for one.
  private func prototype<Cell: UIView>(_ element: InterfaceElement) -> @MainActor () -> Cell? {
    { [file, weak scene, weak owner] in
      let graph = ObjectGraph(file, owner: owner)
      graph.scene = scene
      scene?.lend(to: graph)
      let cell = graph.view(element) as? Cell
      graph.complete()
      return cell
    }
  }

  private func fill(_ table: UITableView, _ sections: [InterfaceElement]) {
    var heights: [ObjectIdentifier: CGFloat] = [:]
    let rows = sections.map { section in
      let cells = section.list("cells").compactMap { element -> UITableViewCell? in
        guard let cell = view(element) as? UITableViewCell else { return nil }
        if let height = element.number("rowHeight"), height > 0 { heights[ObjectIdentifier(cell)] = height }
        return cell
      }
      return StaticRows.Section(
        header: file.text("headerTitle", of: section), footer: file.text("footerTitle", of: section),
        cells: cells)
    }
    table.staticRows = StaticRows(rows, heights: heights)
  }

  /// Sets what an element says about a cell.
  func set(_ cell: UITableViewCell, _ element: InterfaceElement) {
    switch element["accessoryType"] {
    case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
    case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
    case "checkmark": cell.accessoryType = .checkmark
    case "detailButton": cell.accessoryType = .detailButton
    default: break
    }
    if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
    if let level = element.number("indentationLevel") { cell.indentationLevel = Int(level) }
    if element["style"]?.hasPrefix("IBUI") == true, file.image("image", of: element) != nil {
      cell.imageView?.image = file.image("image", of: element)
    }
    if let accessory = element.child(key: "accessoryView"), let view = view(accessory) {
      cell.accessoryView = view
    }
  }

  // MARK: Collections

  /// Sets what an element says about a collection, with its layout and its prototypes.
  func set(_ collection: UICollectionView, _ element: InterfaceElement) {
    set(scroll: collection, element)
    if element["allowsMultipleSelection"] == "YES" { collection.allowsMultipleSelection = true }
    if let layout = element.child(key: "collectionViewLayout") {
      collection.collectionViewLayout = self.layout(layout)
    }
    for cell in element.list("cells") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      collection.describedViews[identifier] = prototype(cell)
    }
    let kinds = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in kinds {
      guard let view = element.child(key: key), let identifier = view["reuseIdentifier"] else { continue }
      collection.describedViews[UICollectionView.name(identifier, kind)] = prototype(view)
    }
  }

  private func layout(_ element: InterfaceElement) -> UICollectionViewLayout {
    if let name = element["customClass"] {
      let found: AnyClass? = InterfaceClasses.shared.type(name, module: element["customModule"])
      if let type = found as? UICollectionViewLayout.Type,
        let layout = type.init(coder: ElementCoder(attributes: element.attributes) { _ in })
      {
        if let flow = layout as? UICollectionViewFlowLayout { set(flow, element) }
        adopt(layout, as: element.id)
        finish(layout, element)
        return layout
      }
      report(.noClass(name, of: element, file.fileName, standIn: "UICollectionViewFlowLayout"))
    }
    let flow = UICollectionViewFlowLayout()
    set(flow, element)
    adopt(flow, as: element.id)
    finish(flow, element)
    return flow
  }

  private func set(_ flow: UICollectionViewFlowLayout, _ element: InterfaceElement) {
    if element["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    if let spacing = element.number("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
    if let spacing = element.number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = spacing }
    if let size = file.size(element.child(key: "itemSize")) { flow.itemSize = size }
    if let size = file.size(element.child(key: "headerReferenceSize")) { flow.headerReferenceSize = size }
    if let size = file.size(element.child(key: "footerReferenceSize")) { flow.footerReferenceSize = size }
    if let insets = file.insets(element.child(key: "sectionInset")) { flow.sectionInset = insets }
  }
}
