import SwiftUI

enum Route: Hashable {
    case trip(Trip)
    case packing(Trip)
}

struct Trip: Hashable, Identifiable {
    let id: Int
    var destination: String
    var nights: Int
    var start: Date
}

@Observable
final class Router {
    var path = NavigationPath()

    func show(_ route: Route) { path.append(route) }
    func popToRoot() { path.removeLast(path.count) }
}

struct TravelPlanner: View {
    @State private var router = Router()
    @State private var trips = [
        Trip(id: 1, destination: "Oslo", nights: 3, start: Date(timeIntervalSince1970: 1_790_000_000)),
        Trip(id: 2, destination: "Porto", nights: 1, start: Date(timeIntervalSince1970: 1_795_000_000)),
    ]
    @State private var isAdding = false

    var body: some View {
        NavigationStack(path: $router.path) {
            List {
                ForEach(trips) { trip in
                    Button {
                        router.show(.trip(trip))
                    } label: {
                        HStack {
                            VStack(alignment: .leading) {
                                Text(trip.destination).font(.headline)
                                Text("^[\(trip.nights) night](inflect: true)")
                            }
                            Spacer()
                            Text(trip.start, style: .date).foregroundStyle(.secondary)
                        }
                    }
                    .buttonStyle(.plain)
                }
            }
            .overlay {
                if trips.isEmpty {
                    ContentUnavailableView {
                        Label("No trips", systemImage: "airplane")
                    } description: {
                        Text("Plan your first one.")
                    } actions: {
                        Button("Add a trip") { isAdding = true }
                    }
                }
            }
            .navigationTitle("Trips")
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .trip(let trip): TripView(trip: trip)
                case .packing(let trip): PackingList(trip: trip)
                }
            }
            .toolbar {
                Button("Add trip", systemImage: "plus") { isAdding = true }
            }
            .sheet(isPresented: $isAdding) {
                NewTripSheet { trips.append($0) }
                    .presentationDetents([.medium, .large])
                    .presentationDragIndicator(.visible)
            }
        }
        .environment(router)
    }
}

struct TripView: View {
    @Environment(Router.self) private var router
    let trip: Trip

    var body: some View {
        VStack {
            Text("\(trip.nights) nights in \(trip.destination)")
            Button("Packing list") { router.show(.packing(trip)) }
        }
        .navigationTitle(trip.destination)
    }
}

struct PackingList: View {
    @Environment(Router.self) private var router
    let trip: Trip
    @State private var packed: [String: Bool] = ["Passport": true, "Charger": false]

    var body: some View {
        Form {
            ForEach(packed.keys.sorted(), id: \.self) { item in
                Toggle(item, isOn: Binding(get: { packed[item, default: false] }, set: { packed[item] = $0 }))
            }
            Button("Back to all trips", action: router.popToRoot)
        }
        .navigationTitle("Packing")
    }
}

struct NewTripSheet: View {
    var onSave: (Trip) -> Void
    @State private var destination = ""
    @State private var dates: Set<DateComponents> = []
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Destination", text: $destination)
                MultiDatePicker("Dates", selection: $dates)
            }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        onSave(Trip(id: .random(in: 10...999), destination: destination, nights: max(dates.count, 1), start: .now))
                        dismiss()
                    }
                    .disabled(destination.isEmpty)
                }
            }
        }
    }
}

#Preview {
    TravelPlanner()
        .environment(\.locale, .init(identifier: "en_US"))
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
}
