import AccessibilityModel

extension UtteranceComposer {
  /// Adds what heads the column and the row of a cell, where the cursor came from another one.
  ///
  /// - Source: Behaviour 1.10.2
  func addHeaders(of element: AccessibilityElement, _ place: Place, to builder: inout UtteranceBuilder) {
    guard verbosity.speaksTableHeaders, let cell = place.cell else { return }
    var headers: [SpokenText] = []
    if cell.columns != place.cellBefore?.columns { headers += cell.columnHeaders }
    if cell.rows != place.cellBefore?.rows { headers += cell.rowHeaders }
    for header in headers where header != element.label {
      builder.add(header, from: .attribute(.tablePlace), of: element)
    }
  }

  /// Adds the labels of the elements that the app names as headers, where the cursor came from under other ones.
  ///
  /// - Source: Behaviour 1.10.3 G6
  func addHeaderElements(
    of element: AccessibilityElement, in tree: AccessibilityTree, from previous: ElementID?,
    to builder: inout UtteranceBuilder
  ) {
    guard verbosity.speaksTableHeaders, element.hasAttributes, !element.headers.isEmpty else { return }
    let known = previous.flatMap { tree[$0] }.map { [$0.id] + $0.headers } ?? []
    let headers = element.headers.filter { !known.contains($0) }.compactMap { tree[$0]?.label }
    guard !headers.isEmpty else { return }
    switch dialect.headerElements {
    case .spoken:
      for header in headers {
        builder.add(header, from: .attribute(.headers), of: element, rules: [dialect.headerElements.rule])
      }
    case .silent: break
    }
  }

  /// Adds how far a cell stretches, where it stands, and last its value.
  ///
  /// - Source: Behaviour 1.10.2
  func addCell(of element: AccessibilityElement, _ place: Place, to builder: inout UtteranceBuilder) {
    guard let cell = place.cell else { return }
    if verbosity.speaksTablePositions {
      if cell.rows.count > 1 { builder.add(.spansRows, ["count": "\(cell.rows.count)"], of: element.id) }
      if cell.columns.count > 1 {
        builder.add(.spansColumns, ["count": "\(cell.columns.count)"], of: element.id)
      }
      if cell.rows.lowerBound != place.cellBefore?.rows.lowerBound {
        builder.add(.row, ["index": "\(cell.rows.lowerBound + 1)"], of: element.id)
      }
      builder.add(.column, ["index": "\(cell.columns.lowerBound + 1)"], of: element.id)
    }
    addValue(of: element, to: &builder)
  }
}
