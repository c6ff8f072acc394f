import UIKit

#Preview("A book that three fingers turn") {
  PageTurnerController()
}
