import SwiftUI

struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = arrange(subviews, in: proposal.width ?? .infinity)
        let width = rows.map(\.width).max() ?? 0
        let height = rows.last.map { $0.y + $0.height } ?? 0
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for row in arrange(subviews, in: bounds.width) {
            var x = bounds.minX
            for index in row.indices {
                let size = subviews[index].sizeThatFits(.unspecified)
                subviews[index].place(at: CGPoint(x: x, y: bounds.minY + row.y), proposal: ProposedViewSize(size))
                x += size.width + spacing
            }
        }
    }

    private struct Row {
        var indices: [Int] = []
        var y: CGFloat = 0
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func arrange(_ subviews: Subviews, in width: CGFloat) -> [Row] {
        var rows: [Row] = []
        var row = Row()
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            if !row.indices.isEmpty, row.width + spacing + size.width > width {
                rows.append(row)
                row = Row(y: row.y + row.height + spacing)
            }
            row.width += (row.indices.isEmpty ? 0 : spacing) + size.width
            row.height = max(row.height, size.height)
            row.indices.append(index)
        }
        if !row.indices.isEmpty { rows.append(row) }
        return rows
    }
}

struct HabitTracker: View {
    @State private var completed: Set<String> = ["Read"]
    @State private var streak = 12
    @State private var showsConfetti = false
    let habits = ["Drink water", "Read", "Stretch", "Walk 20 minutes", "No phone after ten"]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Text("Today").font(.largeTitle.bold())
                Spacer()
                Label("\(streak)-day streak", systemImage: "flame.fill")
                    .foregroundStyle(.orange)
                    .padding(8)
                    .background(.orange.opacity(0.15), in: Capsule())
            }
            ProgressView("Done", value: Double(completed.count), total: Double(habits.count))
            FlowLayout {
                ForEach(habits, id: \.self) { habit in
                    HabitChip(title: habit, isDone: completed.contains(habit)) {
                        withAnimation(.bouncy) { toggle(habit) }
                    }
                }
            }
            if completed.count == habits.count {
                Text("All done for today!")
                    .font(.title3)
                    .transition(.scale.combined(with: .opacity))
            }
        }
        .padding()
        .animation(.default, value: completed)
    }

    private func toggle(_ habit: String) {
        if completed.remove(habit) == nil {
            completed.insert(habit)
            if completed.count == habits.count {
                AccessibilityNotification.Announcement("All habits done").post()
            }
        }
    }
}

private struct HabitChip: View {
    let title: String
    let isDone: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Label(title, systemImage: isDone ? "checkmark" : "plus")
                .padding(.horizontal, 12)
                .padding(.vertical, 8)
                .background {
                    Capsule().strokeBorder(isDone ? Color.green : Color.gray)
                }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(title)
        .accessibilityValue(isDone ? "Done" : "Not done")
        .accessibilityHint(isDone ? "Marks as not done" : "Marks as done")
    }
}

#Preview {
    HabitTracker()
}
