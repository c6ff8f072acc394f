import AccessibilityModel

extension ProvidedScreen {
  /// The role of an element: by what can be done with it, then by what it is, then by what it lies in.
  func role(of element: AccessibilityElement) -> ProvidedRole {
    element.isStop ? stopRole(of: element) : containerRole(of: element)
  }

  private func stopRole(of element: AccessibilityElement) -> ProvidedRole {
    let traits = element.traits
    for (trait, role) in Self.traitRoles where traits.contains(trait) { return role }
    if traits.contains(.adjustable) { return Self.adjustables[element.elementType] ?? .slider }
    if let type = element.elementType, let role = Self.indicators[type] { return role }
    if let role = tableRole(of: element) { return role }
    if traits.contains(.header) { return .heading }
    if traits.contains(.image) { return .image }
    if element.hasAttributes, element.chart != nil { return .chart }
    if element.rowIndex != nil || isInList(element) { return .listItem }
    if traits.contains(.updatesFrequently), let value = element.value?.string,
      ProvidedValue(reading: value)?.maximum == 100
    {
      return .levelBar
    }
    if element.hasExplicitInteraction, element.isUsed { return .pushButton }
    // Readers pass over what is told of a label beyond its words.
    let tellsMore = element.hasAttributes && !(element.customContent.isEmpty && element.actions.isEmpty)
    return tellsMore ? .grouping : .label
  }

  /// What can be done with an element, the most telling trait first.
  private static let traitRoles: [(Traits, ProvidedRole)] = [
    (.secureTextEntry, .passwordText), (.textArea, .text), (.textEntry, .entry), (.searchField, .entry),
    (.tabBarItem, .pageTab), (.toggleButton, .toggleButton), (.pickerItem, .spinButton), (.link, .link),
    (.button, .pushButton), (.backButton, .pushButton), (.popUpButton, .pushButton),
    (.keyboardKey, .pushButton),
  ]

  private static let adjustables: [ElementType?: ProvidedRole] = [
    .stepper: .spinButton, .pickerWheel: .spinButton, .datePicker: .spinButton,
  ]

  private static let indicators: [ElementType: ProvidedRole] = [
    .progressIndicator: .progressBar, .activityIndicator: .progressBar, .webView: .documentWeb,
  ]

  private func containerRole(of element: AccessibilityElement) -> ProvidedRole {
    if element.isModal { return element.elementType == .alert ? .alert : .dialog }
    switch element.containerType {
    case .dataTable: return .table
    case .list: return .list
    case .landmark: return .landmark
    case .semanticGroup: return .grouping
    case .tabBar: return .pageTabList
    case .none: break
    }
    if element.traits.contains(.tabBar) { return .pageTabList }
    if let type = element.elementType, let role = Self.containers[type] { return role }
    if element.rows != nil { return .list }
    return element.label?.isBlank == false ? .panel : .filler
  }

  private static let containers: [ElementType: ProvidedRole] = [
    .navigationBar: .toolBar, .toolbar: .toolBar, .alert: .alert, .sheet: .dialog, .popover: .dialog,
    .menu: .menu, .table: .list, .collectionView: .list, .scrollView: .scrollPane,
    .segmentedControl: .grouping, .webView: .documentWeb,
  ]

  /// The role of what stands in a table with headers.
  private func tableRole(of element: AccessibilityElement) -> ProvidedRole? {
    guard element.hasAttributes, let place = element.tablePlace else { return nil }
    if element.traits.contains(.header) {
      return place.columns.lowerBound == 0 && place.rows.lowerBound > 0 ? .rowHeader : .columnHeader
    }
    return .tableCell
  }

  /// True where what holds an element directly is a list.
  private func isInList(_ element: AccessibilityElement) -> Bool {
    guard let parent = tree.parent(of: element.id), tree.isNotable(parent), let found = tree[parent] else {
      return false
    }
    return !found.isStop && containerRole(of: found) == .list
  }
}
