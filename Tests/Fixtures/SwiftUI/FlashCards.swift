import SwiftUI

struct FlashCard: Identifiable, Equatable {
    let id = UUID()
    let question: String
    let answer: String
}

struct CardView: View {
    let card: FlashCard
    var onRemove: (_ knewIt: Bool) -> Void

    @State private var isFlipped = false
    @State private var offset = CGSize.zero
    @GestureState private var isPressed = false

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 24, style: .continuous)
                .fill(Color(uiColor: .secondarySystemBackground))
                .shadow(radius: isPressed ? 4 : 10)
            Text(isFlipped ? card.answer : card.question)
                .font(.largeTitle)
                .multilineTextAlignment(.center)
                .padding()
                .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
        }
        .frame(width: 320, height: 220)
        .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
        .rotationEffect(.degrees(Double(offset.width / 10)))
        .offset(x: offset.width * 2)
        .opacity(2 - Double(abs(offset.width / 100)))
        .gesture(
            DragGesture()
                .updating($isPressed) { _, state, _ in state = true }
                .onChanged { offset = $0.translation }
                .onEnded { value in
                    if abs(value.translation.width) > 120 {
                        onRemove(value.translation.width > 0)
                    } else {
                        withAnimation { offset = .zero }
                    }
                }
        )
        .onTapGesture { withAnimation { isFlipped.toggle() } }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(isFlipped ? card.answer : card.question)
        .accessibilityHint(isFlipped ? "" : "Shows the answer")
        .accessibilityAddTraits(.isButton)
        .accessibilityAction(named: "I knew it") { onRemove(true) }
        .accessibilityAction(named: "I did not know it") { onRemove(false) }
    }
}

struct FlashCardDeck: View {
    @State private var cards = [
        FlashCard(question: "Capital of Mongolia?", answer: "Ulaanbaatar"),
        FlashCard(question: "Largest moon of Saturn?", answer: "Titan"),
        FlashCard(question: "Author of Middlemarch?", answer: "George Eliot"),
    ]
    @State private var known = 0

    var body: some View {
        VStack(spacing: 40) {
            Text("Cards left: \(cards.count)")
                .font(.headline)
            ZStack {
                ForEach(Array(cards.enumerated()), id: \.element.id) { index, card in
                    CardView(card: card) { knewIt in
                        if knewIt { known += 1 }
                        cards.removeAll { $0 == card }
                    }
                    .offset(y: CGFloat(cards.count - 1 - index) * -8)
                    .allowsHitTesting(index == cards.count - 1)
                    .accessibilityHidden(index < cards.count - 1)
                }
                if cards.isEmpty {
                    VStack {
                        Text("You knew \(known) of 3")
                        Button("Start again") { known = 0 }
                    }
                }
            }
        }
    }
}

#Preview {
    FlashCardDeck()
}
