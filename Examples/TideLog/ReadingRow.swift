import SwiftUI

/// A reading in one stop; the arrow that shows where the tide goes is said in a word.
struct ReadingRow: View {
  @Environment(\.dynamicTypeSize) private var textSize
  @ObservedObject var reading: Reading

  /// Large letters get all of the width: the height stands below the time then.
  private var beside: AnyLayout {
    textSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
  }

  var body: some View {
    beside {
      Text(reading.time ?? .distantPast, style: .time)
        .frame(maxWidth: .infinity, alignment: .leading)
      HStack {
        Text(reading.height)
          .bold(reading.isHigh)
          .accessibilityLabel(reading.spokenHeight)
        Image(systemName: reading.isRising ? "arrow.up" : "arrow.down")
          .accessibilityLabel(reading.isRising ? "Rising" : "Falling")
      }
    }
    .accessibilityElement(children: .combine)
  }
}
