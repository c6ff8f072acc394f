import SwiftUI

struct Note: Identifiable, Equatable {
    let id: UUID
    var title: String
    var text: AttributedString
    var isPinned = false
}

extension EnvironmentValues {
    @Entry var noteFontSize: CGFloat = 17
}

struct WordCountKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct CardModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding()
            .background(Color(.systemBackground))
            .cornerRadius(12)
            .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
    }
}

extension View {
    func card() -> some View { modifier(CardModifier()) }
}

struct NoteEditor: View {
    @State private var note = Note(id: UUID(), title: "Packing for the coast", text: {
        var text = AttributedString("Bring the blue tent. ")
        var warning = AttributedString("Check the pegs!")
        warning.font = .body.bold()
        warning.foregroundColor = .red
        text += warning
        return text
    }())
    @State private var wordCount = 0
    @State private var showsDeleteConfirmation = false
    @FocusState private var isTitleFocused: Bool
    @Environment(\.noteFontSize) private var fontSize
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading) {
                    TextField("Title", text: $note.title)
                        .font(.title)
                        .focused($isTitleFocused)
                    Text(note.text)
                        .font(.system(size: fontSize))
                        .preference(key: WordCountKey.self, value: String(note.text.characters).split(separator: " ").count)
                }
                .card()
                .padding()
                Text("\(wordCount) words")
                    .font(.caption)
                    .accessibilityAddTraits(.updatesFrequently)
            }
            .onPreferenceChange(WordCountKey.self) { wordCount = $0 }
            .toolbar {
                ToolbarItem(placement: .principal) {
                    Text(note.title).font(.headline).lineLimit(1)
                }
                ToolbarItem(placement: .primaryAction) {
                    Menu {
                        Toggle("Pin note", systemImage: "pin", isOn: $note.isPinned)
                        Divider()
                        ControlGroup {
                            Button("Copy", systemImage: "doc.on.doc") {}
                            Button("Move", systemImage: "folder") {}
                        }
                        Button("Delete", systemImage: "trash", role: .destructive) { showsDeleteConfirmation = true }
                    } label: {
                        Label("Options", systemImage: "ellipsis.circle")
                    }
                }
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") { isTitleFocused = false }
                }
            }
            .confirmationDialog("Delete note?", isPresented: $showsDeleteConfirmation) {
                Button("Delete note", role: .destructive) {}
            }
        }
    }
}

#Preview {
    NoteEditor()
        .environment(\.noteFontSize, 20)
}
