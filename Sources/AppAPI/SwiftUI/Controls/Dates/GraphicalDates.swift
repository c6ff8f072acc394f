import AccessibilityModel

/// A month with a button for each day, buttons to the months beside it, and the time.
///
/// - Source: Behaviour 3.4
struct GraphicalDates {
  let choice: DateChoice
}

extension GraphicalDates: View {
  var body: some View {
    VStack {
      if choice.components.contains(.date) {
        let selection = choice.selection
        MonthView(
          first: selection.wrappedValue, limits: choice.limits,
          isChosen: { $1.isDate($0, inSameDayAs: selection.wrappedValue) },
          choose: { day, calendar in choice.set(calendar.moving(selection.wrappedValue, to: day)) })
      }
      if choice.components.contains(.hourAndMinute) {
        HStack {
          Text(verbatim: String(system: .time))
          Spacer(minLength: 8)
          CompactDate(choice: choice, isTime: true)
        }
      }
    }
    .accessibilityElement(children: .contain)
  }
}

extension Calendar {
  /// How many months the month of one moment lies before that of another.
  fileprivate func months(from first: Date, to second: Date) -> Int {
    let (former, latter) = (
      dateComponents([.year, .month], from: first), dateComponents([.year, .month], from: second)
    )
    return ((latter.year ?? 0) - (former.year ?? 0)) * 12 + (latter.month ?? 0) - (former.month ?? 0)
  }

  /// The moment of a day at the time of another moment.
  func moving(_ date: Date, to day: Date) -> Date {
    let time = dateComponents([.hour, .minute, .second], from: date)
    return self.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
  }
}

/// One month at a time, each day a button.
struct MonthView {
  @Environment(\.self) private var environment
  @State private var moved = 0
  @State private var showsYears = false
  let first: Date
  let limits: ClosedRange<Date>
  let isChosen: (Date, Calendar) -> Bool
  let choose: (Date, Calendar) -> Void

  init(
    first: Date, limits: ClosedRange<Date>, isChosen: @escaping (Date, Calendar) -> Bool,
    choose: @escaping (Date, Calendar) -> Void
  ) {
    self.first = first
    self.limits = limits
    self.isChosen = isChosen
    self.choose = choose
  }
}

extension MonthView: View {
  var body: some View {
    let words = DateWords(environment)
    let month = words.calendar.date(byAdding: .month, value: moved, to: first) ?? first
    VStack(spacing: 0) {
      HStack {
        MonthButton(words: words.monthAndYear(month), isOpen: $showsYears)
        Spacer(minLength: 8)
        Button {
          moved -= 1
        } label: {
          Image(systemName: "chevron.left")
        }
        .kind(.calendarButton)
        .accessibilityLabel(Text(verbatim: String(system: .previousMonth)))
        Button {
          moved += 1
        } label: {
          Image(systemName: "chevron.right")
        }
        .kind(.calendarButton)
        .accessibilityLabel(Text(verbatim: String(system: .nextMonth)))
      }
      if showsYears {
        HStack(spacing: 0) {
          DateWheel(choice: shown(month, words.calendar), part: .month)
          DateWheel(choice: shown(month, words.calendar), part: .year)
        }
        .accessibilityElement(children: .contain)
      } else {
        weeks(of: month, words)
      }
    }
  }

  /// The month that is shown, as wheels turn it.
  @MainActor private func shown(_ month: Date, _ calendar: Calendar) -> DateChoice {
    let (moved, first) = ($moved, first)
    return DateChoice(
      Binding(
        get: { month },
        set: { moved.wrappedValue = calendar.months(from: first, to: $0) }),
      limits, .date)
  }

  @MainActor private func weeks(of month: Date, _ words: DateWords) -> some View {
    let days = words.days(ofMonth: month)
    let before = words.emptyDays(beforeMonth: month)
    let count = (before + days.count + 6) / 7
    return ForEach(Array(0..<count), id: \.self) { week in
      HStack(spacing: 0) {
        ForEach(Array(week * 7..<week * 7 + 7), id: \.self) { place in
          if days.indices.contains(place - before) {
            day(days[place - before], words)
          } else {
            Color.clear.frame(height: 44)
          }
        }
      }
    }
  }

  @MainActor private func day(_ day: Date, _ words: DateWords) -> some View {
    let calendar = words.calendar
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    let isWithin = end > limits.lowerBound && day <= limits.upperBound
    let isChosen = isChosen(day, calendar)
    let background: any ShapeStyle = isChosen ? TintShapeStyle() : Color.clear
    return Button {
      choose(day, calendar)
    } label: {
      Text(verbatim: words.dayNumber(day))
        .foregroundStyle(isChosen ? Color.white : isWithin ? Color.primary : Color.secondary)
        .frame(maxWidth: .infinity, minHeight: 44)
        .modifier(RenderingEffectModifier(.background(background, Circle())))
    }
    .kind(.calendarButton)
    .accessibilityLabel(Text(verbatim: words.day(day)))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
    .disabled(!isWithin)
  }
}

/// The month that is shown, as a button that opens wheels for the month and the year.
///
/// - Source: Behaviour 3.4
struct MonthButton {
  let words: String
  let isOpen: Binding<Bool>
}

extension MonthButton: View {
  typealias Body = Never
}

extension MonthButton: PrimitiveView {}

extension MonthButton: ControlView {
  var activation: (@MainActor () -> Void)? { { isOpen.wrappedValue.toggle() } }

  func content(in environment: EnvironmentValues) -> any View { Text(verbatim: words) }

  func unseenLabel(in environment: EnvironmentValues) -> (any View)? {
    let words = String(system: isOpen.wrappedValue ? .hideYearPicker : .showYearPicker)
    return ErasedPart(Text(verbatim: words))
  }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    described.element.traits.insert(.button)
    described.element.value = SpokenText(words)
  }
}
