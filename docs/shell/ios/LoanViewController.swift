// Type-checked, never run: see README.md.
import UIKit
import WebKit

/// Shows the loan app at an address of its origin, with the session and device in its query (docs/bridge.md).
@MainActor
final class LoanViewController: UIViewController {
    fileprivate static let host = "loans.example"
    private static let backLimit: Duration = .milliseconds(400)
    private static let known = [
        "navigate", "closeWebView", "goPage", "goHome", "goMine", "goLogin", "callPhone", "goRating", "track",
        "startBindCard", "endBindCard", "capabilities", "copyText", "share", "openExternal",
    ]
    private static let servicePhone = "tel:+63281234567"
    /// Your app in the App Store. iOS may show no rating sheet of its own to someone who tapped a button for it.
    private static let ratingPage = "https://apps.apple.com/app/id0000000000?action=write-review"
    /// Apps that a page may open by an address, besides https: mail, messages, and the wallets of your payment partners (Info.plist names them too).
    private static let otherApps: Set<String> = ["mailto", "sms", "gcash", "paymaya", "grab"]
    /// Telephone numbers, without service codes such as *#06#.
    private static let telephone = #"^tel:\+?[0-9().-]+$"#
    private static let firstNumber = #"\+?[0-9](?:[\s().-]{0,2}[0-9])*"#
    /// More content processes than this that die within the time show words instead: a retry is the borrower's.
    private static let mostDeaths = 2
    private static let deathsWithin: TimeInterval = 10 * 60
    private static let nativePages: Set<String> = ["main", "home", "mine", "setting", "login", "order", "productDetail", "productUrl"]

    private var address: URL
    /// Opens a native page by its name; the shell's own navigation.
    private let openNative: (_ page: String, _ query: String, _ payload: [String: String]) -> Void
    fileprivate var webView: WKWebView!
    private var backAnswered: ((Bool) -> Void)?
    private var backPresses = 0
    /// The page has sent `ready`: before that nothing hears an event.
    private var isReady = false
    private var isOnTop = false
    private var isActive = true
    private var isPaused = true
    private var isSessionClosed = false
    private var trouble: UIView?
    private var deaths: [Date] = []
    private var diedInBackground = false

    init(address: URL, openNative: @escaping (String, String, [String: String]) -> Void) {
        self.address = address
        self.openNative = openNative
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }

    private func addWebView() {
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
        webView.isInspectable = isDebugBuild
        webView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(webView)
        NSLayoutConstraint.activate([
            webView.topAnchor.constraint(equalTo: view.topAnchor),
            webView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            webView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            // The keyboard resizes the page.
            webView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Where no page is: behind the words of a failed load, and below the page.
        view.backgroundColor = .systemBackground
        // A sheet that is swiped down would not ask the page.
        isModalInPresentation = true
        addWebView()
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
        self.address = address
        diedInBackground = false
        // A screen that was never shown opens it in viewDidLoad.
        if isViewLoaded { webView.load(URLRequest(url: address)) }
    }

    /// Opens the page again with a new session, after a login: in a new WebView, for the old one's history leads to the pages of the old session.
    func renew(address: URL) {
        isSessionClosed = false
        if isViewLoaded {
            forgetPage()
            hideTrouble()
            webView.navigationDelegate = nil
            webView.removeFromSuperview()
            addWebView()
        }
        load(address)
    }

    /// Call it when the borrower logs out, and before another one logs in: the page hides its figures and removes what it kept.
    func closeSession() {
        isSessionClosed = true
        tell(.sessionClosed)
    }

    // MARK: Trouble

    /// In place of a page that cannot be shown: words, a retry and the service phone. Never the address: it names the session.
    private func showTrouble(_ words: String) {
        hideTrouble()
        webView.isHidden = true
        let label = UILabel()
        label.text = words
        label.numberOfLines = 0
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let retry = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Try again") { [weak self] _ in self?.retry() })
        let call = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Call us") { _ in
            if let phone = URL(string: LoanViewController.servicePhone) { UIApplication.shared.open(phone) }
        })
        let stack = UIStackView(arrangedSubviews: [label, retry, call])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        trouble = stack
    }

    private func hideTrouble() {
        trouble?.removeFromSuperview()
        trouble = nil
        webView.isHidden = false
    }

    private func retry() {
        deaths = []
        load(address)
    }

    /// What a retry and a new content process open: where the borrower is, or wanted to go.
    private func keepAddress(_ url: URL?) {
        if let url, isOurs(url) { address = url }
    }

    private func loadFailed(at url: URL?) {
        isReady = false
        keepAddress(url)
        showTrouble("The page could not be loaded. Check your connection and try again.")
    }

    /// Only an address whose origin is the app's own.
    private func isOurs(_ url: URL?) -> Bool {
        url?.scheme == "https" && url?.host() == Self.host && url?.user() == nil && url?.port == nil
    }

    /// Another page, or none: nothing reaches it before its `ready`, and an earlier back gets no answer.
    private func forgetPage() {
        isReady = false
        backAnswered = nil
    }

    // MARK: Events

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isOnTop = true
        showing()
    }

    /// Another screen of the app covers this one.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isOnTop = false
        showing()
    }

    @objc private func didEnterBackground() {
        isActive = false
        showing()
    }

    @objc private func willEnterForeground() {
        isActive = true
        showing()
    }

    /// Pause and resume in pairs, whatever hides the page.
    private func showing() {
        let isHidden = !isOnTop || !isActive
        guard isHidden != isPaused else { return }
        isPaused = isHidden
        if !isHidden, diedInBackground {
            load(address)
        } else if isHidden {
            tell(.pause)
        } else if !isSessionClosed {
            // To the page, resume after the end of a session means that the borrower has logged in again.
            tell(.resume)
        }
    }

    @objc private func edgeMoved(_ gesture: UIScreenEdgePanGestureRecognizer) {
        if gesture.state == .recognized { pressBack() }
    }

    private func tell(_ event: ShellEvent) {
        guard isReady else { return }
        // As an argument, never glued into the script.
        webView.callAsyncJavaScript(
            "window.loanShellReceive?.(text)", arguments: ["text": LoanShellMessages.event(event)], in: nil, in: .page)
    }

    /// Asks the page to deal with back; goes back by itself when it does not, or says nothing in time.
    private func pressBack() {
        guard isReady else { return goBack() }
        guard backAnswered == nil else { return }
        backAnswered = { [weak self] handled in
            if !handled { self?.goBack() }
        }
        backPresses += 1
        let press = backPresses
        tell(.back)
        Task { [weak self] in
            try? await Task.sleep(for: Self.backLimit)
            // Each press has its own limit: an old one must not end the next press.
            guard let self, backPresses == press else { return }
            answerBack(false)
        }
    }

    private func goBack() {
        if trouble == nil, webView.canGoBack { webView.goBack() } else { close() }
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
        case nil: return nil
        case .ready:
            // A back that an earlier page has not answered is of no use to this one.
            backAnswered = nil
            isReady = true
            if isPaused { tell(.pause) }
            if isSessionClosed { tell(.sessionClosed) }
            return nil
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
            guard let first = number.range(of: Self.firstNumber, options: .regularExpression),
                  let url = URL(string: "tel:" + number[first].filter { $0 == "+" || $0.isNumber }),
                  await UIApplication.shared.open(url)
            else { return LoanShellMessages.no(id, .rejected) }
        case .goRating:
            guard let url = URL(string: Self.ratingPage), await UIApplication.shared.open(url)
            else { return LoanShellMessages.no(id, .rejected) }
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
        let items: [Any?] = [text, URL(string: url)]
        let sheet = UIActivityViewController(activityItems: items.compactMap { $0 }, applicationActivities: nil)
        sheet.title = title
        sheet.popoverPresentationController?.sourceView = view
        return await withCheckedContinuation { continuation in
            sheet.completionWithItemsHandler = { [weak sheet] _, completed, _, _ in
                // iOS calls it again after an app that was chosen has cancelled, and a second answer ends the app.
                sheet?.completionWithItemsHandler = nil
                continuation.resume(returning: completed)
            }
            present(sheet, animated: true)
        }
    }
}

#if DEBUG
private let isDebugBuild = true
#else
private let isDebugBuild = false
#endif

/// Hears the page. Apart, and with a weak reference, because the content controller holds its handlers for good.
@MainActor
private final class Receiver: NSObject, WKScriptMessageHandlerWithReply {
    private weak var host: LoanViewController?

    init(_ host: LoanViewController) { self.host = host }

    func userContentController(
        _ controller: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) {
        // The main frame of the app's own origin in the WebView that is shown, and nobody else.
        let origin = message.frameInfo.securityOrigin
        guard let host, message.webView === host.webView, message.frameInfo.isMainFrame, origin.protocol == "https", origin.host == LoanViewController.host,
              let text = message.body as? String
        else { return (nil, nil) }
        return (await host.answer(to: text), nil)
    }
}

extension LoanViewController: WKNavigationDelegate, WKUIDelegate {
    func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
        let url = action.request.url
        // Agreements are shown in frames; they get no bridge.
        if action.targetFrame?.isMainFrame == false { return url?.scheme == "https" || url?.scheme == "about" ? .allow : .cancel }
        if isOurs(url) { return .allow }
        // A partner's page never shares a WebView with the bridge.
        if let url { await openOutside(url) }
        return .cancel
    }

    /// A wallet's universal link opens the wallet where it is installed, and the browser where it is not.
    private func openOutside(_ url: URL) async {
        guard let scheme = url.scheme else { return }
        if scheme == "https" {
            if await UIApplication.shared.open(url, options: [.universalLinksOnly: true]) { return }
            _ = await UIApplication.shared.open(url)
        } else if Self.otherApps.contains(scheme) || url.absoluteString.range(of: Self.telephone, options: .regularExpression) != nil {
            _ = await UIApplication.shared.open(url)
        }
    }

    /// A server that fails counts as a load that fails.
    func webView(_ webView: WKWebView, decidePolicyFor response: WKNavigationResponse) async -> WKNavigationResponsePolicy {
        guard response.isForMainFrame, let answer = response.response as? HTTPURLResponse, answer.statusCode >= 500 else { return .allow }
        loadFailed(at: answer.url)
        return .cancel
    }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
        let error = error as NSError
        // Our own refusals: a cancelled load, and a policy that said no (WebKit's 102).
        if error.code == NSURLErrorCancelled || error.code == 102 { return }
        loadFailed(at: error.userInfo[NSURLErrorFailingURLErrorKey] as? URL)
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        forgetPage()
        hideTrouble()
        keepAddress(webView.url)
    }

    /// The content process died: the same address again. What the borrower meant to do is on disk.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        forgetPage()
        keepAddress(webView.url)
        let now = Date()
        deaths = deaths.filter { now.timeIntervalSince($0) < Self.deathsWithin } + [now]
        if deaths.count > Self.mostDeaths {
            showTrouble("The page stopped several times. What you sent before is kept. Try again later, or call us.")
        } else if isPaused {
            // A phone short of memory would kill the next one too while nobody looks.
            diedInBackground = true
        } else {
            load(address)
        }
    }

    /// The page never uses camera or microphone by itself: a file input brings the system's own camera.
    func webView(
        _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin, initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
    ) async -> WKPermissionDecision {
        .deny
    }

    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for action: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        // No windows. Only the app's own pages come here, by decidePolicyFor: outside, their session would be in a browser's history.
        if isOurs(action.request.url) { webView.load(action.request) }
        return nil
    }
}
