import AVKit
import SwiftUI

struct Lesson: Identifiable {
    let id: Int
    let title: String
    let length: Duration
    var isWatched: Bool
}

struct VideoLessonView: View {
    @State private var player = AVPlayer(url: URL(string: "https://example.com/lesson.mp4")!)
    @State private var lessons = [
        Lesson(id: 1, title: "Holding the bow", length: .seconds(312), isWatched: true),
        Lesson(id: 2, title: "Open strings", length: .seconds(540), isWatched: false),
    ]
    @State private var showsTranscript = false
    @State private var rating = 0

    var body: some View {
        ScrollView {
            VideoPlayer(player: player)
                .frame(height: 220)
                .onAppear { player.play() }
                .onDisappear { player.pause() }

            VStack(alignment: .leading, spacing: 12) {
                DisclosureGroup("Transcript", isExpanded: $showsTranscript) {
                    Text("Rest the bow on the string and breathe out.")
                }

                ForEach($lessons) { $lesson in
                    HStack {
                        Image(systemName: lesson.isWatched ? "checkmark.circle.fill" : "play.circle")
                        Text(lesson.title)
                        Spacer()
                        Text(lesson.length.formatted(.units(allowed: [.minutes, .seconds], width: .narrow)))
                            .foregroundStyle(.secondary)
                    }
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(lesson.title)
                    .accessibilityValue(lesson.isWatched ? "watched" : "not watched")
                    .accessibilityCustomContent("Length", lesson.length.formatted(.units(allowed: [.minutes, .seconds], width: .wide)))
                    .accessibilityAddTraits(.isButton)
                    .accessibilityAction { lesson.isWatched = true }
                }

                StarRating(rating: $rating)
            }
            .padding()
        }
    }
}

struct StarRating: View {
    @Binding var rating: Int

    var body: some View {
        HStack {
            ForEach(1...5, id: \.self) { star in
                Image(systemName: star <= rating ? "star.fill" : "star")
                    .onTapGesture { rating = star }
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue("\(rating) of 5 stars")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: rating = min(5, rating + 1)
            case .decrement: rating = max(0, rating - 1)
            @unknown default: break
            }
        }
    }
}

#Preview {
    VideoLessonView()
}
