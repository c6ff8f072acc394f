import MapKit
import SwiftUI

struct Shop: Identifiable, Hashable {
    let id: Int
    let name: String
    let address: String
    let latitude: Double
    let longitude: Double
    let isOpen: Bool

    var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

struct StoreLocatorView: View {
    @State private var camera: MapCameraPosition = .region(
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405),
            span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)))
    @State private var selection: Int?
    @State private var onlyOpen = false

    let shops = [
        Shop(id: 1, name: "Mitte", address: "Torstraße 1", latitude: 52.529, longitude: 13.401, isOpen: true),
        Shop(id: 2, name: "Kreuzberg", address: "Oranienstraße 20", latitude: 52.5, longitude: 13.42, isOpen: false),
    ]

    private var shown: [Shop] { onlyOpen ? shops.filter(\.isOpen) : shops }

    var body: some View {
        VStack(spacing: 0) {
            Map(position: $camera, selection: $selection) {
                ForEach(shown) { shop in
                    Marker(shop.name, systemImage: "cart", coordinate: shop.coordinate)
                        .tint(shop.isOpen ? .green : .gray)
                        .tag(shop.id)
                }
            }
            .frame(height: 260)
            .accessibilityLabel("Map of shops")

            Toggle("Only open shops", isOn: $onlyOpen)
                .padding()

            List(shown, selection: $selection) { shop in
                VStack(alignment: .leading) {
                    Text(shop.name).font(.headline)
                    Text(shop.address).font(.subheadline)
                    Label(shop.isOpen ? "Open now" : "Closed", systemImage: shop.isOpen ? "clock.fill" : "clock")
                        .font(.caption)
                        .foregroundStyle(shop.isOpen ? Color.green : Color.secondary)
                }
                .accessibilityElement(children: .combine)
            }
            .listStyle(.plain)
        }
    }
}

#Preview {
    StoreLocatorView()
}
