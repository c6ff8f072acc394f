import AccessibilityModel

/// The list that Zoom shows of what can be done.
public struct ZoomMenu: Hashable, Sendable {
  /// Which of its lists it is.
  enum List: Hashable, Sendable {
    case main
    case filters
  }

  /// What an entry does.
  enum Action: Hashable, Sendable {
    case toggle
    case region(ZoomSettings.Region)
    case resizeLens
    case filters
    case filter(Magnification.Filter)
    case controller(Bool)
  }

  /// One line of the list.
  struct Entry: Hashable, Sendable {
    let words: String
    let action: Action
  }

  /// What stands above the list.
  public let title: String
  let entries: [Entry]

  /// What can be chosen.
  public var words: [String] { entries.map(\.words) }
}

extension Zoom {
  /// What can be done now.
  var mainMenu: ZoomMenu {
    var entries = [ZoomMenu.Entry(words: phrases(isZoomed ? .zoomOut : .zoomIn), action: .toggle)]
    switch settings.region {
    case .fullScreen: entries.append(.init(words: phrases(.window), action: .region(.window)))
    case .window:
      entries.append(.init(words: phrases(.fullScreen), action: .region(.fullScreen)))
      if isZoomed { entries.append(.init(words: phrases(.resizeLens), action: .resizeLens)) }
    }
    entries.append(.init(words: phrases(.chooseFilter), action: .filters))
    entries.append(
      settings.showsController
        ? .init(words: phrases(.hideController), action: .controller(false))
        : .init(words: phrases(.showController), action: .controller(true)))
    return ZoomMenu(title: phrases(.menu), entries: entries)
  }

  /// The filters to choose among.
  var filterMenu: ZoomMenu {
    let entries = Magnification.Filter.allCases.map { filter in
      ZoomMenu.Entry(words: phrases(filter.phrase), action: .filter(filter))
    }
    return ZoomMenu(title: phrases(.filters), entries: entries)
  }

  /// Does what an entry of the open menu says; nothing where it has no such entry.
  mutating func choose(_ words: String, in tree: AccessibilityTree) -> [Effect] {
    let wanted = words.lowercased()
    guard let entry = menu?.entries.first(where: { $0.words.lowercased() == wanted }) else { return [] }
    openList = nil
    switch entry.action {
    case .toggle: return toggle(in: tree)
    case .region(let region):
      settings.region = region
      if !isZoomed { return toggle(in: tree) }
      recenter(on: center, in: tree)
    case .resizeLens:
      // The next larger of three sizes, and then the smallest again.
      settings.lens = nextLens(in: tree)
      keepLensOnScreen(in: tree)
      recenter(on: center, in: tree)
    case .filters: openList = .filters
    case .filter(let filter): settings.filter = filter
    case .controller(let isShown): settings.showsController = isShown
    }
    return shown(in: tree)
  }

  private func nextLens(in tree: AccessibilityTree) -> Size {
    let screen = screen(of: tree).size
    let sizes = [0.25, 0.4, 0.6].map { Size(width: screen.width * 0.85, height: screen.height * $0) }
    return sizes.first { $0.height > settings.lens.height + 1 } ?? sizes[0]
  }
}

extension Magnification.Filter {
  fileprivate var phrase: ZoomPhrase {
    switch self {
    case .none: .noFilter
    case .inverted: .inverted
    case .grayscale: .grayscale
    case .grayscaleInverted: .grayscaleInverted
    case .lowLight: .lowLight
    }
  }
}
