import SwiftUI

struct Recipe: Identifiable, Hashable {
    let id: Int
    let name: String
    let cuisine: Cuisine
    let minutes: Int
    let isVegetarian: Bool
}

enum Cuisine: String, CaseIterable, Identifiable {
    case all, italian, thai, mexican
    var id: Self { self }
}

struct DietToken: Identifiable, Hashable {
    enum Kind: String, CaseIterable { case vegetarian, quick }
    let kind: Kind
    var id: Kind { kind }
}

@MainActor
@Observable
final class RecipeSearch {
    var text = ""
    var scope = Cuisine.all
    var tokens: [DietToken] = []
    private let all: [Recipe]

    init(all: [Recipe]) { self.all = all }

    var suggestions: [DietToken] {
        DietToken.Kind.allCases.map(DietToken.init(kind:)).filter { !tokens.contains($0) }
    }

    var results: [Recipe] {
        all.filter { recipe in
            (scope == .all || recipe.cuisine == scope)
                && (text.isEmpty || recipe.name.localizedStandardContains(text))
                && tokens.allSatisfy { token in
                    switch token.kind {
                    case .vegetarian: recipe.isVegetarian
                    case .quick: recipe.minutes <= 20
                    }
                }
        }
    }
}

struct RecipeFinder: View {
    @State private var search = RecipeSearch(all: [
        Recipe(id: 1, name: "Cacio e pepe", cuisine: .italian, minutes: 20, isVegetarian: true),
        Recipe(id: 2, name: "Green curry", cuisine: .thai, minutes: 40, isVegetarian: false),
        Recipe(id: 3, name: "Tacos al pastor", cuisine: .mexican, minutes: 90, isVegetarian: false),
    ])
    @State private var isSearching = false
    @FocusState private var isFieldFocused: Bool

    var body: some View {
        NavigationSplitView {
            List(search.results) { recipe in
                NavigationLink(value: recipe) {
                    VStack(alignment: .leading) {
                        Text(recipe.name)
                        Text("\(recipe.minutes) min · \(recipe.cuisine.rawValue.capitalized)")
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                }
                .badge(recipe.isVegetarian ? Text("Veg") : nil)
            }
            .overlay {
                if search.results.isEmpty { ContentUnavailableView.search(text: search.text) }
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0) }
            .searchable(text: $search.text, tokens: $search.tokens, isPresented: $isSearching, prompt: "Find a recipe") { token in
                Label(token.kind.rawValue.capitalized, systemImage: token.kind == .quick ? "hare" : "leaf")
            }
            .searchFocused($isFieldFocused)
            .searchScopes($search.scope) {
                ForEach(Cuisine.allCases) { cuisine in
                    Text(cuisine.rawValue.capitalized).tag(cuisine)
                }
            }
            .searchSuggestions {
                ForEach(search.suggestions) { token in
                    Text(token.kind.rawValue.capitalized).searchCompletion(token)
                }
            }
            .toolbar {
                Button("Search", systemImage: "magnifyingglass") { isFieldFocused = true }
            }
        } detail: {
            Text("Choose a recipe")
        }
    }
}

struct RecipeDetail: View {
    let recipe: Recipe

    var body: some View {
        Text(recipe.name)
            .navigationTitle(recipe.name)
            .userActivity("com.example.recipe", element: recipe.id) { id, activity in
                activity.title = recipe.name
                activity.userInfo = ["id": id]
            }
    }
}

#Preview { RecipeFinder() }
