import SwiftUI

@Observable
class TodoItem: Identifiable {
    var id = UUID()
    var title: String
    var isDone: Bool
    var dueDate: Date?
    var priority: Priority

    enum Priority: Int, Comparable, CaseIterable {
        case low, medium, high
        static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    init(_ title: String, isDone: Bool = false, priority: Priority = .medium) {
        self.title = title
        self.isDone = isDone
        self.priority = priority
    }
}

@Observable
class TodoStore {
    var items = [
        TodoItem("Book the ferry", priority: .high),
        TodoItem("Water the tomatoes", isDone: true),
        TodoItem("Return library books", priority: .low),
    ]

    var open: [TodoItem] { items.filter { !$0.isDone } }
}

struct TodoListView: View {
    @Environment(TodoStore.self) private var store
    @State private var newTitle = ""
    @State private var searchText = ""
    @State private var editMode: EditMode = .inactive
    @State private var itemToDelete: TodoItem?

    private var filtered: [TodoItem] {
        searchText.isEmpty ? store.items : store.items.filter { $0.title.localizedCaseInsensitiveContains(searchText) }
    }

    var body: some View {
        @Bindable var store = store
        NavigationStack {
            List {
                Section {
                    HStack {
                        TextField("New task", text: $newTitle)
                        Button("Add") {
                            store.items.append(TodoItem(newTitle))
                            newTitle = ""
                        }
                        .disabled(newTitle.isEmpty)
                    }
                }
                Section {
                    ForEach(filtered) { item in
                        TodoRow(item: item)
                            .swipeActions(edge: .trailing) {
                                Button("Delete", role: .destructive) { itemToDelete = item }
                                Button("Flag", systemImage: "flag") { item.priority = .high }
                                    .tint(.orange)
                            }
                            .swipeActions(edge: .leading, allowsFullSwipe: true) {
                                Button(item.isDone ? "Reopen" : "Complete") { item.isDone.toggle() }
                            }
                    }
                    .onMove { store.items.move(fromOffsets: $0, toOffset: $1) }
                } header: {
                    Text("^[\(store.open.count) open task](inflect: true)")
                }
            }
            .listStyle(.insetGrouped)
            .environment(\.editMode, $editMode)
            .searchable(text: $searchText, prompt: "Search tasks")
            .navigationTitle("Tasks")
            .toolbar { EditButton() }
            .alert("Delete this task?", isPresented: .constant(itemToDelete != nil), presenting: itemToDelete) { item in
                Button("Delete “\(item.title)”", role: .destructive) {
                    store.items.removeAll { $0.id == item.id }
                    itemToDelete = nil
                }
                Button("Keep", role: .cancel) { itemToDelete = nil }
            }
        }
    }
}

struct TodoRow: View {
    @Bindable var item: TodoItem

    var body: some View {
        Toggle(isOn: $item.isDone) {
            HStack {
                Text(item.title)
                    .strikethrough(item.isDone)
                if item.priority == .high {
                    Image(systemName: "exclamationmark.2")
                        .foregroundStyle(.red)
                        .accessibilityLabel("High priority")
                }
            }
        }
        .toggleStyle(CheckboxToggleStyle())
    }
}

struct CheckboxToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}

#Preview {
    TodoListView()
        .environment(TodoStore())
}
