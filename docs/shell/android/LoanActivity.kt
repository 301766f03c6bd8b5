package com.example.loanshell

import android.annotation.SuppressLint
import android.content.ActivityNotFoundException
import android.content.ClipData
import android.content.ClipboardManager
import android.content.Intent
import android.content.pm.ApplicationInfo
import android.content.res.Configuration
import android.graphics.Bitmap
import android.graphics.Color
import android.net.Uri
import android.net.http.SslError
import android.os.Bundle
import android.os.SystemClock
import android.view.View
import android.webkit.CookieManager
import android.webkit.RenderProcessGoneDetail
import android.webkit.SslErrorHandler
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceError
import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import android.webkit.WebSettings
import android.webkit.WebView
import android.webkit.WebViewClient
import android.widget.FrameLayout
import androidx.activity.ComponentActivity
import androidx.activity.OnBackPressedCallback
import androidx.activity.enableEdgeToEdge
import androidx.core.graphics.Insets
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import androidx.webkit.WebSettingsCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature

/**
 * Shows the loan app. Open it with EXTRA_ADDRESS: an address of the app, with the session and device in its query (docs/bridge.md, Session).
 * What differs for your app is in the companion object.
 */
class LoanActivity : ComponentActivity(), ShellActions {
    private val files = LoanFiles(this)
    private lateinit var root: FrameLayout
    private var webView: WebView? = null
    private var bridge: LoanShellBridge? = null
    private var trouble: View? = null
    private var isResumed = false
    private var isSessionClosed = false

    /** When renderers died, in milliseconds since the phone started. */
    private val deaths = ArrayDeque<Long>()

    /** Where the borrower was when that was last known. */
    private var lastAddress = ""

    /** The renderer died in the background: the page is opened again when the borrower returns. */
    private var isWaiting = false

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        open += this
        root = FrameLayout(this)
        paint(resources.configuration)
        ViewCompat.setOnApplyWindowInsetsListener(root) { view, insets ->
            // The parent keeps the page clear of bars, cutouts and the keyboard: a WebView ignores its own padding.
            val kept = insets.getInsets(handledInsets)
            view.setPadding(kept.left, kept.top, kept.right, kept.bottom)
            // The page must not keep clear of them a second time.
            WindowInsetsCompat.Builder(insets).setInsets(handledInsets, Insets.NONE).build()
        }
        setContentView(root)
        onBackPressedDispatcher.addCallback(this, back)
        isSessionClosed = savedInstanceState?.getBoolean(STATE_SESSION_CLOSED) == true
        // After a kill the address is opened again, not the WebView's own state: the page keeps what must survive.
        openAddress(savedInstanceState?.getString(STATE_ADDRESS) ?: addressIn(intent))
    }

    /** A new session after a login, while this screen is still open. */
    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        this.intent = intent
        isSessionClosed = false
        openAddress(addressIn(intent))
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        outState.putString(STATE_ADDRESS, currentAddress())
        outState.putBoolean(STATE_SESSION_CLOSED, isSessionClosed)
    }

    private fun addressIn(intent: Intent) = intent.getStringExtra(EXTRA_ADDRESS).orEmpty()

    /** Where the borrower is: the address that a retry, a new renderer or a new session opens. */
    private fun currentAddress(): String {
        // A WebView that has shown nothing yet does not know.
        webView?.url?.takeIf(::isOurs)?.let { lastAddress = it }
        return lastAddress
    }

    /** A new WebView for an address of the app. */
    private fun openAddress(address: String) {
        closeWebView()
        isWaiting = false
        if (!isOurs(address)) return finish()
        lastAddress = address
        if (isTooOld()) return showTooOld()
        val view = WebView(this)
        prepare(view)
        val newBridge = LoanShellBridge(view, ORIGIN, this)
        // Before anything is loaded: a page knows only the listeners that were there when it began.
        if (!newBridge.connect()) {
            view.destroy()
            return showTooOld()
        }
        webView = view
        bridge = newBridge
        if (!isResumed) newBridge.pause()
        if (isSessionClosed) newBridge.closeSession()
        root.addView(view, 0)
        view.loadUrl(address)
    }

    @SuppressLint("SetJavaScriptEnabled")
    private fun prepare(view: WebView) {
        WebView.setWebContentsDebuggingEnabled(applicationInfo.flags and ApplicationInfo.FLAG_DEBUGGABLE != 0)
        view.settings.apply {
            javaScriptEnabled = true
            domStorageEnabled = true
            allowFileAccess = false
            allowContentAccess = false
            mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW
            setGeolocationEnabled(false)
            javaScriptCanOpenWindowsAutomatically = false
            setSupportMultipleWindows(false)
            mediaPlaybackRequiresUserGesture = true
        }
        if (WebViewFeature.isFeatureSupported(WebViewFeature.SAFE_BROWSING_ENABLE)) {
            WebSettingsCompat.setSafeBrowsingEnabled(view.settings, true)
        }
        // The app has a dark scheme of its own; darkening by the WebView would make payment codes unreadable.
        if (WebViewFeature.isFeatureSupported(WebViewFeature.ALGORITHMIC_DARKENING)) {
            WebSettingsCompat.setAlgorithmicDarkeningAllowed(view.settings, false)
        }
        zoomText(view, resources.configuration)
        CookieManager.getInstance().setAcceptCookie(true)
        CookieManager.getInstance().setAcceptThirdPartyCookies(view, false)
        // Until the first frame is drawn the root's colour shows, not white.
        view.setBackgroundColor(Color.TRANSPARENT)
        view.webViewClient = Client()
        view.webChromeClient = chrome
        view.setDownloadListener { address, _, disposition, type, _ -> files.download(address, disposition, type) }
    }

    private fun closeWebView() {
        files.cancel()
        webView?.let {
            root.removeView(it)
            it.destroy()
        }
        webView = null
        // A back that is still open belongs to the page that is gone.
        bridge?.forgetPage()
        bridge = null
        showPage()
    }

    private inner class Client : WebViewClient() {
        /** For good, since a retry is a new WebView: an error comes before or after the start of its page. */
        private var hasFailed = false

        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            val address = request.url
            // Agreements are shown in frames; they have no bridge.
            if (!request.isForMainFrame) return address.scheme != "https"
            if (isOurs(address.toString())) return false
            // A partner's page never shares a WebView with the bridge.
            if (address.scheme == "https" || address.scheme in otherApps || telephone.matches("$address")) view(address)
            return true
        }

        override fun onPageStarted(view: WebView, url: String?, favicon: Bitmap?) {
            bridge?.forgetPage()
        }

        override fun doUpdateVisitedHistory(view: WebView, url: String?, isReload: Boolean) = watchBack()

        override fun onReceivedError(view: WebView, request: WebResourceRequest, error: WebResourceError) {
            if (request.isForMainFrame) fail(request.url.toString())
        }

        override fun onReceivedHttpError(view: WebView, request: WebResourceRequest, errorResponse: WebResourceResponse) {
            if (request.isForMainFrame && errorResponse.statusCode >= 500) fail(request.url.toString())
        }

        override fun onReceivedSslError(view: WebView, handler: SslErrorHandler, error: SslError) {
            handler.cancel()
            // Reported for requests of the page, too: one that runs shows itself that they failed.
            if (isOurs(error.url) && bridge?.isReady != true) fail(currentAddress())
        }

        /** The WebView's own error page shows the address: nobody must see it, also not while a retry loads. */
        private fun fail(address: String) {
            hasFailed = true
            showTrouble(R.string.loan_failed, R.string.loan_retry) { openAddress(address.takeIf(::isOurs) ?: currentAddress()) }
        }

        override fun onPageFinished(view: WebView, url: String?) {
            if (!hasFailed) showPage()
        }

        override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
            // This WebView can never be used again. The page goes on at its address: what it must keep is on disk.
            val address = currentAddress()
            closeWebView()
            val now = SystemClock.elapsedRealtime()
            deaths.addLast(now)
            while (now - deaths.first() > DEATHS_WITHIN_MS) deaths.removeFirst()
            when {
                deaths.size > MOST_DEATHS -> showTrouble(R.string.loan_stopped, R.string.loan_retry) {
                    deaths.clear()
                    openAddress(address)
                }
                isResumed -> openAddress(address)
                // A phone short of memory would kill the next one too while nobody looks.
                else -> isWaiting = true
            }
            return true
        }
    }

    private val chrome = object : WebChromeClient() {
        override fun onShowFileChooser(
            view: WebView,
            callback: ValueCallback<Array<Uri>>,
            params: FileChooserParams,
        ): Boolean = files.choose(callback, params)
    }

    private fun showTrouble(words: Int, action: Int, onAction: () -> Unit) {
        showPage()
        webView?.visibility = View.INVISIBLE
        trouble = LoanTrouble(this, words, action, onAction) { view(Uri.fromParts("tel", SERVICE_PHONE, null)) }
            .also(root::addView)
        watchBack()
    }

    private fun showPage() {
        trouble?.let(root::removeView)
        trouble = null
        webView?.visibility = View.VISIBLE
        watchBack()
    }

    private fun showTooOld() = showTrouble(R.string.loan_too_old, R.string.loan_update) {
        view(Uri.parse("market://details?id=com.google.android.webview"))
    }

    private val back = object : OnBackPressedCallback(false) {
        override fun handleOnBackPressed() {
            bridge?.back {
                val view = webView
                if (view?.canGoBack() == true) view.goBack() else finish()
            }
        }
    }

    /** Where nothing here takes back, it is the system's, which shows where it leads (predictive back). */
    private fun watchBack() {
        back.isEnabled = trouble == null && (bridge?.isReady == true || webView?.canGoBack() == true)
    }

    override fun onReadyChanged() = watchBack()

    override fun onPause() {
        isResumed = false
        bridge?.pause()
        super.onPause()
    }

    override fun onResume() {
        super.onResume()
        isResumed = true
        if (isWaiting) openAddress(lastAddress) else bridge?.resume()
    }

    override fun onConfigurationChanged(newConfig: Configuration) {
        super.onConfigurationChanged(newConfig)
        paint(newConfig)
        webView?.let { zoomText(it, newConfig) }
    }

    /** The background, and by their default style the icons of the bars, follow dark mode. */
    private fun paint(configuration: Configuration) {
        enableEdgeToEdge()
        val isDark = configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES
        root.setBackgroundColor(if (isDark) DARK else Color.WHITE)
    }

    /** Text as large as the phone's; the app is laid out for up to 200 %. */
    private fun zoomText(view: WebView, configuration: Configuration) {
        view.settings.textZoom = (configuration.fontScale * 100).toInt().coerceAtMost(200)
    }

    override fun onDestroy() {
        open -= this
        closeWebView()
        super.onDestroy()
    }

    override val known = listOf(
        "navigate", "closeWebView", "goPage", "goHome", "goMine", "goLogin", "callPhone", "goRating", "track",
        "startBindCard", "endBindCard", "capabilities", "copyText", "share", "openExternal",
    )

    override fun perform(request: PageRequest, answer: (ShellAnswer) -> Unit) {
        val no = { answer(ShellAnswer.No(Refusal.REJECTED)) }
        when (request) {
            is PageRequest.CloseWebView -> finish()
            is PageRequest.GoHome -> leaveFor("home")
            is PageRequest.GoMine -> leaveFor("mine")
            is PageRequest.GoLogin -> leaveFor("login")
            is PageRequest.Navigate -> if (!openNative(request.to, request.payload)) no()
            is PageRequest.GoPage -> if (!openNative(request.page, request.payload)) no()
            is PageRequest.CallPhone -> {
                val number = firstNumber.find(request.number)?.value?.filter { it in "+0123456789" }
                if (number == null || !view(Uri.fromParts("tel", number, null))) no()
            }
            is PageRequest.GoRating -> if (!view(Uri.parse("market://details?id=$packageName"))) no()
            is PageRequest.Track -> Unit // Your analytics. Never log the payload.
            is PageRequest.StartBindCard, is PageRequest.EndBindCard -> Unit // Your own bookkeeping.
            is PageRequest.CopyText -> {
                getSystemService(ClipboardManager::class.java).setPrimaryClip(ClipData.newPlainText("", request.text))
                answer(ShellAnswer.Yes())
            }
            is PageRequest.Share -> {
                val send = Intent(Intent.ACTION_SEND).setType("text/plain")
                    .putExtra(Intent.EXTRA_SUBJECT, request.title)
                    .putExtra(Intent.EXTRA_TEXT, "${request.text} ${request.url}".trim())
                startActivity(Intent.createChooser(send, null))
                // Android does not say whether something was shared.
                answer(ShellAnswer.Yes())
            }
            is PageRequest.OpenExternal -> {
                val address = Uri.parse(request.url)
                if (address.scheme !in setOf("https", "http", "mailto") || !view(address)) no()
            }
            is PageRequest.Capabilities, is PageRequest.Unknown -> Unit // Answered by the bridge.
        }
    }

    /** Opens a native page by its name. Names that are not known are refused: a page cannot choose an intent. */
    private fun openNative(to: String, payload: Map<String, String>): Boolean {
        val name = to.substringBefore('?')
        if (name !in setOf("main", "home", "mine", "setting", "login", "order", "productDetail", "productUrl")) return false
        startActivity(
            packageManager.getLaunchIntentForPackage(packageName)
                // Not NEW_TASK: Android would only bring this task to the front, and drop the page.
                ?.setFlags(0)
                ?.putExtra("page", name)
                ?.putExtra("query", to.substringAfter('?', ""))
                ?.putExtra("payload", HashMap(payload)),
        )
        return true
    }

    private fun leaveFor(page: String) {
        openNative(page, emptyMap())
        finish()
    }

    /** Hands an address to another app; says whether one took it. */
    private fun view(address: Uri): Boolean {
        val action = when (address.scheme) {
            "tel" -> Intent.ACTION_DIAL
            "mailto", "sms" -> Intent.ACTION_SENDTO
            else -> Intent.ACTION_VIEW
        }
        val intent = Intent(action, address)
        // What a page names reaches only activities that are meant for links.
        if (action == Intent.ACTION_VIEW) intent.addCategory(Intent.CATEGORY_BROWSABLE)
        return try {
            startActivity(intent)
            true
        } catch (_: ActivityNotFoundException) {
            false
        } catch (_: SecurityException) {
            // Its activity is for other apps only.
            false
        }
    }

    /** Only an address whose origin is the app's own, read by the platform's parser and not by its beginning. */
    private fun isOurs(address: String): Boolean {
        val uri = Uri.parse(address)
        return uri.scheme == "https" && uri.userInfo == null && "https://${uri.authority}" == ORIGIN
    }

    private fun isTooOld(): Boolean {
        val version = WebViewCompat.getCurrentWebViewPackage(this)?.versionName?.substringBefore('.')?.toIntOrNull()
        return version == null || version < OLDEST_CHROMIUM
    }

    companion object {
        const val EXTRA_ADDRESS = "address"

        /** Screens that are open. Only the main thread uses them. */
        private val open = mutableSetOf<LoanActivity>()

        /**
         * Call it on the main thread when the borrower logs out, and before another one logs in. Every open page hides its figures and removes what
         * it kept; a new session comes as a new intent.
         */
        fun closeSession() = open.forEach {
            it.isSessionClosed = true
            it.bridge?.closeSession()
        }

        private const val STATE_ADDRESS = "address"
        private const val STATE_SESSION_CLOSED = "sessionClosed"
        private const val ORIGIN = "https://loans.example"
        private const val SERVICE_PHONE = "+63281234567"
        private const val OLDEST_CHROMIUM = 111

        /** More renderers than this that die within the time show a page that says so: a retry is the borrower's. */
        private const val MOST_DEATHS = 2
        private const val DEATHS_WITHIN_MS = 10 * 60_000L

        /** Apps that a page may open by an address: mail, messages, and the wallets of your payment partners. Never `intent`. */
        private val otherApps = setOf("mailto", "sms", "gcash", "paymaya", "grab")

        /** Telephone numbers, without service codes such as *#06#, which some diallers run at once. */
        private val telephone = Regex("tel:\\+?[0-9().-]+")
        private val firstNumber = Regex("\\+?[0-9](?:[\\s().-]{0,2}[0-9])*")

        private val handledInsets =
            WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout() or WindowInsetsCompat.Type.ime()
        private val DARK = Color.rgb(18, 18, 18)
    }
}
