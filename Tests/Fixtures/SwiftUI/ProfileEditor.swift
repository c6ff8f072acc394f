import SwiftUI
import UIKit

struct Profile {
    var username = "g_kumar"
    var bio = ""
    var birthday = Date(timeIntervalSince1970: 631_152_000)
    var season = Season.winter
    var pronouns: String?

    enum Season: String, CaseIterable, Identifiable {
        case spring = "🌷", summer = "🌞", autumn = "🍂", winter = "☃️"
        var id: String { rawValue }
    }
}

struct ProfileHost: View {
    @Environment(\.editMode) private var editMode
    @State private var draft = Profile()
    @State private var profile = Profile()

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            HStack {
                if editMode?.wrappedValue == .active {
                    Button("Cancel", role: .cancel) {
                        draft = profile
                        editMode?.animation().wrappedValue = .inactive
                    }
                }
                Spacer()
                EditButton()
            }
            if editMode?.wrappedValue == .inactive {
                ProfileSummary(profile: profile)
            } else {
                ProfileForm(profile: $draft)
                    .onAppear { draft = profile }
                    .onDisappear { profile = draft }
            }
        }
        .padding()
    }
}

struct ProfileSummary: View {
    var profile: Profile

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 10) {
                Text(profile.username).bold().font(.title)
                Text("Birthday: ") + Text(profile.birthday, style: .date)
                Text("Seasonal photos: \(profile.season.rawValue)")
                if let pronouns = profile.pronouns { Text(pronouns) }
            }
        }
    }
}

struct ProfileForm: View {
    @Binding var profile: Profile

    var dateRange: ClosedRange<Date> {
        let min = Calendar.current.date(byAdding: .year, value: -120, to: profile.birthday)!
        return min...Date.now
    }

    var body: some View {
        List {
            HStack {
                Text("Username")
                Spacer()
                TextField("Username", text: $profile.username)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.trailing)
            }
            VStack(alignment: .leading) {
                Text("About you")
                TextEditor(text: $profile.bio)
                    .frame(height: 100)
                    .accessibilityLabel("About you")
            }
            Picker("Seasonal photo", selection: $profile.season) {
                ForEach(Profile.Season.allCases) { season in
                    Text(season.rawValue).tag(season)
                }
            }
            DatePicker(selection: $profile.birthday, in: dateRange, displayedComponents: .date) {
                Text("Birthday")
            }
        }
    }
}

struct ProfileHost_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ProfileHost()
            ProfileForm(profile: .constant(Profile()))
                .previewDisplayName("Editing")
        }
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.timeZone, .gmt)
    }
}
