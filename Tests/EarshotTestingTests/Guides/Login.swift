import SwiftUI

/// Asks for a name and a password, and greets.
struct Login: View {
  @State private var name = ""
  @State private var password = ""
  @State private var greeting: String?

  var body: some View {
    Form {
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
      Button("Sign In") { greeting = "Welcome, \(name)" }
        .disabled(name.isEmpty || password.isEmpty)
      if let greeting {
        Text(greeting).accessibilityAddTraits(.isHeader)
      }
    }
  }
}
