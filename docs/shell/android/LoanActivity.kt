// Not compiled here.
package com.example.loanshell

import android.annotation.SuppressLint
import android.content.ActivityNotFoundException
import android.content.ClipData
import android.content.ClipboardManager
import android.content.Intent
import android.content.pm.ApplicationInfo
import android.net.Uri
import android.os.Bundle
import android.view.ViewGroup
import android.webkit.CookieManager
import android.webkit.RenderProcessGoneDetail
import android.webkit.SslErrorHandler
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebSettings
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.activity.ComponentActivity
import androidx.activity.OnBackPressedCallback
import androidx.activity.result.contract.ActivityResultContracts
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import androidx.webkit.WebSettingsCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature

/** Shows the loan app. Open it with EXTRA_ADDRESS: an address of the app, with the session and device in its query (docs/bridge.md). */
class LoanActivity : ComponentActivity(), ShellActions {
    private lateinit var webView: WebView
    private lateinit var bridge: LoanShellBridge
    private var chosen: ValueCallback<Array<Uri>>? = null

    private val chooser = registerForActivityResult(ActivityResultContracts.StartActivityForResult()) { result ->
        chosen?.onReceiveValue(WebChromeClient.FileChooserParams.parseResult(result.resultCode, result.data))
        chosen = null
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        // A WebView of another process, or one that crashed, is told from ours by its data folder; one process needs no suffix.
        WebView.setWebContentsDebuggingEnabled(applicationInfo.flags and ApplicationInfo.FLAG_DEBUGGABLE != 0)
        onBackPressedDispatcher.addCallback(this, back)
        // The address again after the app was killed, not the WebView's own state: what must survive stands in localStorage.
        openAddress(savedInstanceState?.getString(STATE_ADDRESS) ?: intent.getStringExtra(EXTRA_ADDRESS).orEmpty())
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        webView.url?.takeIf(::isOurs)?.let { outState.putString(STATE_ADDRESS, it) }
    }

    /** A new WebView for an address of the app. */
    @SuppressLint("SetJavaScriptEnabled")
    private fun openAddress(address: String) {
        if (!isOurs(address) || isTooOld()) return showUpdate()
        webView = WebView(this)
        webView.settings.apply {
            javaScriptEnabled = true
            // Open payments and drafts are kept in localStorage.
            domStorageEnabled = true
            allowFileAccess = false
            allowContentAccess = false
            mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW
            setGeolocationEnabled(false)
            javaScriptCanOpenWindowsAutomatically = false
            setSupportMultipleWindows(false)
            mediaPlaybackRequiresUserGesture = true
            // textZoom stays as the phone has it: the app is laid out for text at 200 %.
        }
        if (WebViewFeature.isFeatureSupported(WebViewFeature.SAFE_BROWSING_ENABLE)) {
            WebSettingsCompat.setSafeBrowsingEnabled(webView.settings, true)
        }
        // The app has a dark scheme of its own.
        if (WebViewFeature.isFeatureSupported(WebViewFeature.ALGORITHMIC_DARKENING)) {
            WebSettingsCompat.setAlgorithmicDarkeningAllowed(webView.settings, false)
        }
        CookieManager.getInstance().setAcceptCookie(true)
        CookieManager.getInstance().setAcceptThirdPartyCookies(webView, false)
        webView.webViewClient = client
        webView.webChromeClient = chrome
        bridge = LoanShellBridge(webView, ORIGIN, this)
        // Before anything is loaded: a page knows only the listeners that were there when it began.
        if (!bridge.connect()) return showUpdate()
        // From Android 15 on every window is edge to edge: keep the page clear of bars, cutouts and the keyboard.
        ViewCompat.setOnApplyWindowInsetsListener(webView) { view, insets ->
            val kept = insets.getInsets(
                WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout() or WindowInsetsCompat.Type.ime(),
            )
            view.setPadding(kept.left, kept.top, kept.right, kept.bottom)
            WindowInsetsCompat.CONSUMED
        }
        setContentView(webView)
        webView.loadUrl(address)
    }

    private val client = object : WebViewClient() {
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            val address = request.url
            // Agreements are shown in frames; they have no bridge.
            if (!request.isForMainFrame) return address.scheme != "https"
            if (isOurs(address.toString())) return false
            // A partner's page never shares a WebView with the bridge.
            if (address.scheme == "https" || address.scheme == "tel" || address.scheme == "mailto") view(address)
            return true
        }

        override fun onReceivedSslError(view: WebView, handler: SslErrorHandler, error: android.net.http.SslError) {
            handler.cancel()
        }

        override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
            // This WebView can never be used again. The app goes on at its address: what it meant to do stands in localStorage.
            val address = view.url.orEmpty()
            bridge.forgetPage()
            chosen?.onReceiveValue(null)
            chosen = null
            (view.parent as? ViewGroup)?.removeView(view)
            view.destroy()
            openAddress(if (isOurs(address)) address else intent.getStringExtra(EXTRA_ADDRESS).orEmpty())
            return true
        }
    }

    private val chrome = object : WebChromeClient() {
        override fun onShowFileChooser(
            view: WebView,
            callback: ValueCallback<Array<Uri>>,
            params: FileChooserParams,
        ): Boolean {
            // An earlier choice that was never answered blocks the input for good.
            chosen?.onReceiveValue(null)
            chosen = callback
            return try {
                chooser.launch(params.createIntent())
                true
            } catch (_: ActivityNotFoundException) {
                chosen = null
                false
            }
        }
    }

    private val back = object : OnBackPressedCallback(true) {
        override fun handleOnBackPressed() = bridge.back {
            if (webView.canGoBack()) webView.goBack() else finish()
        }
    }

    override fun onPause() {
        if (::bridge.isInitialized) bridge.tell(ShellEvent.PAUSE)
        super.onPause()
    }

    override fun onResume() {
        super.onResume()
        if (::bridge.isInitialized) bridge.tell(ShellEvent.RESUME)
    }

    override fun onDestroy() {
        chosen?.onReceiveValue(null)
        if (::webView.isInitialized) {
            (webView.parent as? ViewGroup)?.removeView(webView)
            webView.destroy()
        }
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
                val number = request.number.filter { it.isDigit() || it == '+' }
                if (number.isEmpty() || !view(Uri.fromParts("tel", number, null))) no()
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
            "mailto" -> Intent.ACTION_SENDTO
            else -> Intent.ACTION_VIEW
        }
        return try {
            startActivity(Intent(action, address))
            true
        } catch (_: ActivityNotFoundException) {
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

    /** Android System WebView is missing or too old: the store has it. */
    private fun showUpdate() {
        view(Uri.parse("market://details?id=com.google.android.webview"))
        finish()
    }

    companion object {
        const val EXTRA_ADDRESS = "address"
        private const val STATE_ADDRESS = "address"
        private const val ORIGIN = "https://loans.example"
        private const val OLDEST_CHROMIUM = 111
    }
}
