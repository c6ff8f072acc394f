import Charts
import SwiftUI

struct Expense: Identifiable {
    let id = UUID()
    let category: String
    let amount: Double
}

struct BudgetOverview: View {
    let expenses = [
        Expense(category: "Rent", amount: 900), Expense(category: "Food", amount: 320),
        Expense(category: "Travel", amount: 140), Expense(category: "Fun", amount: 90),
    ]
    @State private var selectedTab = 0
    @State private var budget = 1_600.0

    private var total: Double { expenses.map(\.amount).reduce(0, +) }
    private let currency = FloatingPointFormatStyle<Double>.Currency(code: "USD").locale(Locale(identifier: "en_US"))

    var body: some View {
        TabView(selection: $selectedTab) {
            overview
                .tabItem { Label("Overview", systemImage: "chart.pie") }
                .tag(0)
            list
                .tabItem { Label("Expenses", systemImage: "list.bullet") }
                .badge(expenses.count)
                .tag(1)
        }
    }

    private var overview: some View {
        VStack {
            Chart(expenses) { expense in
                SectorMark(angle: .value("Amount", expense.amount), innerRadius: .ratio(0.6), angularInset: 2)
                    .foregroundStyle(by: .value("Category", expense.category))
                    .cornerRadius(4)
            }
            .chartLegend(position: .bottom)
            .frame(height: 240)

            Text(total, format: currency)
                .font(.title)
            Text(total > budget ? "Over budget" : "\((budget - total).formatted(currency)) left")
                .foregroundStyle(total > budget ? .red : .green)
            Slider(value: $budget, in: 500...3_000, step: 50) { Text("Monthly budget") }
                .accessibilityValue(budget.formatted(currency))
        }
        .padding()
    }

    private var list: some View {
        List {
            ForEach(expenses.sorted(using: KeyPathComparator(\.amount, order: .reverse))) { expense in
                LabeledContent(expense.category, value: expense.amount, format: currency)
            }
        }
    }
}

#Preview {
    BudgetOverview()
}
