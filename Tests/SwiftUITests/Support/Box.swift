import SwiftUI

/// A named rectangle of a fixed size.
struct Box: View {
  let name: String
  var width: CGFloat?
  var height: CGFloat?

  init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View {
    Color.clear.frame(width: width, height: height).accessibilityLabel(name)
  }
}

extension Screen {
  /// Shows a view in the top-left corner of a space of a size.
  static func availableSpace<Content: View>(
    _ width: CGFloat, _ height: CGFloat, _ direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ view: @escaping () -> Content
  ) -> Screen {
    Screen {
      ZStack(alignment: .topLeading) {
        Color.clear
        VStack(alignment: .leading) { view() }
          .environment(\.layoutDirection, direction)
          .frame(width: width, height: height, alignment: .topLeading)
          .offset(y: -47)
      }
    }
  }
}
