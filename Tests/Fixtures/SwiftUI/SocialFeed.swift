import SwiftUI

struct Post: Identifiable {
    let id: Int
    let author: String
    let handle: String
    let body: String
    let posted: Date
    var likes: Int
    var isLiked = false
    var imageName: String?
}

final class FeedStore: ObservableObject {
    @Published var posts: [Post] = [
        Post(id: 1, author: "Ines Duarte", handle: "ines", body: "Morning swim before the storm.", posted: .now.addingTimeInterval(-3600), likes: 24, imageName: "lake"),
        Post(id: 2, author: "Tom Okafor", handle: "tomo", body: "Finally fixed the **squeaky** gate. Notes at [my blog](https://example.com).", posted: .now.addingTimeInterval(-86400), likes: 3),
    ]

    func toggleLike(_ post: Post) {
        guard let index = posts.firstIndex(where: { $0.id == post.id }) else { return }
        posts[index].isLiked.toggle()
        posts[index].likes += posts[index].isLiked ? 1 : -1
    }
}

struct FeedView: View {
    @StateObject private var store = FeedStore()
    @State private var composing = false

    var body: some View {
        NavigationView {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(store.posts) { post in
                        PostView(post: post)
                        Divider()
                    }
                }
            }
            .navigationTitle("Home")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button {
                        composing = true
                    } label: {
                        Image(systemName: "square.and.pencil")
                    }
                    .accessibilityLabel("New post")
                }
            }
            .refreshable {
                try? await Task.sleep(nanoseconds: 500_000_000)
            }
            .sheet(isPresented: $composing) {
                ComposeView()
            }
        }
        .navigationViewStyle(.stack)
        .environmentObject(store)
    }
}

struct PostView: View {
    @EnvironmentObject private var store: FeedStore
    let post: Post

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline) {
                Text(post.author).fontWeight(.semibold)
                Text("@\(post.handle)").foregroundColor(.secondary)
                Spacer()
            }
            Text(.init(post.body))
                .fixedSize(horizontal: false, vertical: true)
            if let imageName = post.imageName {
                RoundedRectangle(cornerRadius: 12)
                    .fill(.blue.gradient)
                    .frame(height: 160)
                    .overlay(alignment: .bottomTrailing) {
                        Image(systemName: "photo").padding(8)
                    }
                    .accessibilityElement()
                    .accessibilityLabel("Photo of a \(imageName)")
                    .accessibilityAddTraits(.isImage)
            }
            HStack(spacing: 24) {
                Button {
                    withAnimation(.spring()) { store.toggleLike(post) }
                } label: {
                    Label("\(post.likes)", systemImage: post.isLiked ? "heart.fill" : "heart")
                }
                .accessibilityLabel(post.isLiked ? "Unlike" : "Like")
                .accessibilityValue("\(post.likes) likes")
                Button {} label: {
                    Image(systemName: "bubble.right")
                }
                .accessibilityLabel("Reply")
                Menu {
                    Button("Copy link", systemImage: "link") {}
                    Button("Report", systemImage: "flag", role: .destructive) {}
                } label: {
                    Image(systemName: "ellipsis")
                        .frame(width: 44, height: 44)
                }
                .accessibilityLabel("More")
            }
            .buttonStyle(.plain)
        }
        .padding()
        .contextMenu {
            Button("Mute \(post.author)") {}
        }
    }
}

struct ComposeView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""

    var body: some View {
        NavigationView {
            TextEditor(text: $text)
                .padding()
                .navigationTitle("New post")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Cancel") { dismiss() }
                    }
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Post") { dismiss() }
                            .disabled(text.trimmingCharacters(in: .whitespaces).isEmpty)
                    }
                }
        }
    }
}

struct FeedView_Previews: PreviewProvider {
    static var previews: some View {
        FeedView()
            .previewDisplayName("Feed")
    }
}
