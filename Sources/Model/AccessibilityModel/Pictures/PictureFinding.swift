/// Something in a picture of a screen that people who see little cannot read or hit.
///
/// - Source: Behaviour 6.1, 6.2
public struct PictureFinding: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Words are left out behind an ellipsis.
    case truncated
    /// Letters are cut off by an edge.
    case clipped
    /// It hardly stands out from what lies behind it.
    case contrast
    /// It is smaller than a finger needs.
    case smallTarget
    /// Two things are hit at the same place.
    case overlap
    /// It stays as it is while the text size grows.
    case fixedSize
    /// It stays small, and is not shown large while it is pressed either.
    case noLargeContent
    /// It is meant to be shown large, and no view around it recognises that it is pressed.
    case noLargeContentInteraction
    /// A control takes touches, and nothing that can be used stands for it.
    case unexposedControl
    /// Something is drawn by the app itself, and no element stands for it.
    case unexposedDrawing
    /// A control shows words that stand in none of its names, so that they cannot be said to use it.
    case unspokenText
  }

  /// What is wrong.
  public var kind: Kind
  /// What is written there; empty for what has no words.
  public var words: String
  /// Its type, as app code names it, for example `UILabel` or `Text`.
  public var subject: String
  /// Rectangle on the screen, in points.
  public var frame: Rect
  /// The element that people meet; `nil` where there is none.
  public var element: ElementID?
  /// Names of the text sizes at which it is so.
  public var textSizes: [String]
  /// What was measured: of contrast the ratio to 1, of targets the shorter side in points.
  public var measured: Double?
  /// What would be enough, in the same unit.
  public var needed: Double?
  /// What else lies there, or what the control is called; empty where nothing is.
  public var other: String
  /// Where the app's code describes what is met there; `nil` where that is not known.
  public var location: SourceLocation?

  /// Makes a finding.
  public init(
    _ kind: Kind, words: String = "", subject: String, frame: Rect, element: ElementID? = nil,
    textSizes: [String] = [], measured: Double? = nil, needed: Double? = nil, other: String = ""
  ) {
    self.kind = kind
    self.words = words
    self.subject = subject
    self.frame = frame
    self.element = element
    self.textSizes = textSizes
    self.measured = measured
    self.needed = needed
    self.other = other
  }
}

extension PictureFinding: CustomStringConvertible {
  /// One line: what is wrong with what, where and when, and what to do.
  public var description: String {
    "\(name) at \(place) \(problem)\(occasion). \(advice)"
  }

  private var name: String { words.isEmpty ? subject : "\"\(words)\" (\(subject))" }

  private var place: String {
    "\(Self.whole(frame.minX)),\(Self.whole(frame.minY)) "
      + "\(Self.whole(frame.size.width))×\(Self.whole(frame.size.height))"
  }

  /// At which text sizes; nothing where there is one picture only.
  private var occasion: String {
    guard let first = textSizes.first, let last = textSizes.last else { return "" }
    return textSizes.count > 2 ? " at \(first) to \(last)" : " at \(textSizes.joined(separator: " and "))"
  }

  private var problem: String {
    switch kind {
    case .truncated: "is cut short by an ellipsis"
    case .clipped: "is cut off"
    case .contrast: "stands out \(Self.tenth(measured)) to 1 where \(Self.tenth(needed)) is needed"
    case .smallTarget: "is a target smaller than \(Self.tenth(needed)) by \(Self.tenth(needed)) points"
    case .overlap: "lies over \(other.isEmpty ? "another target" : other)"
    case .fixedSize: "does not grow with the text size"
    case .noLargeContent: "neither grows with the text size nor is shown large while it is pressed"
    case .noLargeContentInteraction:
      "is to be shown large, and nothing around it recognises that it is pressed"
    case .unexposedControl: "is a control, and nothing says that it can be used"
    case .unexposedDrawing: "is drawn there, and no element stands for what is seen"
    case .unspokenText: "is seen on a control that is called \"\(other)\""
    }
  }

  private var advice: String {
    switch kind {
    case .truncated: "Give it more lines."
    case .clipped: "Let the room around it grow."
    case .contrast: "Take a colour further from the ground."
    case .smallTarget: "Let it be hit further out."
    case .overlap: "Give each of them room of its own."
    case .fixedSize: "Use a text style."
    case .noLargeContent: "Let it grow; where that is impossible, show it in the large content viewer."
    case .noLargeContentInteraction: "Add a UILargeContentViewerInteraction to it or to the bar it lies in."
    case .unexposedControl: "Make it an accessibility element with a label and the button trait."
    case .unexposedDrawing: "Make it an element, give it elements, or hide it from accessibility."
    case .unspokenText: "Begin its label with what is seen, or add an input label that does."
    }
  }

  private static func whole(_ value: Double) -> Int { Int(exactly: value.rounded()) ?? 0 }

  private static func tenth(_ value: Double?) -> String {
    guard let value, let tenths = Int(exactly: (value * 10).rounded(.down)) else { return "0" }
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
