import SwiftUI
import UniformTypeIdentifiers

extension UTType {
    static let kanbanCard = UTType(exportedAs: "com.example.kanban.card")
}

struct Card: Identifiable, Codable, Hashable, Transferable {
    var id = UUID()
    var title: String
    var points: Int
    var assignee: String?

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .kanbanCard)
        ProxyRepresentation(exporting: \.title)
    }
}

enum Column: String, CaseIterable, Identifiable {
    case todo = "To do", doing = "In progress", done = "Done"
    var id: Self { self }
}

final class Board: ObservableObject {
    @Published private(set) var cards: [Column: [Card]]

    init(cards: [Column: [Card]]) { self.cards = cards }

    func move(_ card: Card, to column: Column) {
        for key in cards.keys { cards[key]?.removeAll { $0.id == card.id } }
        cards[column, default: []].append(card)
    }

    func next(after column: Column) -> Column? {
        guard let index = Column.allCases.firstIndex(of: column), index + 1 < Column.allCases.count else { return nil }
        return Column.allCases[index + 1]
    }
}

struct BoardView: View {
    @StateObject var board: Board
    @State private var targeted: Column?

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 16) {
                ForEach(Column.allCases) { column in
                    ColumnView(column: column, cards: board.cards[column] ?? [], isTargeted: targeted == column) { card in
                        if let next = board.next(after: column) { board.move(card, to: next) }
                    }
                    .dropDestination(for: Card.self) { cards, _ in
                        for card in cards { board.move(card, to: column) }
                        return !cards.isEmpty
                    } isTargeted: { isTargeted in
                        targeted = isTargeted ? column : nil
                    }
                }
            }
            .padding()
        }
        .scrollIndicators(.hidden)
    }
}

struct ColumnView: View {
    let column: Column
    let cards: [Card]
    let isTargeted: Bool
    let advance: (Card) -> Void

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(column.rawValue).font(.headline)
                Spacer()
                Text("\(cards.count)")
                    .font(.caption)
                    .padding(6)
                    .background(Circle().fill(.quaternary))
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("\(column.rawValue), ^[\(cards.count) card](inflect: true)")
            .accessibilityAddTraits(.isHeader)
            ForEach(cards) { card in
                CardView(card: card)
                    .draggable(card) {
                        Text(card.title).padding()
                    }
                    .accessibilityAction(named: "Move to next column") { advance(card) }
            }
            if cards.isEmpty {
                Text("Drop cards here").foregroundStyle(.secondary)
            }
        }
        .frame(width: 240, alignment: .topLeading)
        .padding(8)
        .background(isTargeted ? Color.accentColor.opacity(0.1) : .clear)
        .clipShape(.rect(cornerRadius: 12))
        .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(.separator))
        .accessibilityElement(children: .contain)
        .accessibilityLabel(column.rawValue)
    }
}

struct CardView: View {
    let card: Card

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(card.title)
            HStack {
                if let assignee = card.assignee {
                    Label(assignee, systemImage: "person")
                }
                Spacer()
                Text("\(card.points) pts")
                    .accessibilityLabel("\(card.points) points")
            }
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        .padding(10)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.background, in: RoundedRectangle(cornerRadius: 8))
        .shadow(color: .black.opacity(0.08), radius: 3, y: 1)
        .accessibilityElement(children: .combine)
    }
}

#Preview(traits: .landscapeLeft) {
    BoardView(board: Board(cards: [
        .todo: [Card(title: "Write release notes", points: 1), Card(title: "Fix crash on launch", points: 5, assignee: "Noor")],
        .doing: [Card(title: "Dark mode", points: 3, assignee: "Ilya")],
    ]))
}
