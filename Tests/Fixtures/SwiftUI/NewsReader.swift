import SwiftUI

struct Article: Identifiable, Hashable, Codable {
    var id: Int
    var title: String
    var section: String
    var minutes: Int
    var isUnread: Bool
}

struct NewsReader: View {
    enum Category: String, CaseIterable, Identifiable, Hashable {
        case today = "Today", science = "Science", culture = "Culture"
        var id: Self { self }
        var symbol: String {
            switch self {
            case .today: "newspaper"
            case .science: "atom"
            case .culture: "theatermasks"
            }
        }
    }

    @State private var category: Category? = .today
    @State private var article: Article?
    @State private var visibility = NavigationSplitViewVisibility.all

    let articles = [
        Article(id: 1, title: "Glaciers sing as they melt", section: "Science", minutes: 6, isUnread: true),
        Article(id: 2, title: "A library without walls", section: "Culture", minutes: 4, isUnread: false),
        Article(id: 3, title: "Night trains return", section: "Today", minutes: 3, isUnread: true),
    ]

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(Category.allCases, selection: $category) { category in
                NavigationLink(value: category) {
                    Label(category.rawValue, systemImage: category.symbol)
                }
                .badge(articles.filter { $0.section == category.rawValue && $0.isUnread }.count)
            }
            .navigationTitle("News")
        } content: {
            if let category {
                List(articles.filter { category == .today || $0.section == category.rawValue }, selection: $article) { article in
                    NavigationLink(value: article) {
                        VStack(alignment: .leading) {
                            Text(article.title).font(.headline)
                            Text("\(article.minutes) min read").font(.caption)
                        }
                    }
                }
                .navigationTitle(category.rawValue)
            } else {
                Text("Pick a section")
            }
        } detail: {
            if let article {
                ArticleView(article: article)
            } else {
                ContentUnavailableView("No article selected", systemImage: "doc.text")
            }
        }
        .navigationSplitViewStyle(.balanced)
    }
}

struct ArticleView: View {
    let article: Article
    @State private var textSize: DynamicTypeSize = .large

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text(article.title).font(.largeTitle).accessibilityAddTraits(.isHeader)
                Text("By *Noor Haddad*")
                Text("The first sound is a **crack**, then a long hum. Read more in the [archive](https://example.com).")
                    .textSelection(.enabled)
                    .lineSpacing(6)
            }
            .dynamicTypeSize(textSize)
            .padding()
        }
        .toolbar {
            Menu("Text size", systemImage: "textformat.size") {
                Picker("Text size", selection: $textSize) {
                    Text("Small").tag(DynamicTypeSize.small)
                    Text("Standard").tag(DynamicTypeSize.large)
                    Text("Large").tag(DynamicTypeSize.xxxLarge)
                }
            }
        }
    }
}

#Preview {
    NewsReader()
}
