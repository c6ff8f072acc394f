import SwiftUI

struct CalendarEvent: Identifiable, Hashable {
    var id = UUID()
    var title: String
    var date: Date
    var color: Color
}

struct MonthCalendarView: View {
    @Environment(\.calendar) private var calendar
    @State private var month: Date
    @State private var selected: Date?
    let events: [CalendarEvent]

    init(month: Date, events: [CalendarEvent]) {
        _month = State(initialValue: month)
        self.events = events
    }

    private let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 7)

    private var days: [Date] {
        guard let interval = calendar.dateInterval(of: .month, for: month),
              let range = calendar.range(of: .day, in: .month, for: month) else { return [] }
        return range.compactMap { calendar.date(byAdding: .day, value: $0 - 1, to: interval.start) }
    }

    private func events(on day: Date) -> [CalendarEvent] {
        events.filter { calendar.isDate($0.date, inSameDayAs: day) }
    }

    var body: some View {
        VStack(alignment: .leading) {
            header
            LazyVGrid(columns: columns) {
                ForEach(calendar.veryShortWeekdaySymbols.indices, id: \.self) { index in
                    Text(calendar.veryShortWeekdaySymbols[index])
                        .font(.caption)
                        .foregroundColor(.secondary)
                        .accessibilityLabel(calendar.weekdaySymbols[index])
                }
                ForEach(days, id: \.self) { day in
                    DayCell(day: day, events: events(on: day), isSelected: day == selected)
                        .onTapGesture { selected = day }
                }
            }
            if let selected {
                eventList(for: selected)
            }
            Spacer()
        }
        .padding()
    }

    private var header: some View {
        HStack {
            Text(month.formatted(.dateTime.month(.wide).year()))
                .font(.title2.weight(.semibold))
                .accessibilityAddTraits(.isHeader)
            Spacer()
            Button("Previous month", systemImage: "chevron.left") { move(by: -1) }
            Button("Next month", systemImage: "chevron.right") { move(by: 1) }
        }
        .labelStyle(.iconOnly)
    }

    @ViewBuilder
    private func eventList(for day: Date) -> some View {
        let todays = events(on: day)
        if todays.isEmpty {
            ContentUnavailableView("No events", systemImage: "calendar", description: Text("Enjoy the free day."))
        } else {
            ForEach(todays) { event in
                Label {
                    Text(event.title)
                } icon: {
                    Circle().fill(event.color).frame(width: 10, height: 10)
                }
            }
        }
    }

    private func move(by value: Int) {
        month = calendar.date(byAdding: .month, value: value, to: month) ?? month
    }
}

private struct DayCell: View {
    let day: Date
    let events: [CalendarEvent]
    let isSelected: Bool
    @Environment(\.calendar) private var calendar

    var body: some View {
        VStack(spacing: 2) {
            Text("\(calendar.component(.day, from: day))")
                .frame(maxWidth: .infinity, minHeight: 32)
                .background(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear), in: .circle)
            HStack(spacing: 2) {
                ForEach(events.prefix(3)) { event in
                    Circle().fill(event.color).frame(width: 5, height: 5)
                }
            }
            .frame(height: 6)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(day.formatted(date: .complete, time: .omitted))
        .accessibilityValue(events.isEmpty ? "" : "\(events.count) events")
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    }
}

#Preview("February") {
    let february = DateComponents(calendar: Calendar(identifier: .gregorian), year: 2026, month: 2, day: 1).date!
    MonthCalendarView(month: february, events: [
        CalendarEvent(title: "Dentist", date: february.addingTimeInterval(86_400 * 3), color: .red),
        CalendarEvent(title: "Choir", date: february.addingTimeInterval(86_400 * 3 + 3_600), color: .blue),
    ])
    .environment(\.locale, Locale(identifier: "en_US"))
}
