import AccessibilityModel
import TreeFormat

extension Samples {
  /// One finding of each kind, with everything that it can hold.
  static var findings: [PictureFinding] {
    PictureFinding.Kind.allCases.map { kind in
      PictureFinding(
        kind, words: "Favorites", subject: "UILabel", frame: Rect(x: 16, y: 40.5, width: 120, height: 20),
        element: ElementID(slot: 3, generation: 1), textSizes: ["large", "accessibility5"], measured: 2.96,
        needed: 4.5, other: "\"Recents\" (UIButton)")
    } + [PictureFinding(.smallTarget, subject: "Toggle", frame: .zero)]
  }

  /// One overlay of each kind.
  static var overlays: [Overlay] {
    Overlay.Kind.allCases.map { kind in
      let mark = Overlay.Mark(
        "3", label: "Take survey", frame: Rect(x: 1, y: 2, width: 3, height: 4), element: ElementID(slot: 9),
        hasActions: true, isChosen: true)
      return Overlay(kind, title: "Show numbers", marks: [mark, Overlay.Mark("plain")], rules: [rule])
    }
      + Overlay.Picture.Sharpness.allCases.map { sharpness in
        let picture = Overlay.Picture(
          "star", sharpness: sharpness, frame: Rect(x: 5, y: 6, width: 7, height: 8))
        return Overlay(
          .largeContent, title: "Favorites", picture: picture, panel: Rect(x: 0, y: 0, width: 90, height: 90))
      } + [spoken, pointing, Overlay(.assistiveTouch)]
  }

  /// A word and its sentence in every colour, above a button that lets the screen show through.
  private static var spoken: Overlay {
    var overlay = Overlay(.spokenContent)
    overlay.opacity = 0.4
    overlay.highlights = Highlight.Color.allCases.flatMap { color in
      Highlight.Part.allCases.enumerated().map { place, part in
        Highlight(
          part, style: Highlight.Style.allCases[place % 2], color: color, element: ElementID(slot: 9),
          text: "Wie schön", range: 4..<10,
          area: Rect(x: 1, y: 2, width: 30, height: 40), frames: [Rect(x: 5, y: 2, width: 20, height: 40)])
      }
    }
    return overlay
  }

  /// A pointer with everything that is seen of it.
  static var pointing: Overlay {
    var overlay = Overlay(.assistiveTouch, title: "Device")
    overlay.pointing = Overlay.Pointing(
      button: Rect(x: 330, y: 400, width: 60, height: 60), opacity: 0.4, covered: "Pay",
      pointer: Point(x: 100, y: 200), progress: 0.25, fingers: [Point(x: 1, y: 2), Point(x: 3, y: 4)],
      function: "Pinch")
    return overlay
  }

  /// What is said about pictures.
  static var pictures: [SessionMessage] {
    let lenses = Magnification.Filter.allCases.map { filter in
      Magnification(
        level: 2.5, center: Point(x: 100, y: 200),
        window: Rect(x: 0, y: 0, width: 200, height: 100), isLens: filter == .none, filter: filter)
    }
    let requests = lenses.map { lens in
      PictureRequest(
        scale: 3, textSizes: ["large", "accessibility1"], colorScheme: .dark, overlays: overlays,
        magnification: lens, findings: [.clipped, .overlap], former: 7)
    }
    return ([PictureRequest()] + requests).map { .draw($0) } + [
      .picture(Picture(png: [0x89, 0x50, 0x4E, 0x47], width: 1179, height: 2556, findings: findings)),
      .picture(Picture(png: [], width: 0, height: 0)),
      .picture(
        Picture(
          png: [0x89], width: 1179, height: 2556, number: 8,
          part: Picture.Part(x: 16, y: 40, width: 240, height: 1))),
    ]
  }
}
