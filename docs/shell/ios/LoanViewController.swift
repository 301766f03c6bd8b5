// Not compiled here.
import StoreKit
import UIKit
import WebKit

/// Shows the loan app at an address of its origin, with the session and device in its query (docs/bridge.md).
@MainActor
final class LoanViewController: UIViewController {
    private static let host = "loans.example"
    private static let backLimit: Duration = .milliseconds(400)
    private static let known = [
        "navigate", "closeWebView", "goPage", "goHome", "goMine", "goLogin", "callPhone", "goRating", "track",
        "startBindCard", "endBindCard", "capabilities", "copyText", "share", "openExternal",
    ]
    private static let nativePages: Set<String> = ["main", "home", "mine", "setting", "login", "order", "productDetail", "productUrl"]

    private let address: URL
    /// Opens a native page by its name; the shell's own navigation.
    private let openNative: (_ page: String, _ query: String, _ payload: [String: String]) -> Void
    private var webView: WKWebView!
    private var backAnswered: ((Bool) -> Void)?

    init(address: URL, openNative: @escaping (String, String, [String: String]) -> Void) {
        self.address = address
        self.openNative = openNative
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let configuration = WKWebViewConfiguration()
        // Lasting: what is unknown about a payment must survive the app's death.
        configuration.websiteDataStore = .default()
        // Only the domains of Info.plist: no other page gets script messages or injected scripts.
        configuration.limitsNavigationsToAppBoundDomains = true
        configuration.defaultWebpagePreferences.allowsContentJavaScript = true
        configuration.preferences.javaScriptCanOpenWindowsAutomatically = false
        configuration.preferences.isFraudulentWebsiteWarningEnabled = true
        configuration.userContentController.addScriptMessageHandler(Receiver(self), contentWorld: .page, name: "loanShell")

        webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = self
        webView.uiDelegate = self
        // Back belongs to the page first: our own gesture asks it.
        webView.allowsBackForwardNavigationGestures = false
        // The page keeps clear of the cutouts by env(safe-area-inset-*).
        webView.scrollView.contentInsetAdjustmentBehavior = .never
        #if DEBUG
        webView.isInspectable = true
        #endif
        webView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(webView)
        NSLayoutConstraint.activate([
            webView.topAnchor.constraint(equalTo: view.topAnchor),
            webView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            webView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            // The keyboard resizes the page.
            webView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])

        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.backward"), primaryAction: UIAction { [weak self] _ in self?.pressBack() })
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edgeMoved))
        edge.edges = .left
        view.addGestureRecognizer(edge)

        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(didEnterBackground), name: UIApplication.didEnterBackgroundNotification, object: nil)
        center.addObserver(self, selector: #selector(willEnterForeground), name: UIApplication.willEnterForegroundNotification, object: nil)
        load(address)
    }

    private func load(_ address: URL) {
        guard isOurs(address) else { return close() }
        webView.load(URLRequest(url: address))
    }

    /// Only an address whose origin is the app's own.
    private func isOurs(_ url: URL?) -> Bool {
        url?.scheme == "https" && url?.host() == Self.host && url?.user() == nil && url?.port == nil
    }

    // MARK: Events

    @objc private func didEnterBackground() { tell(.pause) }
    @objc private func willEnterForeground() { tell(.resume) }
    @objc private func edgeMoved(_ gesture: UIScreenEdgePanGestureRecognizer) {
        if gesture.state == .recognized { pressBack() }
    }

    private func tell(_ event: ShellEvent) {
        // As an argument, never glued into the script.
        webView.callAsyncJavaScript(
            "window.loanShellReceive?.(text)", arguments: ["text": LoanShellMessages.event(event)], in: nil, in: .page)
    }

    /// Asks the page to deal with back; goes back by itself when it does not, or says nothing in time.
    private func pressBack() {
        guard backAnswered == nil else { return }
        backAnswered = { [weak self] handled in
            guard let self, !handled else { return }
            if webView.canGoBack { webView.goBack() } else { close() }
        }
        tell(.back)
        Task { [weak self] in
            try? await Task.sleep(for: Self.backLimit)
            self?.answerBack(false)
        }
    }

    private func answerBack(_ handled: Bool) {
        let answered = backAnswered
        backAnswered = nil
        answered?(handled)
    }

    private func close() {
        if let navigationController, navigationController.viewControllers.first !== self {
            navigationController.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }

    // MARK: Actions

    /// The answer of an action as a text; nil for an action that has none.
    fileprivate func answer(to text: String) async -> String? {
        switch LoanShellMessages.read(text) {
        case nil, .ready: return nil
        case .backHandled(let handled):
            answerBack(handled)
            return nil
        case .request(let id, let action):
            return await perform(id, action)
        }
    }

    private func perform(_ id: String, _ action: PageAction) async -> String? {
        switch action {
        case .capabilities:
            return LoanShellMessages.yes(id, result: ["actions": Self.known])
        case .unknown:
            return LoanShellMessages.no(id, .unsupported)
        case .navigate(let to, let payload), .goPage(let to, let payload):
            let parts = to.split(separator: "?", maxSplits: 1).map(String.init)
            guard let page = parts.first, Self.nativePages.contains(page) else { return LoanShellMessages.no(id, .rejected) }
            openNative(page, parts.count > 1 ? parts[1] : "", payload)
        case .closeWebView:
            close()
        case .goHome:
            close()
            openNative("home", "", [:])
        case .goMine:
            close()
            openNative("mine", "", [:])
        case .goLogin:
            close()
            openNative("login", "", [:])
        case .callPhone(let number):
            let digits = number.filter { $0.isNumber || $0 == "+" }
            guard !digits.isEmpty, let url = URL(string: "tel:\(digits)"), await UIApplication.shared.open(url)
            else { return LoanShellMessages.no(id, .rejected) }
        case .goRating:
            guard let scene = view.window?.windowScene else { return LoanShellMessages.no(id, .rejected) }
            SKStoreReviewController.requestReview(in: scene)
        case .track, .startBindCard, .endBindCard:
            break // Your analytics and bookkeeping. Never log the payload.
        case .copyText(let text):
            UIPasteboard.general.string = text
            return LoanShellMessages.yes(id)
        case .share(let title, let text, let url):
            return await share(title: title, text: text, url: url) ? LoanShellMessages.yes(id) : LoanShellMessages.no(id, .cancelled)
        case .openExternal(let address):
            guard let url = URL(string: address), ["https", "http", "mailto"].contains(url.scheme),
                  await UIApplication.shared.open(url)
            else { return LoanShellMessages.no(id, .rejected) }
        }
        return nil
    }

    private func share(title: String, text: String, url: String) async -> Bool {
        let sheet = UIActivityViewController(activityItems: [text, URL(string: url) as Any].filter { !($0 is NSNull) }, applicationActivities: nil)
        sheet.title = title
        sheet.popoverPresentationController?.sourceView = view
        return await withCheckedContinuation { continuation in
            sheet.completionWithItemsHandler = { _, completed, _, _ in continuation.resume(returning: completed) }
            present(sheet, animated: true)
        }
    }
}

/// Hears the page. Apart, and with a weak reference, because the content controller holds its handlers for good.
@MainActor
private final class Receiver: NSObject, WKScriptMessageHandlerWithReply {
    private weak var host: LoanViewController?

    init(_ host: LoanViewController) { self.host = host }

    func userContentController(
        _ controller: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) {
        // The main frame of the app's own origin, and nobody else.
        let origin = message.frameInfo.securityOrigin
        guard message.frameInfo.isMainFrame, origin.protocol == "https", origin.host == "loans.example", let text = message.body as? String
        else { return (nil, nil) }
        return (await host?.answer(to: text), nil)
    }
}

extension LoanViewController: WKNavigationDelegate, WKUIDelegate {
    func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
        let url = action.request.url
        // Agreements are shown in frames; they get no bridge.
        if action.targetFrame?.isMainFrame == false { return url?.scheme == "https" || url?.scheme == "about" ? .allow : .cancel }
        if isOurs(url) { return .allow }
        // A partner's page never shares a WebView with the bridge.
        if let url, ["https", "tel", "mailto"].contains(url.scheme) { _ = await UIApplication.shared.open(url) }
        return .cancel
    }

    /// The content process died: the same address again. What the borrower meant to do stands in localStorage.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        answerBack(false)
        load(isOurs(webView.url) ? webView.url ?? address : address)
    }

    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for action: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        // No windows: what would open one opens outside.
        if let url = action.request.url, url.scheme == "https" { UIApplication.shared.open(url) }
        return nil
    }
}
