@MainActor open class UIResponder: NSObject {}

@MainActor open class UIApplication: UIResponder {
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {
        public static let universalLinksOnly = OpenExternalURLOptionsKey()
    }

    open class var shared: UIApplication { fatalError() }
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name { fatalError() }
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name { fatalError() }

    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil) { fatalError() }
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { fatalError() }
}

open class UIPasteboard: NSObject {
    open class var general: UIPasteboard { fatalError() }
    open var string: String?
}
