import SwiftUI

enum AppTheme: String, CaseIterable, Identifiable {
    case system, light, dark

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .system: "Match System"
        case .light: "Light"
        case .dark: "Dark"
        }
    }
}

struct SettingsScreen: View {
    @AppStorage("theme") private var theme: AppTheme = .system
    @AppStorage("notificationsEnabled") private var notificationsEnabled = true
    @AppStorage("fontScale") private var fontScale = 1.0
    @State private var digestTime = DateComponents(calendar: .current, hour: 8).date ?? .now
    @State private var isShowingSignOut = false
    @Environment(\.openURL) private var openURL

    private var version: String {
        let info = Bundle.main.infoDictionary
        return info?["CFBundleShortVersionString"] as? String ?? "1.0"
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    NavigationLink {
                        Text("Profile details")
                            .navigationTitle("Profile")
                    } label: {
                        HStack(spacing: 12) {
                            Image(systemName: "person.crop.circle.fill")
                                .font(.largeTitle)
                                .foregroundStyle(.tint)
                            VStack(alignment: .leading) {
                                Text("Maya Hernandez").font(.headline)
                                Text("maya@example.com")
                                    .font(.subheadline)
                                    .foregroundStyle(.secondary)
                            }
                        }
                    }
                }

                Section("Appearance") {
                    Picker("Theme", selection: $theme) {
                        ForEach(AppTheme.allCases) { theme in
                            Text(theme.title).tag(theme)
                        }
                    }
                    VStack(alignment: .leading) {
                        Text("Text size")
                        Slider(value: $fontScale, in: 0.8...1.6, step: 0.1) {
                            Text("Text size")
                        } minimumValueLabel: {
                            Image(systemName: "textformat.size.smaller")
                        } maximumValueLabel: {
                            Image(systemName: "textformat.size.larger")
                        }
                    }
                }

                Section {
                    Toggle("Daily digest", isOn: $notificationsEnabled.animation())
                    if notificationsEnabled {
                        DatePicker("Deliver at", selection: $digestTime, displayedComponents: .hourAndMinute)
                    }
                } header: {
                    Text("Notifications")
                } footer: {
                    Text("We send at most one notification a day.")
                }

                Section("About") {
                    LabeledContent("Version", value: version)
                    Link("Privacy policy", destination: URL(string: "https://example.com/privacy")!)
                    Button("Rate the app") {
                        if let url = URL(string: "https://example.com/rate") { openURL(url) }
                    }
                    Button("Sign out", role: .destructive) { isShowingSignOut = true }
                }
            }
            .navigationTitle("Settings")
            .confirmationDialog("Sign out of your account?", isPresented: $isShowingSignOut, titleVisibility: .visible) {
                Button("Sign out", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("Your drafts stay on this device.")
            }
        }
    }
}

#Preview {
    SettingsScreen()
}
