internal import AccessibilityModel
internal import Typography

/// Goes through what is drawn and notes where texts, symbols and targets stand.
struct PictureSurvey {
  /// A place that is tall enough to be scrolled: something cut by its edge is seen in full by scrolling.
  private static let scrollingHeight = 120.0
  /// Letters larger than this are not drawn, in points.
  private static let largestLetter = 4_096.0

  /// What is in effect where something is drawn.
  private struct State {
    var transform = DrawTransform.identity
    /// What is seen; `nil` where a clip leaves nothing.
    var clip: Rect?
    /// How opaque the layers around are together.
    var opacity = 1.0
  }

  private let screen: Rect
  private var state: State
  private var saved: [(state: State, isLayer: Bool)] = []
  private var subjects: [DrawSubject] = []
  /// What was drawn so far of each subject that is open; `nil` for nothing.
  private var inks: [Rect?] = []

  /// The texts, without their contrast.
  private(set) var texts: [TextFact] = []
  /// What is drawn of the texts, in the same order.
  private(set) var drawn: [PlacedText] = []
  /// The symbols, without their contrast.
  private(set) var symbols: [SymbolFact] = []
  /// The targets.
  private(set) var targets: [TargetFact] = []
  /// Controls that are no elements themselves.
  private(set) var expectedControls: [ExposureFact] = []
  /// What the app draws itself into views that are no elements.
  private(set) var drawings: [ExposureFact] = []
  private var textPlaces: [ContrastPlace] = []
  private var symbolPlaces: [ContrastPlace] = []

  /// Where contrast is to be taken: of the texts in order, then of the symbols.
  var places: [ContrastPlace] { textPlaces + symbolPlaces }

  /// Makes a survey of a screen on which nothing was found yet.
  init(screen: Rect) {
    self.screen = screen
    state = State(clip: screen)
  }

  /// Notes what a list draws.
  mutating func walk(_ list: DisplayList) {
    for (number, command) in list.commands.enumerated() {
      switch command {
      case .save: saved.append((state, false))
      case .restore:
        if let last = saved.last, !last.isLayer {
          state = last.state
          saved.removeLast()
        }
      case .transform(let own): state.transform = state.transform.around(own)
      case .clip(let path, _): state.clip = state.clip?.shared(with: state.transform.bounds(of: path.bounds))
      case .beginLayer(let layer):
        saved.append((state, true))
        state.opacity *= min(max(layer.opacity, 0), 1)
      case .endLayer:
        guard saved.contains(where: \.isLayer) else { continue }
        while let last = saved.popLast() {
          state = last.state
          if last.isLayer { break }
        }
      case .beginSubject(let subject): begin(subject)
      case .endSubject: end()
      case .text(let text):
        note(text, number: number)
        ink(text.rect)
      case .image(let image):
        note(image, number: number)
        ink(image.rect)
      case .fill(let path, _, _), .stroke(let path, _, _): ink(path.bounds)
      case .coarseEdges: break
      }
    }
  }

  private mutating func begin(_ subject: DrawSubject) {
    subjects.append(subject)
    inks.append(nil)
    if let place = subject.expectedControl.map({ state.transform.bounds(of: $0) }),
      let seen = state.clip.flatMap({ $0.shared(with: place) })
    {
      expectedControls.append(ExposureFact(subject: subject, frame: seen))
    }
    guard let target = subject.target.map({ state.transform.bounds(of: $0) }) else { return }
    guard target.shared(with: screen) != nil else { return }
    targets.append(TargetFact(subject: subject, frame: target))
  }

  private mutating func end() {
    guard let subject = subjects.popLast(), let ink = inks.popLast() else { return }
    if subject.isOwnDrawing, let ink { drawings.append(ExposureFact(subject: subject, frame: ink)) }
  }

  /// Takes note that something is drawn in a rectangle, where the app's own drawing adds it.
  private mutating func ink(_ rect: Rect) {
    guard subjects.last?.isOwnDrawing == true, rect.isSound, let last = inks.last else { return }
    guard let seen = state.clip.flatMap({ $0.shared(with: state.transform.bounds(of: rect)) }) else { return }
    inks[inks.count - 1] = last?.union(seen) ?? seen
  }

  private mutating func note(_ text: DrawnText, number: Int) {
    let runs = text.runs.filter { !$0.text.text.isEmpty }
    let words = runs.map(\.text)
    let sizes = words.map(\.font.size)
    guard let largest = sizes.max(), sizes.allSatisfy({ $0 <= Self.largestLetter }), state.opacity > 0 else {
      return
    }
    guard text.string.contains(where: { !$0.isWhitespace }), text.rect.isSound else { return }
    let metrics = TextMeasurer.shared.measure(
      words, maxWidth: text.rect.size.width, lineLimit: text.lineLimit, lineSpacing: text.lineSpacing)
    let own = text.lines(of: metrics)
    let frame = state.transform.bounds(of: own)
    guard frame.shared(with: screen) != nil || frame.touches(screen) else { return }
    let letters = text.letters(of: metrics)
    let (cut, isScrolled) = cutting(letters, text: text, frame: frame)
    texts.append(
      TextFact(
        words: text.string, subject: subjects.last, frame: frame, isTruncated: metrics.isTruncated, cut: cut,
        isScrolledAway: isScrolled, fontSize: largest * state.transform.height, style: text.style,
        chooser: text.chooser))
    let seen = state.clip.flatMap { $0.shared(with: state.transform.bounds(of: letters)) }
    drawn.append(PlacedText(text: text, frame: frame, transform: state.transform))
    let isBold = words.allSatisfy { $0.font.weight >= .bold }
    var needed = Contrast.needed(size: (sizes.min() ?? largest) * state.transform.height, isBold: isBold)
    // The system's own blue is no darker.
    if text.chooser == .accent { needed = min(needed, 3) }
    let colors = runs.flatMap { run in
      run.paint.colors.map {
        ContrastPlace.Front(color: $0.opacity(state.opacity), background: run.background)
      }
    }
    textPlaces.append(ContrastPlace(number: number, rect: seen, fronts: colors, needed: needed))
  }

  private mutating func note(_ image: DrawnImage, number: Int) {
    guard case .symbol(let name, _) = image.source, image.rect.isSound, state.opacity > 0 else { return }
    let frame = state.transform.bounds(of: image.rect)
    guard let seen = state.clip.flatMap({ frame.shared(with: $0) }) else { return }
    symbols.append(
      SymbolFact(name: name, subject: subjects.last, frame: frame, chooser: image.chooser))
    let fronts = (image.tint ?? .color(.black)).colors.map {
      ContrastPlace.Front(color: $0.opacity(state.opacity), background: nil)
    }
    symbolPlaces.append(ContrastPlace(number: number, rect: seen, fronts: fronts, needed: 3))
  }

  /// What hides a part of the letters, and whether scrolling brings it to light.
  private func cutting(_ letters: Rect, text: DrawnText, frame: Rect) -> (TextFact.Cut?, isScrolled: Bool) {
    let tolerance = 0.5
    let availableSpace = text.rect.grown(by: tolerance)
    if letters.maxY > availableSpace.maxY || letters.maxX - letters.minX > availableSpace.size.width {
      return (.availableSpace, false)
    }
    let seen = state.transform.bounds(of: letters)
    guard let clip = state.clip else { return (.clip, true) }
    let area = clip.grown(by: tolerance)
    let beyond = seen.minX < area.minX || seen.maxX > area.maxX
    guard beyond || seen.minY < area.minY || seen.maxY > area.maxY else { return (nil, false) }
    let edge = screen.grown(by: tolerance)
    let leavesScreen =
      seen.minX < edge.minX || seen.maxX > edge.maxX || seen.minY < edge.minY || seen.maxY > edge.maxY
    let scrolls =
      !beyond && clip.size.height >= Self.scrollingHeight && clip.size.height >= 2 * min(seen.size.height, 60)
    return (leavesScreen ? .screen : .clip, scrolls)
  }
}

extension DrawTransform {
  /// How many times higher letters become.
  fileprivate var height: Double { (c * c + d * d).squareRoot() }
}

extension Rect {
  /// True where no number is out of the ordinary.
  fileprivate var isSound: Bool {
    [minX, minY, size.width, size.height].allSatisfy { $0.isFinite && abs($0) < 1e9 }
  }

  /// True where the rectangle lies at an edge of another, so that a little of it may be seen.
  fileprivate func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }
}

extension DrawnText {
  /// The rectangle of all its lines.
  fileprivate func lines(of metrics: TextMetrics) -> Rect {
    let free = rect.size.width - metrics.size.width
    let left =
      switch alignment {
      case .left: rect.minX
      case .center: rect.minX + free / 2
      case .right: rect.minX + free
      case .justified: isRightToLeft ? rect.minX + free : rect.minX
      }
    return Rect(x: left, y: rect.minY, width: metrics.size.width, height: metrics.size.height)
  }

  /// What of its lines has ink: from the top of capitals in the first to the bottom of the last one's
  /// letters.
  fileprivate func letters(of metrics: TextMetrics) -> Rect {
    let lines = lines(of: metrics)
    let fonts = runs.map(\.text).filter { !$0.text.isEmpty }.map { TextMeasurer.shared.metrics(of: $0.font) }
    let rise = fonts.map(\.capHeight).max() ?? 0
    let descent = (fonts.map(\.descent).max() ?? 0) * 0.75
    let top = lines.minY + max(metrics.firstBaseline - rise, 0)
    return Rect(
      x: lines.minX, y: top, width: lines.size.width,
      height: lines.minY + metrics.lastBaseline + descent - top)
  }
}
