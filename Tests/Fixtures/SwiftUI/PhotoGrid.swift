import SwiftUI

struct Photo: Identifiable {
    let id: Int
    let caption: String
    let tint: Color
    var isFavorite = false
}

struct PhotoGrid: View {
    @State private var photos = (1...12).map {
        Photo(id: $0, caption: ["Beach at dawn", "Old bridge", "Market stall"][$0 % 3], tint: [.orange, .teal, .purple][$0 % 3])
    }
    @State private var selection: Set<Int> = []
    @State private var isSelecting = false
    @State private var zoomed: Photo?
    @GestureState private var magnification = 1.0

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 2)], spacing: 2, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(photos) { photo in
                            thumbnail(photo)
                        }
                    } header: {
                        Text("June 2026")
                            .font(.headline)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .background(.bar)
                    }
                }
            }
            .navigationTitle(isSelecting ? "\(selection.count) selected" : "Library")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button(isSelecting ? "Done" : "Select") {
                        isSelecting.toggle()
                        selection.removeAll()
                    }
                }
                if isSelecting {
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("Share", systemImage: "square.and.arrow.up") {}
                        Spacer()
                        Button("Delete", systemImage: "trash", role: .destructive) {
                            photos.removeAll { selection.contains($0.id) }
                        }
                        .disabled(selection.isEmpty)
                    }
                }
            }
            .fullScreenCover(item: $zoomed) { photo in
                viewer(photo)
            }
        }
    }

    private func thumbnail(_ photo: Photo) -> some View {
        Button {
            if isSelecting {
                if selection.contains(photo.id) { selection.remove(photo.id) } else { selection.insert(photo.id) }
            } else {
                zoomed = photo
            }
        } label: {
            Rectangle()
                .fill(photo.tint.gradient)
                .aspectRatio(1, contentMode: .fill)
                .overlay(alignment: .topTrailing) {
                    if isSelecting {
                        Image(systemName: selection.contains(photo.id) ? "checkmark.circle.fill" : "circle")
                            .padding(6)
                    }
                }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(photo.caption)
        .accessibilityAddTraits(selection.contains(photo.id) ? .isSelected : [])
        .accessibilityRemoveTraits(isSelecting ? [] : .isSelected)
        .accessibilityAction(named: photo.isFavorite ? "Remove from favorites" : "Add to favorites") {
            if let index = photos.firstIndex(where: { $0.id == photo.id }) { photos[index].isFavorite.toggle() }
        }
    }

    private func viewer(_ photo: Photo) -> some View {
        ZStack(alignment: .topLeading) {
            Color.black.ignoresSafeArea()
            Rectangle().fill(photo.tint)
                .frame(height: 300)
                .frame(maxHeight: .infinity)
                .scaleEffect(magnification)
                .gesture(MagnifyGesture().updating($magnification) { value, state, _ in state = value.magnification })
                .accessibilityElement()
                .accessibilityLabel(photo.caption)
                .accessibilityAddTraits(.isImage)
                .accessibilityZoomAction { _ in }
            Button("Close", systemImage: "xmark") { zoomed = nil }
                .labelStyle(.iconOnly)
                .padding()
        }
    }
}

#Preview {
    PhotoGrid()
}
