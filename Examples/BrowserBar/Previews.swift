import UIKit

#Preview("A browser with a bar of its own") {
  BrowserController()
}

#Preview("Buttons of its own") {
  RadioController()
}

#Preview("Standard bars") {
  PhoneTabs()
}
