import SwiftUI

struct Track: Identifiable, Hashable {
    let id: Int
    let title: String
    let artist: String
    let duration: Duration
    var isExplicit = false
    var isDownloaded = false
}

struct Album: Identifiable, Hashable {
    let id: Int
    let title: String
    let year: Int
    var tracks: [Track]
}

struct LibraryView: View {
    @State private var albums: [Album]
    @State private var selection: Track.ID?
    @State private var nowPlaying: Track?
    @State private var sort = SortOrder.title
    @State private var showsOnlyDownloaded = false
    @State private var isPlayerPresented = false
    @SceneStorage("library.expanded") private var isFavouritesExpanded = true

    enum SortOrder: String, CaseIterable { case title = "Title", artist = "Artist", duration = "Length" }

    init(albums: [Album]) { _albums = State(initialValue: albums) }

    private func tracks(of album: Album) -> [Track] {
        let tracks = showsOnlyDownloaded ? album.tracks.filter(\.isDownloaded) : album.tracks
        return switch sort {
        case .title: tracks.sorted(using: KeyPathComparator(\.title))
        case .artist: tracks.sorted(using: KeyPathComparator(\.artist))
        case .duration: tracks.sorted { $0.duration < $1.duration }
        }
    }

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                ForEach($albums) { $album in
                    Section {
                        ForEach(tracks(of: album)) { track in
                            TrackRow(track: track, isPlaying: track == nowPlaying)
                                .swipeActions(edge: .leading) {
                                    Button("Play next", systemImage: "text.line.first.and.arrowtriangle.forward") {}
                                        .tint(.indigo)
                                }
                                .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                                    Button("Delete", systemImage: "trash", role: .destructive) {
                                        album.tracks.removeAll { $0.id == track.id }
                                    }
                                    Button {
                                        toggleDownload(track, in: $album)
                                    } label: {
                                        Label(track.isDownloaded ? "Remove download" : "Download", systemImage: "arrow.down.circle")
                                    }
                                    .tint(.blue)
                                }
                        }
                    } header: {
                        VStack(alignment: .leading) {
                            Text(album.title)
                            Text(String(album.year)).font(.caption)
                        }
                        .accessibilityElement(children: .combine)
                    } footer: {
                        Text("^[\(album.tracks.count) song](inflect: true)")
                    }
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Library")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { EditButton() }
                ToolbarItem(placement: .primaryAction) {
                    Menu("Sort", systemImage: "arrow.up.arrow.down") {
                        Picker("Sort by", selection: $sort) {
                            ForEach(SortOrder.allCases, id: \.self) { Text($0.rawValue) }
                        }
                        Toggle("Only downloaded", isOn: $showsOnlyDownloaded)
                    }
                }
            }
            .safeAreaInset(edge: .bottom) {
                if let nowPlaying {
                    MiniPlayer(track: nowPlaying) { isPlayerPresented = true }
                }
            }
            .onChange(of: selection) { _, id in
                nowPlaying = albums.flatMap(\.tracks).first { $0.id == id }
            }
            .sheet(isPresented: $isPlayerPresented) {
                if let nowPlaying {
                    VStack { Text(nowPlaying.title).font(.title); Text(nowPlaying.artist) }
                        .presentationDetents([.medium, .large])
                        .presentationDragIndicator(.visible)
                }
            }
        }
        .onAppear { nowPlaying = albums.first?.tracks.first }
    }

    private func toggleDownload(_ track: Track, in album: Binding<Album>) {
        guard let index = album.wrappedValue.tracks.firstIndex(where: { $0.id == track.id }) else { return }
        album.wrappedValue.tracks[index].isDownloaded.toggle()
    }
}

private struct TrackRow: View {
    let track: Track
    let isPlaying: Bool

    var body: some View {
        HStack {
            if isPlaying {
                Image(systemName: "waveform")
                    .symbolEffect(.variableColor.iterative)
                    .accessibilityLabel("Now playing")
            }
            VStack(alignment: .leading) {
                HStack(spacing: 4) {
                    Text(track.title).lineLimit(1)
                    if track.isExplicit {
                        Image(systemName: "e.square.fill")
                            .imageScale(.small)
                            .accessibilityLabel("Explicit")
                    }
                }
                Text(track.artist).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Text(track.duration.formatted(.time(pattern: .minuteSecond)))
                .accessibilityLabel(track.duration.formatted(.units(allowed: [.minutes, .seconds], width: .wide)))
        }
        .accessibilityElement(children: .combine)
    }
}

private struct MiniPlayer: View {
    let track: Track
    let open: () -> Void
    @State private var isPlaying = true

    var body: some View {
        HStack {
            Button(action: open) {
                VStack(alignment: .leading) {
                    Text(track.title).bold()
                    Text(track.artist).font(.caption)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .buttonStyle(.plain)
            .accessibilityHint("Opens the player")
            Button(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill") {
                isPlaying.toggle()
            }
            .labelStyle(.iconOnly)
            .contentTransition(.symbolEffect(.replace))
            Button("Next", systemImage: "forward.fill") {}
                .labelStyle(.iconOnly)
        }
        .padding()
        .background(.regularMaterial)
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Player")
    }
}

#Preview {
    LibraryView(albums: [
        Album(id: 1, title: "Low Tide", year: 2021, tracks: [
            Track(id: 1, title: "Salt", artist: "The Tidewaters", duration: .seconds(201)),
            Track(id: 2, title: "Breakers", artist: "The Tidewaters", duration: .seconds(65), isExplicit: true),
        ]),
        Album(id: 2, title: "Inland", year: 2024, tracks: [
            Track(id: 3, title: "Gravel", artist: "Mara Voss", duration: .seconds(182), isDownloaded: true),
        ]),
    ])
}
