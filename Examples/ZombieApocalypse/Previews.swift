import UIKit

#Preview("The game as it was written first") {
  GameViewController()
}

#Preview("The game that can be played without seeing it") {
  AccessibleGameViewController()
}
