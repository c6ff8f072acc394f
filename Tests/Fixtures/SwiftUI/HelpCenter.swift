import SafariServices
import SwiftUI
import WebKit

struct WebArticle: UIViewRepresentable {
    let url: URL
    @Binding var isLoading: Bool

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        view.navigationDelegate = context.coordinator
        view.load(URLRequest(url: url))
        return view
    }

    func updateUIView(_ uiView: WKWebView, context: Context) {}

    final class Coordinator: NSObject, WKNavigationDelegate {
        var parent: WebArticle

        init(_ parent: WebArticle) { self.parent = parent }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            parent.isLoading = false
        }
    }
}

struct SafariView: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: Context) -> SFSafariViewController {
        SFSafariViewController(url: url)
    }

    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

struct HelpCenter: View {
    @State private var isLoading = false
    @State private var shownURL: URL?
    @State private var expanded: Set<String> = []

    private let questions: KeyValuePairs<String, String> = [
        "How do I reset my password?": "Tap **Forgot password** on the sign-in screen.",
        "Can I export my data?": "Yes, as CSV, from *Settings*.",
    ]

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(questions, id: \.key) { question, answer in
                        DisclosureGroup(isExpanded: binding(for: question)) {
                            Text(LocalizedStringKey(answer))
                        } label: {
                            Text(question)
                        }
                    }
                } header: {
                    Text("Common questions")
                }
                Section {
                    NavigationLink("Read the guide") {
                        WebArticle(url: URL(string: "https://example.com/guide")!, isLoading: $isLoading)
                            .overlay { if isLoading { ProgressView() } }
                            .navigationTitle("Guide")
                    }
                    Button("Open the forum") { shownURL = URL(string: "https://example.com/forum") }
                    Link(destination: URL(string: "tel:5550100")!) {
                        Label("Call us", systemImage: "phone.fill")
                    }
                }
            }
            .navigationTitle("Help")
            .sheet(isPresented: Binding(get: { shownURL != nil }, set: { if !$0 { shownURL = nil } })) {
                if let shownURL { SafariView(url: shownURL).ignoresSafeArea() }
            }
        }
    }

    private func binding(for question: String) -> Binding<Bool> {
        Binding {
            expanded.contains(question)
        } set: { isExpanded in
            if isExpanded { expanded.insert(question) } else { expanded.remove(question) }
        }
    }
}

#Preview {
    HelpCenter()
}
