import AccessibilityModel

extension DescribedElement {
  /// Moves everything that has a place on the screen, in it and inside it, by so many points.
  mutating func shift(by distance: Point) {
    element.move(by: distance)
    for index in parts.indices { parts[index].frame.origin = parts[index].frame.origin.moved(by: distance) }
    for index in children.indices { children[index].shift(by: distance) }
  }
}
