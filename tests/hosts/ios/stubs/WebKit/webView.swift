import UIKit

@MainActor open class WKWebView: UIView {
    public init(frame: CGRect, configuration: WKWebViewConfiguration) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }

    weak open var navigationDelegate: (any WKNavigationDelegate)?
    weak open var uiDelegate: (any WKUIDelegate)?
    open var scrollView: UIScrollView { fatalError() }
    open var url: URL? { fatalError() }
    open var canGoBack: Bool { fatalError() }
    open var allowsBackForwardNavigationGestures = false
    open var isInspectable = false

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { fatalError() }
    @discardableResult
    open func goBack() -> WKNavigation? { fatalError() }
}

extension WKWebView {
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) { fatalError() }
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? { fatalError() }
}

@MainActor open class WKContentWorld: NSObject {
    open class var page: WKContentWorld { fatalError() }
}

@MainActor open class WKWebViewConfiguration: NSObject {
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore: WKWebsiteDataStore { get { fatalError() } set {} }
    open var defaultWebpagePreferences: WKWebpagePreferences!
    open var limitsNavigationsToAppBoundDomains = false
}

@MainActor open class WKPreferences: NSObject {
    open var javaScriptCanOpenWindowsAutomatically = false
    open var isFraudulentWebsiteWarningEnabled = true
}

@MainActor open class WKWebpagePreferences: NSObject {
    open var allowsContentJavaScript = true
}

@MainActor open class WKWebsiteDataStore: NSObject {
    open class func `default`() -> WKWebsiteDataStore { fatalError() }
}

@MainActor open class WKUserContentController: NSObject {
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld world: WKContentWorld, name: String
    ) { fatalError() }
}
