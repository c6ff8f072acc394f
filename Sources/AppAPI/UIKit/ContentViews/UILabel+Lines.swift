import Foundation

/// Where a line stands that is drawn smaller than it would be.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the same line.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top left.
  case none = 2
}

extension NSParagraphStyle {
  /// How lines are broken beyond words; they are broken between words.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No single word stands in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words are not broken.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// As the system breaks its own labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

extension UILabel {
  /// Shows words; where they are shown already, nothing asks for layout again.
  func show(_ words: String?) {
    if text != words { text = words }
  }
}
