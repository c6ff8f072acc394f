import SwiftUI

struct Stroke: Identifiable {
    let id = UUID()
    var points: [CGPoint]
    var color: Color
    var width: Double
}

struct SketchPad: View {
    @State private var strokes: [Stroke] = []
    @State private var current: Stroke?
    @State private var color = Color.blue
    @State private var width = 4.0
    @State private var undone: [Stroke] = []
    @State private var isConfirmingClear = false

    var body: some View {
        VStack {
            Canvas { context, size in
                for stroke in strokes + [current].compactMap({ $0 }) {
                    var path = Path()
                    path.addLines(stroke.points)
                    context.stroke(path, with: .color(stroke.color), style: StrokeStyle(lineWidth: stroke.width, lineCap: .round))
                }
                if strokes.isEmpty {
                    context.draw(Text("Draw something").foregroundStyle(.secondary), at: CGPoint(x: size.width / 2, y: size.height / 2))
                }
            }
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .local)
                    .onChanged { value in
                        if current == nil { current = Stroke(points: [], color: color, width: width) }
                        current?.points.append(value.location)
                    }
                    .onEnded { _ in
                        if let current { strokes.append(current) }
                        current = nil
                        undone.removeAll()
                    }
            )
            .background(Color.white)
            .border(.gray)
            .accessibilityElement()
            .accessibilityLabel("Drawing area")
            .accessibilityValue("\(strokes.count) strokes")
            .accessibilityDirectTouch(options: .silentOnTouch)

            HStack {
                ColorPicker("Colour", selection: $color, supportsOpacity: false)
                    .labelsHidden()
                Slider(value: $width, in: 1...20) { Text("Line width") }
                Button("Undo", systemImage: "arrow.uturn.backward") {
                    if let last = strokes.popLast() { undone.append(last) }
                }
                .disabled(strokes.isEmpty)
                Button("Redo", systemImage: "arrow.uturn.forward") {
                    if let last = undone.popLast() { strokes.append(last) }
                }
                .disabled(undone.isEmpty)
                Button("Clear", systemImage: "trash", role: .destructive) { isConfirmingClear = true }
            }
            .labelStyle(.iconOnly)
            .padding()
        }
        .alert(isPresented: $isConfirmingClear) {
            Alert(
                title: Text("Clear the drawing?"), message: Text("This cannot be undone."),
                primaryButton: .destructive(Text("Clear")) { strokes.removeAll() },
                secondaryButton: .cancel())
        }
    }
}

#Preview {
    SketchPad()
}
