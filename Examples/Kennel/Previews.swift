import SwiftUI
import UIKit

#Preview("A table that says everything at once") {
  KennelTable([.juno, .moss], rows: DogTableCell.self)
}

#Preview("A table in measured portions") {
  KennelTable([.juno, .moss], rows: PortionedDogTableCell.self)
}

#Preview("A card with a stop for every text") {
  ScrollView { DogCardInPieces(dog: .juno) }
}

#Preview("A card that says everything at once") {
  ScrollView { DogCardAtOnce(dog: .juno) }
}

#Preview("A card in measured portions") {
  ScrollView { DogCard(dog: .juno) }
}
