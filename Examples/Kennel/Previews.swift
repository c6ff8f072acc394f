import SwiftUI

#Preview("A stop for every text") {
  DogCardInPieces(dog: .juno)
}

#Preview("Everything at once") {
  DogCardAtOnce(dog: .juno)
}

#Preview("Measured portions") {
  DogCard(dog: .juno)
}
