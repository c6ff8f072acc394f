import SwiftUI

struct Recipe {
    struct Ingredient: Identifiable {
        let id = UUID()
        let amount: Measurement<Dimension>
        let name: String
    }

    var title: String
    var rating: Double
    var minutes: Int
    var servings: Int
    var ingredients: [Ingredient]
    var steps: [String]
}

struct RecipeDetailView: View {
    let recipe: Recipe
    @State private var servings: Int
    @State private var completed: Set<Int> = []
    @State private var isFavorite = false
    @ScaledMetric(relativeTo: .body) private var bullet = 24.0

    init(recipe: Recipe) {
        self.recipe = recipe
        _servings = State(initialValue: recipe.servings)
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 20) {
                    AsyncImage(url: URL(string: "https://example.com/soup.jpg")) { image in
                        image.resizable().scaledToFill()
                    } placeholder: {
                        Rectangle().fill(.quaternary)
                    }
                    .frame(height: 200)
                    .clipped()

                    Grid(alignment: .leading, horizontalSpacing: 16) {
                        GridRow {
                            Label("Rating", systemImage: "star.fill")
                            Text(recipe.rating, format: .number.precision(.fractionLength(1)))
                        }
                        GridRow {
                            Label("Time", systemImage: "clock")
                            Text("\(recipe.minutes) minutes")
                        }
                        GridRow {
                            Label("Servings", systemImage: "person.2")
                            Stepper("\(servings)", value: $servings, in: 1...12)
                                .accessibilityLabel("Servings")
                                .accessibilityValue("\(servings)")
                        }
                    }

                    DisclosureGroup("Ingredients") {
                        ForEach(recipe.ingredients) { ingredient in
                            HStack {
                                Text(ingredient.name)
                                Spacer()
                                Text(ingredient.amount.formatted(.measurement(width: .abbreviated)))
                            }
                            .accessibilityElement(children: .combine)
                        }
                    }

                    Text("Method").font(.title2).accessibilityAddTraits(.isHeader)
                    ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
                        HStack(alignment: .top) {
                            Text("\(index + 1)")
                                .frame(width: bullet, height: bullet)
                                .background(Circle().fill(.orange))
                            Text(step)
                        }
                        .opacity(completed.contains(index) ? 0.4 : 1)
                        .accessibilityElement(children: .ignore)
                        .accessibilityLabel("Step \(index + 1): \(step)")
                        .accessibilityValue(completed.contains(index) ? "done" : "")
                        .accessibilityAction(named: "Mark as done") { completed.insert(index) }
                        .onTapGesture(count: 2) { completed.insert(index) }
                    }
                }
                .padding(.horizontal)
            }
            .navigationTitle(recipe.title)
            .toolbar {
                ToolbarItemGroup(placement: .primaryAction) {
                    ShareLink(item: URL(string: "https://example.com/soup")!)
                    Toggle("Favorite", systemImage: isFavorite ? "heart.fill" : "heart", isOn: $isFavorite)
                }
            }
        }
    }
}

#Preview {
    RecipeDetailView(recipe: Recipe(
        title: "Lentil soup", rating: 4.6, minutes: 35, servings: 4,
        ingredients: [
            .init(amount: Measurement(value: 250, unit: UnitMass.grams), name: "Red lentils"),
            .init(amount: Measurement(value: 1, unit: UnitVolume.liters), name: "Stock"),
        ],
        steps: ["Rinse the lentils.", "Simmer for twenty minutes.", "Season and serve."]))
}
