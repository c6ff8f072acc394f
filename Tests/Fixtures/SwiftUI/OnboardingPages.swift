import SwiftUI

struct OnboardingPage: Identifiable {
    let id: Int
    let symbol: String
    let title: LocalizedStringKey
    let message: LocalizedStringKey
}

struct OnboardingView: View {
    @Binding var isPresented: Bool
    @State private var selection = 0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private let pages = [
        OnboardingPage(id: 0, symbol: "leaf.fill", title: "Welcome to Sprout", message: "Keep every plant in your home alive and **happy**."),
        OnboardingPage(id: 1, symbol: "bell.badge.fill", title: "Reminders that fit", message: "We only nudge you when the soil is dry."),
        OnboardingPage(id: 2, symbol: "camera.fill", title: "Spot problems early", message: "Take a picture, and we tell you what the leaf says."),
    ]

    var body: some View {
        VStack {
            HStack {
                Spacer()
                Button("Skip") { isPresented = false }
                    .padding(.trailing)
            }
            TabView(selection: $selection) {
                ForEach(pages) { page in
                    VStack(spacing: 16) {
                        Image(systemName: page.symbol)
                            .font(.system(size: 80))
                            .symbolRenderingMode(.hierarchical)
                            .foregroundStyle(.green)
                            .accessibilityHidden(true)
                        Text(page.title)
                            .font(.largeTitle)
                            .bold()
                            .multilineTextAlignment(.center)
                            .accessibilityAddTraits(.isHeader)
                        Text(page.message)
                            .font(.body)
                            .multilineTextAlignment(.center)
                            .padding(.horizontal, 32)
                    }
                    .tag(page.id)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            .indexViewStyle(.page(backgroundDisplayMode: .always))

            Button(action: advance) {
                Text(selection == pages.count - 1 ? "Get started" : "Continue")
                    .frame(maxWidth: .infinity)
                    .padding(.vertical, 8)
            }
            .buttonStyle(.borderedProminent)
            .tint(.green)
            .padding()
        }
    }

    private func advance() {
        guard selection < pages.count - 1 else {
            isPresented = false
            return
        }
        if reduceMotion {
            selection += 1
        } else {
            withAnimation(.easeInOut) { selection += 1 }
        }
    }
}

#Preview {
    OnboardingView(isPresented: .constant(true))
}
