import UIKit

@MainActor open class WKNavigation: NSObject {}
@MainActor open class WKWindowFeatures: NSObject {}

@MainActor open class WKSecurityOrigin: NSObject {
    open var `protocol`: String { fatalError() }
    open var host: String { fatalError() }
}

@MainActor open class WKFrameInfo: NSObject {
    open var isMainFrame: Bool { fatalError() }
    open var securityOrigin: WKSecurityOrigin { fatalError() }
}

@MainActor open class WKNavigationAction: NSObject {
    open var targetFrame: WKFrameInfo? { fatalError() }
    open var request: URLRequest { fatalError() }
}

@MainActor open class WKNavigationResponse: NSObject {
    open var isForMainFrame: Bool { fatalError() }
    open var response: URLResponse { fatalError() }
}

@MainActor open class WKScriptMessage: NSObject {
    open var body: Any { fatalError() }
    weak open var webView: WKWebView? { fatalError() }
    open var frameInfo: WKFrameInfo { fatalError() }
}
