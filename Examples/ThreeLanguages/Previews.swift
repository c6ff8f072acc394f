import SwiftUI

#Preview("One sentence in three languages") {
  ThreeLanguages()
}
