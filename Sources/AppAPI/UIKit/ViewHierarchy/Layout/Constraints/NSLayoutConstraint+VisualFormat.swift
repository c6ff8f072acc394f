import Foundation

extension NSLayoutConstraint {
  /// How views of a visual format are lined up with each other, and which way it is read.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Left edges stand in one line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges stand in one line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Upper edges stand in one line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Lower edges stand in one line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Edges where reading starts stand in one line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Edges where reading ends stand in one line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles between left and right stand in one line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles between top and bottom stand in one line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last lines of text stand in one line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First lines of text stand in one line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// From where reading starts to where it ends, which is usual.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// From the left to the right in every language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From the right to the left in every language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes that stand in one line.
    fileprivate var attributes: [Attribute] {
      [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
      ].compactMap { (option: FormatOptions, attribute: Attribute) in contains(option) ? attribute : nil }
    }
  }

  /// Makes the constraints that a drawing in characters stands for, such as `H:|-[label]-8-[field(>=100)]-|`.
  ///
  /// - Parameters:
  ///   - format: The drawing.
  ///   - opts: How views are lined up, and which way the drawing is read.
  ///   - metrics: Numbers by the names that stand for them.
  ///   - views: Views and guides by their names.
  /// - Returns: The constraints, none of them active; none where the drawing cannot be read.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).compactMapValues(number)
    var reader = VisualFormatReader(format, metrics: numbers)
    do {
      let drawing = try reader.read()
      var maker = VisualFormatMaker(drawing, opts, views)
      return try maker.make(lined: opts.attributes)
    } catch let failure as VisualFormatReader.Failure {
      report(.badFormat(format, at: failure.position, failure.problem))
    } catch {}
    return []
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

/// Makes constraints of what a visual format says.
@MainActor
private struct VisualFormatMaker {
  let drawing: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let views: [String: Any]
  private var made: [NSLayoutConstraint] = []

  init(_ drawing: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ views: [String: Any]) {
    self.drawing = drawing
    self.options = options
    self.views = views
  }

  private var isRow: Bool { drawing.axis == .horizontal }

  /// The attributes where the drawing begins and where it ends.
  private var ends: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    guard isRow else { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
  }

  mutating func make(lined attributes: [NSLayoutConstraint.Attribute]) throws -> [NSLayoutConstraint] {
    let items = try drawing.stops.map { try $0.name.map(item) }
    let inner = items.compactMap { $0 }
    guard let first = inner.first else { return [] }
    let around = try outer(of: first)
    for (place, availableSpace) in drawing.rooms.enumerated() {
      relate(items[place], items[place + 1], availableSpace, around)
    }
    for (stop, item) in zip(drawing.stops, items) {
      guard let item else { continue }
      for length in stop.lengths { try constrain(item, length) }
    }
    for attribute in attributes {
      for item in inner.dropFirst() { add(first, attribute, .equal, item, attribute, 0, .required) }
    }
    return made
  }

  private func item(_ name: String) throws -> any LayoutItem {
    switch views[name] {
    case let view as UIView: return view
    case let guide as UILayoutGuide: return guide
    default: throw VisualFormatReader.Failure(position: 0, problem: "there is no view “\(name)”")
    }
  }

  private func outer(of item: any LayoutItem) throws -> UIView? {
    let needsOuter = drawing.stops.contains { $0.name == nil }
    let outer = item.asView == nil ? item.itemView : item.asView?.superview
    if needsOuter, outer == nil {
      throw VisualFormatReader.Failure(
        position: 0, problem: "the first view lies in no other; add it to one before")
    }
    return outer
  }

  /// What lies between two stops, of which one may be the view around.
  private mutating func relate(
    _ item: (any LayoutItem)?, _ next: (any LayoutItem)?, _ availableSpace: [VisualFormat.Predicate],
    _ around: UIView?
  ) {
    let (start, end) = ends
    guard let later = next ?? around, let earlier = item ?? around else { return }
    let isReversed = isRow && options.contains(.directionRightToLeft)
    for predicate in availableSpace {
      var from = item == nil ? start : end
      var into = next == nil ? end : start
      var length: CGFloat = 0
      if case .number(let number) = predicate.target { length = number }
      if case .standard = predicate.target {
        // The system's space beside the view around is that view's margin.
        if item == nil { from = from.withMargin } else if next == nil { into = into.withMargin }
        length = item == nil || next == nil ? 0 : SystemSpacing.usual
      }
      if isReversed {
        add(earlier, from, predicate.relation, later, into, length, predicate.priority)
      } else {
        add(later, into, predicate.relation, earlier, from, length, predicate.priority)
      }
    }
  }

  private mutating func constrain(_ item: any LayoutItem, _ length: VisualFormat.Predicate) throws {
    let attribute: NSLayoutConstraint.Attribute = isRow ? .width : .height
    switch length.target {
    case .number(let number):
      add(item, attribute, length.relation, nil, .notAnAttribute, number, length.priority)
    case .view(let name):
      add(item, attribute, length.relation, try self.item(name), attribute, 0, length.priority)
    case .standard: break
    }
  }

  private mutating func add(
    _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?,
    _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      first, firstAttribute, relation, second, secondAttribute, multiplier: 1, constant: constant)
    constraint.priority = priority
    made.append(constraint)
  }
}
