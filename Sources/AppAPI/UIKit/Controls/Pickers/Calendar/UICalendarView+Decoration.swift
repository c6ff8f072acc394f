import Foundation

extension UICalendarView {
  /// How large something at a day is drawn.
  public enum DecorationSize: Int, Sendable {
    /// As a dot below the number.
    case small = 0
    /// As high as the number.
    case medium = 1
    /// As wide as the day.
    case large = 2
  }

  /// What stands at a day: a dot, a picture, or a view of the app's.
  @MainActor @preconcurrency
  open class Decoration: NSObject {
    private let image: UIImage?
    private let makeView: (@MainActor () -> UIView)?

    private init(_ image: UIImage?, _ makeView: (@MainActor () -> UIView)?) {
      self.image = image
      self.makeView = makeView
      super.init()
    }

    /// Makes a dot.
    public convenience override init() { self.init(nil, nil) }

    /// Makes a dot of a colour.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(nil, nil)
    }

    /// Makes a picture, which is heard by its label.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image, nil) }

    /// Makes a view, which is heard by its label.
    @preconcurrency
    public static func customView(_ customViewProvider: @escaping @MainActor () -> UIView) -> Decoration {
      Decoration(nil, customViewProvider)
    }

    /// What people hear of it.
    var words: String? {
      if let image { return image.accessibilityLabel ?? image.heardName }
      guard let view = makeView?() else { return nil }
      return view.accessibilityLabel ?? view.subviews.compactMap(\.accessibilityLabel).first
    }
  }
}
