import SwiftUI

#Preview {
  ThreeLanguages()
}
