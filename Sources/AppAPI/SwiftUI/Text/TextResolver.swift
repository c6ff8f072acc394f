import AccessibilityModel
import AppHost
import AppResources
import Typography
import UIKit

/// Puts the parts of a text together in one environment.
struct TextResolver {
  private let environment: EnvironmentValues
  private let settings = RunningApp.settings
  private var linkParts = 0
  var text = ResolvedText()

  init(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Adds a text, in attributes that fall back to those around it.
  mutating func append(_ part: Text, _ outer: TextAttributes) {
    let attributes = part.style.falling(backTo: outer)
    let before = (text.heard, text.links)
    append(part.storage, attributes)
    if let label = part.style.label.first {
      (text.heard, text.links) = before
      text.heard.append(label.resolved(in: environment).heard.applying(attributes.speech))
    }
  }

  private mutating func append(_ storage: Text.Storage, _ attributes: TextAttributes) {
    switch storage {
    case .verbatim(let string): append(string, attributes)
    case .localized(let key, let lookup):
      append(lookup, key.arguments, attributes, in: environment.locale)
    case .resource(let resource):
      append(
        resource.lookup, resource.arguments.map(LocalizedStringKey.Argument.value), attributes,
        in: resource.fixedLocale ?? environment.locale)
    case .attributed(let attributed): append(attributed, attributes)
    case .formatted(let value): append(value.words(in: environment.locale), attributes)
    case .moment(let moment): append(moment, attributes)
    case .image(let image): append(image, attributes)
    case .joined(let texts):
      for text in texts { append(text, attributes) }
    }
  }

  /// Adds words that are seen and heard, with the address they lead to.
  private mutating func append(
    _ string: String, _ attributes: TextAttributes, to destination: URL? = nil, link: Int = 0
  ) {
    guard !string.isEmpty else { return }
    var font = (attributes.font ?? .body).resolved(
      in: environment.textSizeCategory, weight: attributes.weight, isItalic: attributes.isItalic ?? false,
      design: attributes.design)
    if attributes.scale == .secondary { font = font.scaled(by: Text.Scale.secondaryFactor) }
    text.runs.append(TextRun(attributes.textCase?.applied(to: string) ?? string, font: font))
    if text.runs.count == 1 { text.style = (attributes.font ?? .body).role }
    let runStyle = ResolvedText.RunStyle(
      foregroundStyles: attributes.foregroundStyles, isUnderlined: attributes.isUnderlined ?? false,
      isStruckThrough: attributes.isStruckThrough ?? false, background: attributes.background,
      isLink: destination != nil)
    if runStyle != ResolvedText.RunStyle() { text.runStyles[text.runs.count - 1] = runStyle }
    let words = SpokenText(string, attributes.speech)
    text.spoken.append(words)
    text.heard.append(words)
    guard let destination else { return }
    let number = linkParts + link
    if let last = text.links.indices.last, text.links[last].number == number, link > 0 {
      text.links[last].words.append(words)
    } else {
      text.links.append(ResolvedText.TextLink(words: words, destination: destination, number: number))
    }
  }

  private mutating func append(
    _ lookup: LocalizedKey, _ arguments: [LocalizedStringKey.Argument], _ attributes: TextAttributes,
    in locale: Locale
  ) {
    linkParts += 1_000
    let numbers = arguments.map(\.number)
    var pieces = settings.segments(of: lookup, numbers: numbers, in: locale)
    if arguments.isEmpty, case .text(let words)? = pieces.first {
      pieces = [.text(words.replacing("%%", with: "%"))]
    }
    let rich = RichPiece.pieces(of: pieces) { position, specifier in
      guard arguments.indices.contains(position) else { return "" }
      return arguments[position].words(in: environment, specifier)
    }
    for piece in rich.agreed(
      in: locale.identifier, number: { numbers.indices.contains($0) ? numbers[$0] : nil })
    {
      let marked = attributes.marked(piece.intent)
      let destination = piece.destination.flatMap { URL(string: $0) }
      switch piece.content {
      case .text(let words): append(words, marked, to: destination, link: piece.link)
      case .argument(let position, let specifier):
        guard arguments.indices.contains(position) else {
          append(specifier, marked)
          continue
        }
        switch arguments[position] {
        case .text(let text): append(text, marked)
        case .value(.attributed(let attributed)): append(attributed, marked)
        case .value(let value):
          append(
            value.words(in: locale, specifier: specifier), marked, to: destination, link: piece.link)
        }
      }
    }
  }

  private mutating func append(_ attributed: AttributedString, _ attributes: TextAttributes) {
    linkParts += 1_000
    var links = 0
    var last: URL?
    for run in attributed.runs {
      let destination = run.link
      if destination != nil, destination != last { links += 1 }
      last = destination
      append(
        String(attributed[run.range].characters), attributes.overridden(by: run), to: destination,
        link: destination == nil ? 0 : links)
    }
  }

  private mutating func append(_ moment: Text.Moment, _ attributes: TextAttributes) {
    let now = Date()
    append(moment.words(at: now, in: environment), attributes)
    text.followsTime = text.followsTime || moment.followsTime
    if let change = moment.nextChange(after: now) {
      text.nextChange = min(change, text.nextChange ?? change)
    }
  }

  /// Adds a picture: a square as high as a letter, heard by its name.
  private mutating func append(_ image: Image, _ attributes: TextAttributes) {
    let (spoken, heard) = (text.spoken, text.heard)
    append("\u{25A0}", attributes)
    text.runStyles[text.runs.count - 1, default: ResolvedText.RunStyle()].image = image
    (text.spoken, text.heard) = (spoken, heard)
    if let name = image.heard(in: environment) { text.heard.append(name.applying(attributes.speech)) }
  }
}
