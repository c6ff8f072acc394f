import AccessibilityModel

extension TreeText {
  /// How an element is touched and read, and its place in a table.
  static func reading(of attributes: SparseAttributes) -> [String] {
    var lines: [String] = []
    if !attributes.directTouch.isEmpty {
      let names = attributes.directTouch.names.map { $0 == "silentOnTouch" ? "silent" : "after-activation" }
      lines.append("direct-touch " + names.joined(separator: " "))
    }
    if let size = attributes.tableSize { lines.append("table \(size.rows) rows \(size.columns) columns") }
    if let place = attributes.tablePlace {
      lines.append("table-place rows \(span(place.rows)) columns \(span(place.columns))")
      lines += place.rowHeaders.map { "row-header " + quoted($0.string) }
      lines += place.columnHeaders.map { "column-header " + quoted($0.string) }
    }
    if !attributes.headers.isEmpty {
      lines.append("headers " + attributes.headers.map { "#" + $0.text }.joined(separator: " "))
    }
    if let context = attributes.textualContext { lines.append("textual-context \(context)") }
    if attributes.navigationStyle != .automatic {
      lines.append("navigation-style \(attributes.navigationStyle)")
    }
    lines += attributes.lines.map { "line " + quoted($0.text.string) }
    if let previous = attributes.previousText { lines.append("previous-text #" + previous.text) }
    if let next = attributes.nextText { lines.append("next-text #" + next.text) }
    if let chart = attributes.chart { lines += words(of: chart) }
    return lines
  }

  private static func span(_ range: Range<Int>) -> String { "\(range.lowerBound)-\(range.upperBound)" }

  private static func words(of chart: Chart) -> [String] {
    var lines = ["chart" + (chart.title.map { " " + quoted($0.string) } ?? "")]
    if let summary = chart.summary { lines.append("chart-summary " + quoted(summary)) }
    lines += chart.axes.map { axis in
      let words = "axis " + quoted(axis.title.string)
      guard let range = axis.range else { return words + " categories \(axis.categories.count)" }
      return words + " from " + number(range.lowerBound) + " to " + number(range.upperBound)
    }
    lines += chart.series.map { series in
      let kind = series.isContinuous ? " line" : " marks"
      let name = series.name.map { " " + quoted($0.string) } ?? ""
      return "series" + name + kind + " points \(series.points.count)"
    }
    return lines
  }
}
