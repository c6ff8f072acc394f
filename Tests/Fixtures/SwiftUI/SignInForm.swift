import SwiftUI

struct SignInForm: View {
    @State private var email = ""
    @State private var password = ""
    @State private var staysSignedIn = false
    @State private var attempts = 0
    @State private var isSubmitting = false
    @FocusState private var field: Field?
    @AccessibilityFocusState private var isErrorFocused: Bool

    private enum Field: Hashable {
        case email
        case password
    }

    private var emailError: String? {
        guard attempts > 0, !email.contains("@") else { return nil }
        return "Enter a complete email address."
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text("Welcome back")
                    .font(.largeTitle.bold())
                    .accessibilityHeading(.h1)
                    .accessibilityAddTraits(.isHeader)

                LabeledField(title: "Email", error: emailError) {
                    TextField("you@example.com", text: $email)
                        .textContentType(.username)
                        .keyboardType(.emailAddress)
                        .focused($field, equals: .email)
                }
                .accessibilityFocused($isErrorFocused)

                LabeledField(title: "Password", error: nil) {
                    SecureField("At least 8 characters", text: $password)
                        .textContentType(.password)
                        .focused($field, equals: .password)
                        .privacySensitive()
                }

                Toggle(isOn: $staysSignedIn) {
                    Text("Stay signed in")
                    Text("Only on devices that you own")
                }

                Button(action: submit) {
                    HStack {
                        if isSubmitting { ProgressView().controlSize(.small) }
                        Text("Sign in")
                    }
                    .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .disabled(isSubmitting)

                HStack {
                    Rectangle().frame(height: 1)
                    Text("or").textCase(.uppercase)
                    Rectangle().frame(height: 1)
                }
                .foregroundStyle(.quaternary)
                .accessibilityHidden(true)

                Button("Continue with a passkey", systemImage: "person.badge.key") {}
                    .buttonStyle(.bordered)
                    .frame(maxWidth: .infinity)

                Text("By signing in you accept our [terms](https://example.com/terms).")
                    .font(.footnote)
            }
            .padding()
        }
        .onSubmit {
            switch field {
            case .email: field = .password
            default: submit()
            }
        }
        .defaultFocus($field, .email)
    }

    private func submit() {
        attempts += 1
        if let emailError {
            isErrorFocused = true
            AccessibilityNotification.Announcement(emailError).post()
            return
        }
        isSubmitting = true
    }
}

private struct LabeledField<Content: View>: View {
    let title: LocalizedStringKey
    let error: String?
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title).font(.subheadline).bold()
                .accessibilityHidden(true)
            content
                .textFieldStyle(.roundedBorder)
                .accessibilityLabel(title)
            if let error {
                Label(error, systemImage: "exclamationmark.circle")
                    .font(.caption)
                    .foregroundStyle(.red)
            }
        }
    }
}

#Preview {
    SignInForm()
}
