import SwiftUI

struct CartItem: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var price: Decimal
    var quantity: Int
}

@Observable
final class CheckoutModel {
    var items: [CartItem] = [
        CartItem(name: "Espresso beans", price: 14.5, quantity: 2),
        CartItem(name: "Paper filters", price: 4.25, quantity: 1),
    ]
    var email = ""
    var promoCode = ""
    var delivery = Delivery.standard
    var isPlacingOrder = false
    var errorMessage: String?

    enum Delivery: String, CaseIterable, Identifiable {
        case standard = "Standard"
        case express = "Express"
        case pickup = "Pick up in store"
        var id: String { rawValue }

        var fee: Decimal {
            switch self {
            case .standard: 3.9
            case .express: 9.9
            case .pickup: 0
            }
        }
    }

    var subtotal: Decimal { items.reduce(0) { $0 + $1.price * Decimal($1.quantity) } }
    var total: Decimal { subtotal + delivery.fee }
    var canPlaceOrder: Bool { email.contains("@") && !items.isEmpty && !isPlacingOrder }

    func placeOrder() async {
        isPlacingOrder = true
        defer { isPlacingOrder = false }
        try? await Task.sleep(for: .seconds(2))
        errorMessage = "The card was declined."
    }
}

struct CheckoutView: View {
    @State private var model = CheckoutModel()
    @FocusState private var focus: Field?

    enum Field { case email, promo }

    var body: some View {
        @Bindable var model = model
        NavigationStack {
            List {
                Section("Your order") {
                    ForEach($model.items) { $item in
                        OrderRow(item: $item)
                    }
                    .onDelete { model.items.remove(atOffsets: $0) }
                }
                Section("Delivery") {
                    Picker("Delivery", selection: $model.delivery) {
                        ForEach(CheckoutModel.Delivery.allCases) { option in
                            HStack {
                                Text(option.rawValue)
                                Spacer()
                                Text(option.fee, format: .currency(code: "EUR"))
                            }
                            .tag(option)
                        }
                    }
                    .pickerStyle(.inline)
                    .labelsHidden()
                }
                Section("Contact") {
                    TextField("Email address", text: $model.email)
                        .textContentType(.emailAddress)
                        .keyboardType(.emailAddress)
                        .textInputAutocapitalization(.never)
                        .autocorrectionDisabled()
                        .focused($focus, equals: .email)
                        .submitLabel(.next)
                        .onSubmit { focus = .promo }
                    TextField("Promo code", text: $model.promoCode, prompt: Text("Optional"))
                        .focused($focus, equals: .promo)
                }
                Section {
                    LabeledContent("Subtotal") { Text(model.subtotal, format: .currency(code: "EUR")) }
                    LabeledContent("Delivery") { Text(model.delivery.fee, format: .currency(code: "EUR")) }
                    LabeledContent("Total") {
                        Text(model.total, format: .currency(code: "EUR")).bold()
                    }
                }
            }
            .navigationTitle("Checkout")
            .safeAreaInset(edge: .bottom) {
                Button {
                    Task { await model.placeOrder() }
                } label: {
                    if model.isPlacingOrder {
                        ProgressView()
                    } else {
                        Text("Place order")
                            .frame(maxWidth: .infinity)
                    }
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .disabled(!model.canPlaceOrder)
                .padding()
                .background(.bar)
            }
            .alert("Payment failed", isPresented: Binding(
                get: { model.errorMessage != nil },
                set: { if !$0 { model.errorMessage = nil } }
            )) {
                Button("Try again") { Task { await model.placeOrder() } }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text(model.errorMessage ?? "")
            }
        }
    }
}

private struct OrderRow: View {
    @Binding var item: CartItem

    var body: some View {
        Stepper(value: $item.quantity, in: 1...9) {
            VStack(alignment: .leading, spacing: 2) {
                Text(item.name)
                Text("\(item.quantity) × \(item.price.formatted(.currency(code: "EUR")))")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .monospacedDigit()
            }
        }
    }
}

#Preview("Checkout") {
    CheckoutView()
}
