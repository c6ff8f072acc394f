import AccessibilityModel

extension AssistiveTouch {
  /// Length of a side of the button, in points.
  static let buttonSide = 60.0
  /// How far the button stays away from the edges, in points.
  static let buttonMargin = 4.0
  /// How far apart places are that are tried for the button, in points.
  private static let step = 8.0

  /// Rectangle of the floating button on the screen; `nil` where it is not shown.
  ///
  /// - Source: Behaviour 7.3 Button
  public func buttonFrame(in tree: AccessibilityTree) -> Rect? {
    let area = buttonArea(in: tree)
    guard settings.showsButton, menu == nil, !screen(of: tree).isEmpty else { return nil }
    let screen = screen(of: tree)
    let usual = Point(
      x: area.maxX, y: screen.minY + screen.size.height * options.buttonPlace.height)
    return Self.button(around: (buttonCenter ?? usual).clamped(to: area))
  }

  private static func button(around center: Point) -> Rect {
    Rect(
      x: center.x - buttonSide / 2, y: center.y - buttonSide / 2, width: buttonSide, height: buttonSide)
  }

  /// Where the middle of the button may be.
  private func buttonArea(in tree: AccessibilityTree) -> Rect {
    let (screen, inset) = (screen(of: tree), Self.buttonSide / 2 + Self.buttonMargin)
    guard screen.size.width > 2 * inset, screen.size.height > 2 * inset else {
      return Rect(origin: screen.center, size: .zero)
    }
    return Rect(
      x: screen.minX + inset, y: screen.minY + inset, width: screen.size.width - 2 * inset,
      height: screen.size.height - 2 * inset)
  }

  /// Lets the button go at a point, from where it goes to an edge.
  mutating func dropButton(at point: Point, in tree: AccessibilityTree) {
    let area = buttonArea(in: tree)
    var center = point.clamped(to: area)
    let (left, right) = (center.x - area.minX, area.maxX - center.x)
    let (top, bottom) = (center.y - area.minY, area.maxY - center.y)
    if options.snapping == .edges, min(top, bottom) < min(left, right) {
      center.y = top <= bottom ? area.minY : area.maxY
    } else {
      center.x = left < right ? area.minX : area.maxX
    }
    buttonCenter = center
    wake()
    clearButton(in: tree)
  }

  /// A tap on the button, which may be the first of two.
  ///
  /// - Source: Behaviour 7.3 Actions
  mutating func tapButton(in tree: AccessibilityTree) -> [Effect] {
    guard let double = settings.doubleTap else { return perform(settings.singleTap, in: tree) }
    if let due = tapDue, now < due {
      tapDue = nil
      return perform(double, in: tree)
    }
    tapDue = now.advanced(by: settings.doubleTapTime ?? options.doubleTapTime.duration)
    return []
  }

  /// How long the button is held for its other action.
  var longPressTime: Duration { settings.longPressTime ?? options.longPressTime.duration }

  /// Shows the button clearly for a while.
  mutating func wake() {
    isFaded = false
    fade = now.advanced(by: options.idleDelay.duration)
  }

  /// How much of the button is seen, from 0 to 1.
  ///
  /// - Source: Behaviour 7.3 Opacity
  public var buttonOpacity: Double {
    guard isFaded else { return 1 }
    return settings.idleOpacity.map { Double($0) / 100 } ?? options.idleOpacity.part
  }

  /// Labels of what can be used and is tapped under the button.
  ///
  /// - Complexity: O(n) for n elements.
  /// - Source: Behaviour 7.3 Button
  public func covered(in tree: AccessibilityTree) -> [String] {
    guard let frame = buttonFrame(in: tree) else { return [] }
    if cover.version == version, cover.frame == frame { return cover.names }
    return Self.names(under: frame, in: tree)
  }

  private static func names(under frame: Rect, in tree: AccessibilityTree) -> [String] {
    tree.usableStops().filter { $0.isPressed && frame.contains($0.effectiveActivationPoint) }
      .map { $0.label?.string.inOneLine ?? $0.identifier ?? "" }
  }

  /// Remembers what the button covers, and moves it away where it does not stay.
  mutating func clearButton(in tree: AccessibilityTree) {
    guard let frame = buttonFrame(in: tree) else { return }
    if cover.version == version, cover.frame == frame { return }
    cover = ButtonCover(version: version, frame: frame, names: Self.names(under: frame, in: tree))
    guard options.covering == .movesAway, !cover.names.isEmpty, !isDragged else { return }
    let points = tree.usableStops().filter(\.isPressed).map(\.effectiveActivationPoint)
    guard let nearest = placeAway(from: points, in: tree) else { return }
    buttonCenter = nearest
    cover = ButtonCover(version: version, frame: Self.button(around: nearest), names: [])
  }

  /// The nearest place at an edge for the middle of the button where it covers none of the points; `nil` for none.
  ///
  /// - Complexity: O(n) for n points.
  public func placeAway(from points: [Point], in tree: AccessibilityTree) -> Point? {
    guard let center = buttonFrame(in: tree)?.center else { return nil }
    let free = places(along: buttonArea(in: tree)).filter { place in
      !points.contains(where: Self.button(around: place).contains)
    }
    return free.min { $0.distance(to: center) < $1.distance(to: center) }
  }

  private var isDragged: Bool { if case .button(_, true, _) = press { true } else { false } }

  /// Places for the middle of the button, along the edges to which it goes.
  private func places(along area: Rect) -> [Point] {
    let down = stride(from: area.minY, through: area.maxY, by: Self.step)
    let beside = down.flatMap { [Point(x: area.minX, y: $0), Point(x: area.maxX, y: $0)] }
    guard options.snapping == .edges else { return beside }
    let across = stride(from: area.minX, through: area.maxX, by: Self.step)
    return beside + across.flatMap { [Point(x: $0, y: area.minY), Point(x: $0, y: area.maxY)] }
  }
}

extension AccessibilityElement {
  /// True where pressing it is something a person may want.
  fileprivate var isPressed: Bool {
    !traits.isDisjoint(with: [
      .button, .link, .searchField, .textEntry, .secureTextEntry, .textArea, .keyboardKey, .backButton,
      .tabBarItem, .toggleButton, .popUpButton, .pickerItem, .adjustable,
    ]) || hasExplicitInteraction
  }
}
