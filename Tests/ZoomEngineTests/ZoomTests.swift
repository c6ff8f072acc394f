import AccessibilityModel
import Testing

@testable import ZoomEngine

@Suite("Zoom")
struct ZoomTests {
  @Test("Z19: a double tap of three fingers magnifies, and another one no longer; the place stays")
  func toggle() {
    var viewer = Viewer()
    #expect(viewer.seen == "off")
    viewer(.toggle)
    #expect(viewer.seen == "2 at 200,400")
    viewer(.pan(x: 100, y: 200))
    #expect(viewer.seen == "2 at 150,300")
    viewer(.toggle)
    #expect(viewer.overlay == nil)
    viewer(.toggle)
    #expect(viewer.seen == "2 at 150,300")
  }

  @Test("Z19: a drag of three fingers pans up to the edges, and the app is asked for nothing")
  func pan() {
    var viewer = Viewer()
    viewer(.pan(x: 10, y: 10))
    #expect(viewer.seen == "off")
    viewer(.toggle, .pan(x: 10_000, y: 10_000))
    #expect(viewer.seen == "2 at 100,200")
    viewer(.pan(x: -10_000, y: 0), .pan(x: 0, y: -60))
    #expect(viewer.seen == "2 at 300,230")
    #expect(viewer.rest.isEmpty)
    var options = ZoomOptions()
    options.panning = .view
    var other = Viewer(options)
    other(.toggle, .pan(x: 100, y: 200))
    #expect(other.seen == "2 at 250,500")
  }

  @Test("Z19: two taps, hold and drag change the level, up to the one that is set")
  func level() {
    var viewer = Viewer()
    viewer(.toggle, .changeLevel(up: 100))
    #expect(viewer.seen == "4 at 200,400")
    viewer(.changeLevel(up: 100))
    #expect(viewer.seen == "5 at 200,400")
    viewer(.changeLevel(up: -150))
    #expect(viewer.seen == "1.77 at 200,400")
    viewer(.changeLevel(up: -500))
    #expect(viewer.seen == "off")
    #expect(!viewer.zoom.isZoomed)
    viewer(.changeLevel(up: 50))
    #expect(viewer.seen == "1.41 at 200,400")
    var options = ZoomOptions()
    options.levelDrag = .adding
    var adding = Viewer(options)
    adding(.toggle, .changeLevel(up: 50))
    #expect(adding.seen == "2.5 at 200,400")
  }

  @Test(
    "Z19: the highest level can be set from 1.2 to 15, in steps of 0.2",
    arguments: [(0.5, 1.2), (8, 8), (100, 15), (7.29, 7.2), (5.13, 5.2)])
  func maximum(set: Double, holds: Double) {
    var settings = ZoomSettings()
    settings.maximumLevel = set
    #expect(settings.maximumLevel == holds)
    var viewer = Viewer(settings: settings)
    viewer(.toggle, .changeLevel(up: 10_000))
    #expect(viewer.magnification?.level == holds)
  }

  @Test("Z19: three taps open a menu: region, filters and the controller")
  func menu() {
    var viewer = Viewer()
    viewer(.menu)
    #expect(viewer.overlay?.title == "Zoom")
    #expect(
      viewer.overlay?.marks.map(\.text) == ["Zoom In", "Window Zoom", "Choose Filter", "Show Controller"])
    viewer(.choose("window zoom"))
    #expect(viewer.magnification?.isLens == true)
    #expect(viewer.magnification?.window == Rect(x: 50, y: 310, width: 300, height: 180))
    viewer(.menu)
    #expect(
      viewer.overlay?.marks.map(\.text) == [
        "Zoom Out", "Full Screen Zoom", "Resize Lens", "Choose Filter", "Show Controller",
      ])
    viewer(.choose("Resize Lens"))
    #expect(viewer.magnification?.window.size == Size(width: 340, height: 200))
    viewer(.menu, .choose("Choose Filter"))
    #expect(viewer.overlay?.title == "Choose Filter")
    viewer(.choose("Grayscale Inverted"))
    #expect(viewer.magnification?.filter == .grayscaleInverted)
    #expect(viewer.zoom.menu == nil)
    viewer(.menu, .choose("Show Controller"), .menu)
    #expect(viewer.overlay?.marks.last?.text == "Hide Controller")
    viewer(.choose("Nonsense"))
    #expect(viewer.zoom.menu != nil)
    viewer(.menu)
    #expect(viewer.zoom.menu == nil)
    #expect(viewer.rest.isEmpty)
  }

  @Test("Z19: the lens is moved by its handle, shows what lies beneath, and stays on the screen")
  func lens() {
    var settings = ZoomSettings()
    settings.region = .window
    var viewer = Viewer(settings: settings)
    viewer(.moveLens(x: 10, y: 10))
    #expect(viewer.seen == "off")
    viewer(.toggle, .moveLens(x: -20, y: -100))
    #expect(viewer.magnification?.window == Rect(x: 30, y: 210, width: 300, height: 180))
    #expect(viewer.seen == "2 at 180,300")
    viewer(.moveLens(x: -1_000, y: 9_000))
    #expect(viewer.magnification?.window.origin == Point(x: 0, y: 620))
    viewer(.resizeLens(Size(width: 9_000, height: 1)))
    #expect(viewer.magnification?.window.size == Size(width: 400, height: 60))
  }

  @Test("Z19: what is seen follows the cursor, as little as needed or to its middle")
  func follow() {
    var viewer = Viewer()
    viewer(.follow(ElementID(slot: 3)))
    #expect(viewer.seen == "off")
    viewer(.toggle, .follow(ElementID(slot: 11)))
    // The button at 400 points is seen in full height; its left edge was not.
    #expect(viewer.seen == "2 at 110,400")
    viewer(.follow(ElementID(slot: 12)), .follow(ElementID(slot: 19)))
    #expect(viewer.seen == "2 at 110,560")
    viewer(.follow(ElementID(slot: 99)))
    #expect(viewer.seen == "2 at 110,560")
    var options = ZoomOptions()
    options.following = .center
    var centered = Viewer(options)
    centered(.toggle, .follow(ElementID(slot: 15)))
    #expect(centered.seen == "2 at 100,580")
    var settings = ZoomSettings()
    settings.followsFocus = false
    var still = Viewer(settings: settings)
    still(.toggle, .follow(ElementID(slot: 20)))
    #expect(still.seen == "2 at 200,400")
  }

  @Test("Z19: what is seen follows the place where is typed")
  func typing() {
    var viewer = Viewer()
    viewer(.toggle)
    viewer.change(ElementID(slot: 20)) { $0.traits.insert(.isEditing) }
    #expect(viewer.seen == "2 at 110,600")
    viewer.change(ElementID(slot: 1)) { $0.label = SpokenText("Other") }
    #expect(viewer.seen == "2 at 110,600")
  }

  @Test("Z19: a field that appears or is scrolled is followed; no other change moves what is seen")
  func appearing() {
    var viewer = Viewer()
    viewer(.toggle)
    let field = AccessibilityNode.stop(
      "Name", traits: [.textEntry, .isEditing], frame: Rect(x: 110, y: 700, width: 100, height: 40),
      id: ElementID(slot: 30))
    viewer.change { tree in
      guard let root = tree.root, var node = tree.node(of: root) else { return }
      node.children.append(field)
      tree = AccessibilityTree(node)
    }
    #expect(viewer.seen == "2 at 200,540")
    viewer.change { tree in
      guard let root = tree.root, var node = tree.node(of: root) else { return }
      for index in node.children.indices { node.children[index].element.frame.origin.y -= 500 }
      tree = AccessibilityTree(node)
    }
    #expect(viewer.seen == "2 at 200,400")
    viewer(.pan(x: 0, y: -200))
    viewer.change(ElementID(slot: 1)) { $0.label = SpokenText("Other") }
    #expect(viewer.seen == "2 at 200,500")
  }

  @Test("Z19: where the screen turns, all of it shows the picture, and the lens stays on it")
  func turning() {
    var viewer = Viewer()
    viewer(.toggle, .pan(x: -100, y: 400))
    #expect(viewer.seen == "2 at 250,200")
    let turned = Rect(x: 0, y: 0, width: 800, height: 400)
    viewer.change(to: .container(frame: turned, id: ElementID(slot: 0), []))
    #expect(viewer.magnification?.window == turned)
    #expect(viewer.seen == "2 at 250,200")
    viewer(.key(.region), .moveLens(x: 0, y: 1_000))
    viewer.change(to: .container(frame: Viewer.screen, id: ElementID(slot: 0), []))
    #expect(viewer.magnification?.window == Rect(x: 100, y: 220, width: 300, height: 180))
  }

  @Test("Z19: the entries of an open menu say what they do, also once keys have zoomed out")
  func openMenu() {
    var viewer = Viewer()
    viewer(.toggle, .menu, .key(.toggle))
    #expect(viewer.overlay?.marks.first?.text == "Zoom In")
    viewer(.choose("Zoom Out"))
    #expect(!viewer.zoom.isZoomed)
    viewer(.key(.region))
    #expect(viewer.overlay?.marks[1].text == "Full Screen Zoom")
    viewer(.choose("Zoom In"))
    #expect(viewer.zoom.isZoomed)
  }

  @Test("Z19: in a field wider than what is seen, the insertion point is followed")
  func caret() {
    var viewer = Viewer()
    viewer(.toggle)
    let field = ElementID(slot: 5)
    viewer.change(field) { element in
      element.frame = Rect(x: 0, y: 160, width: 400, height: 40)
      element.traits.insert(.isEditing)
      element.textContent = TextContent(
        "Bailey", selection: 6..<6, caret: Rect(x: 20, y: 170, width: 2, height: 20))
    }
    #expect(viewer.seen == "2 at 120,370")
    viewer.change(field) { $0.textContent?.caret = Rect(x: 390, y: 170, width: 2, height: 20) }
    #expect(viewer.seen == "2 at 292,370")
    viewer.change(field) { $0.textContent?.caret = nil }
    #expect(viewer.seen == "2 at 100,360")
  }

  @Test("Z19: keys toggle, zoom and move, where they are on")
  func keys() {
    var viewer = Viewer()
    viewer(.key(.closer), .key(.closer))
    #expect(viewer.seen == "2 at 200,400")
    viewer(.key(.right), .key(.up))
    #expect(viewer.seen == "2 at 250,300")
    viewer(.key(.farther), .key(.left))
    #expect(viewer.seen == "1.5 at 183,300")
    viewer(.key(.region))
    #expect(viewer.magnification?.isLens == true)
    viewer(.key(.toggle))
    #expect(viewer.seen == "off")
    viewer(.key(.farther), .key(.down))
    #expect(viewer.seen == "off")
    var settings = ZoomSettings()
    settings.hasKeyboardShortcuts = false
    var without = Viewer(settings: settings)
    without(.key(.toggle))
    #expect(without.seen == "off")
  }

  @Test("Z19: its settings are those of a new device, and every open question is told with what is drawn")
  func defaults() {
    let settings = ZoomSettings()
    #expect(settings.region == .fullScreen)
    #expect(settings.filter == .none)
    #expect(settings.maximumLevel == 5)
    #expect(settings.followsFocus && settings.hasKeyboardShortcuts && !settings.showsController)
    var viewer = Viewer()
    viewer(.toggle)
    #expect(viewer.overlay?.rules == ZoomOptions().rules)
    #expect(ZoomPhrase.allCases.filter { !ZoomPhrases(language: "en").knows($0) } == [])
  }

  @Test("Nonsense moves nothing: numbers that are none, an empty screen, a tree without elements")
  func nonsense() {
    var viewer = Viewer()
    viewer(.toggle, .pan(x: .nan, y: 0), .changeLevel(up: .infinity), .moveLens(x: 1, y: .nan))
    viewer(.resizeLens(Size(width: .nan, height: 10)))
    #expect(viewer.seen == "2 at 200,400")
    var zoom = Zoom()
    let empty = AccessibilityTree()
    for input in [Zoom.Input.toggle, .pan(x: 5, y: 5), .changeLevel(up: 30), .menu, .key(.left), .toggle] {
      for case .show(let overlay?) in zoom.handle(input, in: empty) {
        if let center = overlay.magnification?.center { #expect(center.x.isFinite && center.y.isFinite) }
      }
    }
    #expect(zoom.nextDeadline == nil)
  }
}
