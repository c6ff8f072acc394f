import AccessibilityModel

// Values that have lines of their own.
extension TreeText {
  static func line(of content: CustomContent) -> String {
    let words = "content " + words(of: content.label) + " " + words(of: content.value)
    return content.importance == .high ? words + " high" : words
  }

  static func line(of action: ElementAction) -> String {
    let image = action.image.map { " image " + quoted($0) } ?? ""
    let words = "action " + words(of: action.name)
    return switch action.category {
    case .standard: words + image
    case .edit: words + " edit" + image
    case .named(let name): words + " in " + quoted(name) + image
    }
  }

  static func line(of rotor: RotorDescriptor) -> String {
    let system = rotor.system.map { " for " + $0.rawValue } ?? ""
    let places = rotor.isSearched ? " searched" : " entries \(rotor.entries.count)"
    return "rotor " + words(of: rotor.name) + system + places
  }

  static func line(of line: TextLine) -> String { "line " + words(of: line.text) }

  static func lines(of item: LargeContentItem) -> [String] {
    var words = "large-content"
    if let title = item.title { words += " " + quoted(title) }
    if let image = item.image { words += " image " + quoted(image) }
    return [item.scalesImage ? words + " scales" : words]
  }

  static func lines(of direction: ReadingOrder.Direction) -> [String] {
    [direction == .leftToRight ? "left-to-right" : "right-to-left"]
  }

  static func lines(of place: TablePlace) -> [String] {
    ["table-place rows " + words(of: place.rows) + " columns " + words(of: place.columns)]
      + place.rowHeaders.map { "row-header " + words(of: $0) }
      + place.columnHeaders.map { "column-header " + words(of: $0) }
  }

  static func lines(of chart: Chart) -> [String] {
    var lines = ["chart" + (chart.title.map { " " + words(of: $0) } ?? "")]
    if let summary = chart.summary { lines.append("chart-summary " + quoted(summary)) }
    lines += chart.axes.map { axis in
      let title = "axis " + words(of: axis.title)
      guard let range = axis.range else { return title + " categories \(axis.categories.count)" }
      return title + " from " + number(range.lowerBound) + " to " + number(range.upperBound)
    }
    lines += chart.series.map { series in
      let kind = series.isContinuous ? " line" : " marks"
      let name = series.name.map { " " + words(of: $0) } ?? ""
      return "series" + name + kind + " points \(series.points.count)"
    }
    return lines
  }
}
