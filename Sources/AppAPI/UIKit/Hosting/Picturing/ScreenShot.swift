import AccessibilityModel
import AppHost
import Drawing

/// What was seen of a screen at one text size.
struct ScreenShot {
  /// What the app draws.
  let list: DisplayList
  /// The size of the screen, in points.
  let size: Size
  /// The name of the text size.
  let textSize: String
  /// True where light letters stand on a dark background.
  let isDark: Bool
  /// What technologies draw over it.
  let overlays: [Overlay]
  /// The keyboard over it, and how high it is; `nil` where nobody types.
  let keyboard: (picture: KeyboardPicture, height: Double)?
  /// The status bar and the home indicator; `nil` where they are left out.
  let systemBars: SystemBars?

  /// What lies behind everything.
  var background: PaintColor { isDark ? .black : .white }

  /// What can be said about what the app draws.
  var facts: PictureFacts { PictureFacts(of: list, size: size, background: background) }

  /// What the app and the system draw, below what technologies do.
  var ground: DisplayList {
    var ground = list
    if let keyboard { keyboard.picture.draw(height: keyboard.height, into: &ground) }
    systemBars?.draw(into: &ground)
    return ground
  }

  /// How a screen is seen that technologies magnify; `nil` where it is not.
  func magnification(_ wanted: Magnification?) -> Magnification? {
    overlays.last { $0.kind == .zoom }?.magnification ?? wanted
  }

  /// Draws what technologies do over what they do not magnify.
  @MainActor
  private func drawOverlays(into seen: inout DisplayList) -> OverlayDrawer {
    let pictures = RunningApp.current[LargePictures.self]
    var drawer = OverlayDrawer(screen: size, over: overlays.isEmpty ? DisplayList() : list) {
      pictures.draw($0, in: $1, into: &$2)
    }
    for overlay in overlays where overlay.kind != .zoom { drawer.draw(overlay, into: &seen) }
    return drawer
  }

  /// What technologies draw over a screen that is not magnified.
  @MainActor
  var front: DisplayList {
    var front = DisplayList()
    var drawer = drawOverlays(into: &front)
    if let zoom = overlays.last(where: { $0.kind == .zoom }) { drawer.draw(zoom, into: &front) }
    return front
  }

  /// The screen as a person sees it, with what technologies draw, magnified where it is.
  @MainActor
  func seen(_ magnification: Magnification?, caption: String) -> ContactSheet.Shot {
    var seen = ground
    var drawer = drawOverlays(into: &seen)
    if let magnification = self.magnification(magnification) {
      seen = seen.magnified(by: magnification, on: background, screen: size)
    }
    if let zoom = overlays.last(where: { $0.kind == .zoom }) { drawer.draw(zoom, into: &seen) }
    return ContactSheet.Shot(caption: caption, list: seen, background: background)
  }
}

extension Overlay {
  /// The overlay as it is drawn where elements lie otherwise.
  ///
  /// An element that was made anew is known by its name; marks of elements that are gone are left out.
  /// - Complexity: O(n) for n elements.
  func moved(from old: AccessibilityTree, to tree: AccessibilityTree) -> Overlay {
    var moved = self
    var anew: [String: [ElementID]] = [:]
    for id in tree.stops where old[id] == nil { anew[tree[id]?.words ?? "", default: []].append(id) }
    moved.marks = marks.compactMap { mark in
      guard let id = mark.element else { return mark }
      var mark = mark
      if tree[id] == nil {
        guard let name = old[id]?.words, anew[name]?.isEmpty == false else { return nil }
        mark.element = anew[name]?.removeFirst()
      }
      guard let element = mark.element.flatMap({ tree[$0] }) else { return nil }
      mark.frame = element.outline
      return mark
    }
    guard kind == .order else { return moved }
    let places = Dictionary(tree.stops.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    func place(_ mark: Mark) -> Int { mark.element.flatMap { places[$0] } ?? .max }
    moved.marks.sort { place($0) < place($1) }
    for index in moved.marks.indices { moved.marks[index].text = "\(index + 1)" }
    return moved
  }
}

extension AccessibilityElement {
  /// What it is known by where it was made anew: its label, else its value.
  fileprivate var words: String? { label?.string ?? value?.string }
}
