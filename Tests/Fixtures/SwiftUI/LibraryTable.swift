import SwiftUI

struct Book: Identifiable {
    let id: Int
    var title: String
    var author: String
    var pages: Int
    var isFinished: Bool
}

struct LibraryTable: View {
    @State private var books = [
        Book(id: 1, title: "Orlando", author: "Virginia Woolf", pages: 333, isFinished: true),
        Book(id: 2, title: "Solaris", author: "Stanisław Lem", pages: 204, isFinished: false),
        Book(id: 3, title: "Beloved", author: "Toni Morrison", pages: 324, isFinished: true),
    ]
    @State private var selection: Book.ID?
    @State private var sortOrder = [KeyPathComparator(\Book.title)]
    @State private var showsInspector = false

    var body: some View {
        Table(books, selection: $selection, sortOrder: $sortOrder) {
            TableColumn("Title", value: \.title) { book in
                HStack {
                    Text(book.title)
                    if book.isFinished {
                        Image(systemName: "checkmark.seal.fill")
                            .accessibilityLabel("Finished")
                    }
                }
            }
            TableColumn("Author", value: \.author)
            TableColumn("Pages", value: \.pages) { Text($0.pages, format: .number) }
                .width(min: 60, max: 90)
        }
        .onChange(of: sortOrder) { _, newOrder in books.sort(using: newOrder) }
        .toolbar {
            Button("Details", systemImage: "info.circle") { showsInspector.toggle() }
        }
        .inspector(isPresented: $showsInspector) {
            Form {
                if let book = books.first(where: { $0.id == selection }) {
                    LabeledContent("Title", value: book.title)
                    LabeledContent("Pages", value: book.pages.formatted())
                } else {
                    Text("Select a book")
                }
            }
        }
    }
}

#Preview {
    LibraryTable()
}
