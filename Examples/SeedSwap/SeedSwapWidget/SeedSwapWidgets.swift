import SwiftUI
import WidgetKit

/// The widgets of the app.
@main
struct SeedSwapWidgets: WidgetBundle {
  var body: some Widget {
    SowNowWidget()
  }
}
