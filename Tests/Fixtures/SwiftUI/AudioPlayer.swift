import Combine
import SwiftUI

@MainActor
class PlayerViewModel: ObservableObject {
    @Published var isPlaying = false
    @Published var position: TimeInterval = 42
    @Published var speed = 1.0
    let duration: TimeInterval = 185
    private var cancellable: AnyCancellable?

    func toggle() {
        isPlaying.toggle()
        if isPlaying {
            cancellable = Timer.publish(every: 1, on: .main, in: .common)
                .autoconnect()
                .sink { [weak self] _ in
                    guard let self else { return }
                    self.position = min(self.position + self.speed, self.duration)
                }
        } else {
            cancellable?.cancel()
        }
    }

    func skip(_ seconds: TimeInterval) {
        position = max(0, min(duration, position + seconds))
    }
}

struct PlayerView: View {
    @StateObject private var viewModel = PlayerViewModel()
    @State private var isScrubbing = false
    @State private var volume: Float = 0.6

    var body: some View {
        VStack(spacing: 24) {
            artwork
            titles
            scrubber
            transport
            HStack {
                Image(systemName: "speaker.fill").accessibilityHidden(true)
                Slider(value: $volume)
                    .accessibilityLabel("Volume")
                    .accessibilityValue(Text("\(Int(volume * 100)) percent"))
                Image(systemName: "speaker.wave.3.fill").accessibilityHidden(true)
            }
            speedMenu
        }
        .padding(32)
        .background {
            LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
        }
        .preferredColorScheme(.dark)
    }

    private var artwork: some View {
        Image("cover-art")
            .resizable()
            .aspectRatio(1, contentMode: .fit)
            .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
            .shadow(radius: 20, y: 10)
            .scaleEffect(viewModel.isPlaying ? 1 : 0.85)
            .animation(.spring(response: 0.4, dampingFraction: 0.6), value: viewModel.isPlaying)
            .accessibilityLabel("Album cover: a lighthouse at dusk")
    }

    private var titles: some View {
        VStack {
            Text("Harbour Lights")
                .font(.title2.bold())
            Text("The Tidewaters")
                .font(.title3)
                .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
    }

    private var scrubber: some View {
        VStack(spacing: 4) {
            Slider(value: $viewModel.position, in: 0...viewModel.duration) { editing in
                isScrubbing = editing
            }
            .accessibilityLabel("Position")
            .accessibilityValue(Duration.seconds(viewModel.position).formatted(.units(width: .wide)))
            HStack {
                Text(Duration.seconds(viewModel.position), format: .time(pattern: .minuteSecond))
                Spacer()
                Text("-\(Duration.seconds(viewModel.duration - viewModel.position).formatted(.time(pattern: .minuteSecond)))")
            }
            .font(.caption.monospacedDigit())
            .accessibilityHidden(true)
        }
    }

    private var transport: some View {
        HStack(spacing: 40) {
            Button { viewModel.skip(-15) } label: {
                Image(systemName: "gobackward.15")
            }
            .accessibilityLabel("Back 15 seconds")
            Button(action: viewModel.toggle) {
                Image(systemName: viewModel.isPlaying ? "pause.fill" : "play.fill")
                    .font(.system(size: 44))
                    .contentTransition(.symbolEffect(.replace))
            }
            .accessibilityLabel(viewModel.isPlaying ? "Pause" : "Play")
            Button { viewModel.skip(15) } label: {
                Image(systemName: "goforward.15")
            }
            .accessibilityLabel("Forward 15 seconds")
        }
        .font(.title)
        .tint(.white)
    }

    private var speedMenu: some View {
        Picker("Speed", selection: $viewModel.speed) {
            ForEach([0.75, 1.0, 1.25, 1.5, 2.0], id: \.self) { speed in
                Text("\(speed, specifier: "%.2g")×").tag(speed)
            }
        }
        .pickerStyle(.segmented)
    }
}

#Preview {
    PlayerView()
}
