package android.webkit

import android.content.Context
import android.graphics.Bitmap
import android.net.Uri
import android.net.http.SslError
import android.view.ViewGroup
import phone.Phone

fun interface ValueCallback<T> {
    fun onReceiveValue(value: T?)
}

fun interface DownloadListener {
    fun onDownloadStart(url: String, userAgent: String?, contentDisposition: String?, mimetype: String?, contentLength: Long)
}

class CookieManager private constructor() {
    @Suppress("UNUSED_PARAMETER")
    fun setAcceptCookie(accept: Boolean) = Unit

    @Suppress("UNUSED_PARAMETER")
    fun setAcceptThirdPartyCookies(webview: WebView, accept: Boolean) = Unit

    companion object {
        @JvmStatic
        fun getInstance(): CookieManager {
            Phone.useWebView()
            return CookieManager()
        }
    }
}

object URLUtil {
    @Suppress("UNUSED_PARAMETER")
    @JvmStatic
    fun guessFileName(url: String, contentDisposition: String?, mimeType: String?): String =
        contentDisposition?.substringAfter("filename=", "")?.trim('"')?.ifEmpty { null }
            ?: url.substringBefore('?').substringAfterLast('/')
}

class RenderProcessGoneDetail(private val crashed: Boolean) {
    fun didCrash() = crashed
}

class SslErrorHandler {
    fun cancel() = Phone.say("sslCancelled")
    fun proceed() = Phone.say("sslProceeded")
}

class WebResourceError(val errorCode: Int)

class WebResourceResponse(val statusCode: Int)

class WebResourceRequest(val url: Uri, val isForMainFrame: Boolean)

class WebSettings {
    var javaScriptEnabled = false
    var domStorageEnabled = false
    var allowFileAccess = true
    var allowContentAccess = true
    var mixedContentMode = 0
    var javaScriptCanOpenWindowsAutomatically = false
    var mediaPlaybackRequiresUserGesture = true
    var textZoom = 100
    var hasGeolocation = true
    var hasWindows = false

    fun setGeolocationEnabled(flag: Boolean) {
        hasGeolocation = flag
    }

    fun setSupportMultipleWindows(support: Boolean) {
        hasWindows = support
    }

    companion object {
        const val MIXED_CONTENT_NEVER_ALLOW = 1
    }
}

open class WebViewClient {
    open fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean = false
    open fun onPageStarted(view: WebView, url: String?, favicon: Bitmap?) {}
    open fun onPageFinished(view: WebView, url: String?) {}
    open fun doUpdateVisitedHistory(view: WebView, url: String?, isReload: Boolean) {}
    open fun onReceivedError(view: WebView, request: WebResourceRequest, error: WebResourceError) {}
    open fun onReceivedHttpError(view: WebView, request: WebResourceRequest, errorResponse: WebResourceResponse) {}
    open fun onReceivedSslError(view: WebView, handler: SslErrorHandler, error: SslError) = handler.cancel()
    open fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean = false
}

open class WebChromeClient {
    open fun onShowFileChooser(view: WebView, callback: ValueCallback<Array<Uri>>, params: FileChooserParams): Boolean = false

    class FileChooserParams(val mode: Int, val acceptTypes: Array<String>, val isCaptureEnabled: Boolean) {
        companion object {
            const val MODE_OPEN = 0
            const val MODE_OPEN_MULTIPLE = 1
        }
    }
}

/** Shows a page of the browser that the tests drive, by its number. */
class WebView(context: Context) : ViewGroup(context) {
    val number = Phone.show(this)
    val settings = WebSettings()
    var webViewClient = WebViewClient()
    var webChromeClient: WebChromeClient? = null
    var url: String? = null
    var canGoBack = false
    var downloads: DownloadListener? = null
    var isDestroyed = false

    fun canGoBack(): Boolean = use { canGoBack }
    fun goBack() = use { Phone.say("goBack", "view" to number) }
    fun loadUrl(url: String) = use { Phone.say("loadUrl", "view" to number, "url" to url) }
    fun setDownloadListener(listener: DownloadListener?) {
        downloads = listener
    }

    fun destroy() = use {
        isDestroyed = true
        Phone.say("destroy", "view" to number)
    }

    /** Android throws, or crashes the app, when a WebView is used after it was destroyed. */
    private fun <T> use(what: () -> T): T {
        check(!isDestroyed) { "a destroyed WebView was used" }
        return what()
    }

    companion object {
        @JvmStatic
        fun setWebContentsDebuggingEnabled(enabled: Boolean) {
            Phone.useWebView()
            Phone.say("debugging", "enabled" to enabled)
        }
    }
}
