import SwiftUI

enum AppTab: Int, CaseIterable, Identifiable {
    case home, discover, saved, account

    var id: Int { rawValue }

    var title: String {
        switch self {
        case .home: return "Home"
        case .discover: return "Discover"
        case .saved: return "Saved"
        case .account: return "Account"
        }
    }

    var icon: String {
        switch self {
        case .home: return "house"
        case .discover: return "safari"
        case .saved: return "bookmark"
        case .account: return "person"
        }
    }
}

struct CustomTabBar: View {
    @Binding var selection: AppTab
    @Namespace private var animation

    var body: some View {
        HStack {
            ForEach(AppTab.allCases) { tab in
                Button {
                    withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) {
                        selection = tab
                    }
                } label: {
                    VStack(spacing: 4) {
                        Image(systemName: tab.icon)
                            .symbolVariant(selection == tab ? .fill : .none)
                        Text(tab.title)
                            .font(.caption2)
                        if selection == tab {
                            Capsule()
                                .fill(Color.accentColor)
                                .frame(width: 20, height: 3)
                                .matchedGeometryEffect(id: "underline", in: animation)
                        } else {
                            Color.clear.frame(width: 20, height: 3)
                        }
                    }
                    .frame(maxWidth: .infinity)
                    .contentShape(Rectangle())
                }
                .buttonStyle(PressableStyle())
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(tab.title)
                .accessibilityAddTraits(selection == tab ? [.isButton, .isSelected] : .isButton)
                .accessibilityShowsLargeContentViewer {
                    Label(tab.title, systemImage: tab.icon)
                }
            }
        }
        .padding(.top, 8)
        .background(.regularMaterial)
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isTabBar)
    }
}

struct PressableStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isPressed ? 0.5 : 1)
            .foregroundStyle(configuration.isPressed ? .secondary : .primary)
    }
}

struct RootView: View {
    @State private var tab = AppTab.home

    var body: some View {
        ZStack(alignment: .bottom) {
            Group {
                switch tab {
                case .home: Text("Good morning, Sam").font(.title)
                case .discover: Text("Trending near you").font(.title)
                case .saved: Text("Nothing saved yet").font(.title)
                case .account: Text("Sign in to see your account").font(.title)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            CustomTabBar(selection: $tab)
        }
    }
}

#Preview {
    RootView()
}
