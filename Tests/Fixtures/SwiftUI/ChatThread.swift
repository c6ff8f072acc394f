import SwiftUI

struct Message: Identifiable, Equatable {
    enum Sender { case me, other(String) }

    let id: Int
    let sender: Sender
    let text: String
    let isRead: Bool

    static func == (lhs: Message, rhs: Message) -> Bool { lhs.id == rhs.id }

    var isMine: Bool {
        if case .me = sender { return true }
        return false
    }
}

struct BubbleShape: Shape {
    var isMine: Bool

    func path(in rect: CGRect) -> Path {
        var path = Path(roundedRect: rect, cornerRadius: 18)
        let x = isMine ? rect.maxX : rect.minX
        path.move(to: CGPoint(x: x, y: rect.maxY - 18))
        path.addQuadCurve(to: CGPoint(x: x + (isMine ? 8 : -8), y: rect.maxY), control: CGPoint(x: x, y: rect.maxY - 4))
        path.closeSubpath()
        return path
    }
}

struct MessageBubble: View {
    let message: Message

    var body: some View {
        HStack {
            if message.isMine { Spacer(minLength: 60) }
            VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
                if case .other(let name) = message.sender {
                    Text(name).font(.caption).foregroundStyle(.secondary)
                }
                Text(message.text)
                    .padding(.horizontal, 14)
                    .padding(.vertical, 8)
                    .foregroundStyle(message.isMine ? .white : .primary)
                    .background(message.isMine ? Color.accentColor : Color(.systemGray5))
                    .clipShape(BubbleShape(isMine: message.isMine))
                if message.isMine && message.isRead {
                    Text("Read").font(.caption2).foregroundStyle(.tertiary)
                }
            }
            if !message.isMine { Spacer(minLength: 60) }
        }
        .accessibilityElement(children: .combine)
        .accessibilityActions {
            Button("Reply") {}
            Button("Copy") {}
        }
    }
}

struct ChatView: View {
    @State private var messages = [
        Message(id: 0, sender: .other("Ada"), text: "Are we still on for tonight?", isRead: true),
        Message(id: 1, sender: .me, text: "Yes! Train arrives at 6.", isRead: true),
        Message(id: 2, sender: .other("Ada"), text: "I'll wait at platform 2 with an umbrella.", isRead: true),
    ]
    @State private var draft = ""
    @FocusState private var isComposing: Bool

    var body: some View {
        NavigationStack {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(messages) { message in
                            MessageBubble(message: message)
                                .id(message.id)
                                .transition(.move(edge: .bottom).combined(with: .opacity))
                        }
                    }
                    .padding()
                }
                .scrollDismissesKeyboard(.interactively)
                .onChange(of: messages) { _, new in
                    withAnimation { proxy.scrollTo(new.last?.id, anchor: .bottom) }
                }
                .onAppear { proxy.scrollTo(messages.last?.id) }
            }
            .safeAreaInset(edge: .bottom) { composer }
            .navigationTitle("Ada")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Voice call", systemImage: "phone") {}
                    Button("Video call", systemImage: "video") {}
                }
            }
        }
    }

    private var composer: some View {
        HStack(alignment: .bottom) {
            TextField("Message", text: $draft, axis: .vertical)
                .lineLimit(1...5)
                .textFieldStyle(.roundedBorder)
                .focused($isComposing)
                .onSubmit(send)
            Button(action: send) {
                Image(systemName: "arrow.up.circle.fill")
                    .font(.title2)
            }
            .accessibilityLabel("Send")
            .disabled(draft.isEmpty)
            .keyboardShortcut(.return, modifiers: .command)
        }
        .padding(8)
        .background(.ultraThinMaterial)
    }

    private func send() {
        guard !draft.isEmpty else { return }
        withAnimation {
            messages.append(Message(id: messages.count, sender: .me, text: draft, isRead: false))
        }
        draft = ""
        isComposing = true
    }
}

#Preview {
    ChatView()
}
