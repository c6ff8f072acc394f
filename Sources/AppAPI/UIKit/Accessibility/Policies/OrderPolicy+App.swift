import AccessibilityModel
import AppHost

extension OrderPolicy: AppStateKey {
  package static func initialValue(in host: RunningApp) -> OrderPolicy {
    OrderPolicy().following(host.environment.rules)
  }
}
