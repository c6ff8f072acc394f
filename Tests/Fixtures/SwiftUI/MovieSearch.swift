import SwiftUI

struct Movie: Identifiable, Decodable, Sendable {
    let id: Int
    let title: String
    let year: Int
    let rating: Double
}

enum SearchScope: String, CaseIterable {
    case all = "All", recent = "Recent"
}

@MainActor
@Observable
final class MovieSearchModel {
    enum State {
        case idle
        case loading
        case loaded([Movie])
        case failed(any Error)
    }

    var query = ""
    var scope = SearchScope.all
    private(set) var state = State.idle

    func search() async {
        guard !query.isEmpty else {
            state = .idle
            return
        }
        state = .loading
        do {
            try await Task.sleep(for: .milliseconds(300))
            let all = try JSONDecoder().decode([Movie].self, from: Data(Self.sample.utf8))
            state = .loaded(all.filter { $0.title.localizedStandardContains(query) })
        } catch is CancellationError {
            return
        } catch {
            state = .failed(error)
        }
    }

    private static let sample = """
    [{"id": 1, "title": "The Long Voyage", "year": 1998, "rating": 7.4},
     {"id": 2, "title": "Voyage Home", "year": 2024, "rating": 8.1}]
    """
}

struct MovieSearchView: View {
    @State private var model = MovieSearchModel()

    var body: some View {
        NavigationStack {
            Group {
                switch model.state {
                case .idle:
                    ContentUnavailableView.search
                case .loading:
                    ProgressView("Searching…")
                case .loaded(let movies) where movies.isEmpty:
                    ContentUnavailableView.search(text: model.query)
                case .loaded(let movies):
                    List(movies) { movie in
                        MovieRow(movie: movie)
                    }
                case .failed(let error):
                    VStack {
                        Text(error.localizedDescription)
                        Button("Retry") { Task { await model.search() } }
                    }
                }
            }
            .navigationTitle("Movies")
            .searchable(text: $model.query, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("Title"))
            .searchScopes($model.scope) {
                ForEach(SearchScope.allCases, id: \.self) { Text($0.rawValue) }
            }
            .searchSuggestions {
                Text("Voyage").searchCompletion("Voyage")
            }
            .task(id: model.query) { await model.search() }
        }
    }
}

struct MovieRow: View {
    let movie: Movie

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(movie.title).font(.headline)
                Text(movie.year, format: .number.grouping(.never))
            }
            Spacer()
            Text("\(movie.rating, specifier: "%.1f")")
                .padding(6)
                .background(.yellow, in: .rect(cornerRadius: 6))
                .accessibilityLabel("Rated \(movie.rating, specifier: "%.1f") out of 10")
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    MovieSearchView()
}
