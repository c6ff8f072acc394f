import SwiftUI

struct Question {
    let text: String
    let answers: [String]
    let correct: Int
}

@MainActor
final class QuizViewModel: ObservableObject {
    @Published private(set) var index = 0
    @Published private(set) var score = 0
    @Published var chosen: Int?
    @Published var isFinished = false

    let questions = [
        Question(text: "Which planet spins on its side?", answers: ["Mars", "Uranus", "Venus"], correct: 1),
        Question(text: "What do bees collect?", answers: ["Nectar", "Sand", "Bark"], correct: 0),
    ]

    var question: Question { questions[index] }

    func choose(_ answer: Int) {
        guard chosen == nil else { return }
        chosen = answer
        if answer == question.correct { score += 1 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [self] in
            chosen = nil
            if index + 1 < questions.count { index += 1 } else { isFinished = true }
        }
    }
}

struct AnswerButtonStyle: ButtonStyle {
    var state: AnswerState

    enum AnswerState { case normal, right, wrong }

    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .frame(maxWidth: .infinity, minHeight: 50)
            .background(background)
            .clipShape(Capsule())
            .scaleEffect(configuration.isPressed ? 0.96 : 1)
            .opacity(isEnabled ? 1 : 0.7)
    }

    private var background: Color {
        switch state {
        case .normal: return Color(UIColor.systemFill)
        case .right: return .green
        case .wrong: return .red
        }
    }
}

struct QuizView: View {
    @ObservedObject var viewModel: QuizViewModel

    var body: some View {
        VStack(spacing: 20) {
            ProgressView(value: Double(viewModel.index), total: Double(viewModel.questions.count))
                .accessibilityLabel("Progress")
            Text(viewModel.question.text)
                .font(.title)
                .accessibilityAddTraits(.isHeader)
            ForEach(viewModel.question.answers.indices, id: \.self) { index in
                Button(viewModel.question.answers[index]) { viewModel.choose(index) }
                    .buttonStyle(AnswerButtonStyle(state: state(of: index)))
                    .disabled(viewModel.chosen != nil)
                    .accessibilityValue(spoken(index))
            }
            Text("Score: \(viewModel.score)")
                .accessibilitySortPriority(1)
        }
        .padding()
        .onReceive(viewModel.$chosen.compactMap { $0 }) { answer in
            let isRight = answer == viewModel.question.correct
            UIAccessibility.post(notification: .announcement, argument: isRight ? "Correct" : "Wrong")
        }
        .alert("Finished", isPresented: $viewModel.isFinished) {
            Button("OK", role: .cancel) {}
        } message: {
            Text("You scored \(viewModel.score) of \(viewModel.questions.count).")
        }
    }

    private func state(of index: Int) -> AnswerButtonStyle.AnswerState {
        guard let chosen = viewModel.chosen else { return .normal }
        if index == viewModel.question.correct { return .right }
        return index == chosen ? .wrong : .normal
    }

    private func spoken(_ index: Int) -> String {
        switch state(of: index) {
        case .normal: ""
        case .right: "correct"
        case .wrong: "wrong"
        }
    }
}

#Preview {
    QuizView(viewModel: QuizViewModel())
}
