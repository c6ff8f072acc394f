extension AccessibilityElement {
  /// The element without numbers that no screen knows, and what had to be repaired.
  ///
  /// Numbers that are infinite or no number become 0, negative sizes are turned around, a path or an
  /// activation point with such numbers is dropped, and so are a heading level outside 1 to 6 rows that
  /// cannot be, and places that a text does not have.
  func repaired(reporting report: (String) -> Void = { _ in }) -> AccessibilityElement {
    var result = self
    if let frame = frame.repaired {
      result.frame = frame
      report("frame")
    }
    guard let attributes = sparse?.attributes else { return result }
    if let priority = sparse?.attributes.sortPriority, !priority.isFinite {
      result.sortPriority = 0
      report("sort priority")
    }
    if let point = attributes.activationPoint, !point.isFinite {
      result.activationPoint = nil
      report("activation point")
    }
    if let path = attributes.path, !path.isFinite {
      result.path = nil
      report("path")
    }
    if let level = attributes.headingLevel, !(1...6).contains(level) {
      result.headingLevel = nil
      report("heading level")
    }
    if let rows = attributes.rows, !rows.isSound {
      result.rows = nil
      report("rows")
    }
    if let index = attributes.rowIndex, index < 0 {
      result.rowIndex = nil
      report("row position")
    }
    repairReading(of: attributes, in: &result, reporting: report)
    if let text = attributes.textContent, !text.isSound {
      result.textContent = TextContent(text.string, isEditable: text.isEditable)
      report("selection or lines of its text")
    }
    return result
  }

  private func repairReading(
    of attributes: SparseAttributes, in result: inout AccessibilityElement, reporting report: (String) -> Void
  ) {
    if let size = attributes.tableSize, size.rows < 0 || size.columns < 0 {
      result.tableSize = nil
      report("table size")
    }
    if let place = attributes.tablePlace, !place.isSound {
      result.tablePlace = nil
      report("table place")
    }
    if attributes.lines.contains(where: { $0.frame.repaired != nil }) {
      result.lines = attributes.lines.map { TextLine($0.text, frame: $0.frame.repaired ?? $0.frame) }
      report("line")
    }
  }
}

extension Rect {
  /// The rectangle with finite numbers and a size that is not negative; `nil` where it is so already.
  fileprivate var repaired: Rect? {
    // Infinity and what is no number make the sum no number, or infinite.
    let sum = origin.x + origin.y + size.width + size.height
    if size.width >= 0, size.height >= 0, sum.isFinite { return nil }
    let numbers = [origin.x, origin.y, size.width, size.height].map { $0.isFinite ? $0 : 0 }
    let (width, height) = (numbers[2], numbers[3])
    let result = Rect(
      x: min(numbers[0], numbers[0] + width), y: min(numbers[1], numbers[1] + height),
      width: width.magnitude, height: height.magnitude)
    return result == self ? nil : result
  }
}

extension Point {
  /// True where both distances are numbers.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Path {
  /// True where every point has two finite distances.
  fileprivate var isFinite: Bool {
    let bounds = bounds
    return bounds.origin.isFinite && bounds.size.width.isFinite && bounds.size.height.isFinite
  }
}
