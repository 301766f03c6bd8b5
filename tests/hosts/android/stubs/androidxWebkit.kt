package androidx.webkit

import android.content.Context
import android.content.pm.PackageInfo
import android.net.Uri
import android.webkit.WebSettings
import android.webkit.WebView
import phone.Phone

class WebMessageCompat(val data: String?)

class JavaScriptReplyProxy(private val view: WebView, private val document: String) {
    fun postMessage(message: String) = Phone.say("reply", "view" to view.number, "document" to document, "text" to message)
}

object WebViewFeature {
    const val WEB_MESSAGE_LISTENER = "WEB_MESSAGE_LISTENER"
    const val SAFE_BROWSING_ENABLE = "SAFE_BROWSING_ENABLE"
    const val ALGORITHMIC_DARKENING = "ALGORITHMIC_DARKENING"

    @JvmStatic
    fun isFeatureSupported(feature: String) = feature !in Phone.missing
}

@Suppress("UNUSED_PARAMETER")
object WebSettingsCompat {
    @JvmStatic
    fun setSafeBrowsingEnabled(settings: WebSettings, enabled: Boolean) = Unit

    @JvmStatic
    fun setAlgorithmicDarkeningAllowed(settings: WebSettings, allow: Boolean) = Unit
}

object WebViewCompat {
    interface WebMessageListener {
        fun onPostMessage(
            view: WebView,
            message: WebMessageCompat,
            sourceOrigin: Uri,
            isMainFrame: Boolean,
            replyProxy: JavaScriptReplyProxy,
        )
    }

    @JvmStatic
    fun addWebMessageListener(webView: WebView, jsObjectName: String, allowedOriginRules: Set<String>, listener: WebMessageListener) {
        Phone.listeners[webView.number] = listener
        Phone.say("listen", "view" to webView.number, "name" to jsObjectName, "origins" to allowedOriginRules.toList())
    }

    @Suppress("UNUSED_PARAMETER")
    @JvmStatic
    fun getCurrentWebViewPackage(context: Context): PackageInfo? = Phone.webViewVersion?.let(::PackageInfo)
}
