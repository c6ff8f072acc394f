/// One column or row of a grid that makes as many lines as it needs.
public struct GridItem: Equatable, Sendable {
  /// How wide a column is, in points.
  public enum Size: Equatable, Sendable {
    /// Always the same.
    case fixed(CGFloat)
    /// One that shares the remaining space.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as the space holds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column is.
  public var size: Size
  /// The space to the next column, in points; `nil` takes the system's.
  public var spacing: CGFloat?
  /// Where views lie in the column.
  public var alignment: Alignment?

  /// Makes a column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A column of a grid once its space is known.
struct GridTrack: Equatable {
  var offset: CGFloat
  var length: CGFloat
  var alignment: Alignment
}

extension [GridItem] {
  /// The columns in a space of a size.
  func tracks(in length: CGFloat, alignment: Alignment) -> [GridTrack] {
    func gap(_ item: GridItem) -> CGFloat { item.spacing ?? StackLayout.defaultSpacing }
    let gaps = dropLast().reduce(0) { $0 + gap($1) }
    let fixed = reduce(CGFloat(0)) { sum, item in
      if case .fixed(let own) = item.size { sum + own } else { sum }
    }
    var availableSpace = length - gaps - fixed
    var others = CGFloat(count) - CGFloat(filter { if case .fixed = $0.size { true } else { false } }.count)
    var tracks: [GridTrack] = []
    var offset: CGFloat = 0
    for item in self {
      let share = Swift.max(0, availableSpace / Swift.max(1, others))
      func add(_ own: CGFloat, _ space: CGFloat) {
        tracks.append(GridTrack(offset: offset, length: own, alignment: item.alignment ?? alignment))
        offset += own + space
      }
      switch item.size {
      case .fixed(let own): add(own, gap(item))
      case .flexible(let least, let most):
        let own = Swift.min(Swift.max(share, least), most)
        availableSpace -= own
        others -= 1
        add(own, gap(item))
      case .adaptive(let least, let most):
        let space = gap(item)
        let fitting = (share + space) / (Swift.max(1, least) + space)
        let number = fitting.isFinite ? Swift.max(1, Int(fitting)) : 1
        let own = (share - space * CGFloat(number - 1)) / CGFloat(number)
        availableSpace -= share
        others -= 1
        for _ in 0..<number { add(Swift.min(Swift.max(own, 0), most), space) }
      }
    }
    return tracks
  }
}
