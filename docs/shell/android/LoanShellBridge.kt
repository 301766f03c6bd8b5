// Not compiled here.
package com.example.loanshell

import android.net.Uri
import android.os.Handler
import android.os.Looper
import android.webkit.WebView
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import org.json.JSONArray
import org.json.JSONObject

/** What the shell does for the page. An action that has an answer calls `answer` once; the others may refuse within a second. */
interface ShellActions {
    /** Names of the actions that this shell knows. */
    val known: List<String>

    fun perform(request: PageRequest, answer: (ShellAnswer) -> Unit)
}

sealed interface ShellAnswer {
    data class Yes(val result: JSONObject? = null) : ShellAnswer

    data class No(val reason: Refusal) : ShellAnswer
}

/**
 * The shell's end of the bridge: one for each WebView. `origin` is the app's own, such as `https://loans.example`, and no other page, and no
 * frame inside of it, is heard.
 */
class LoanShellBridge(
    private val webView: WebView,
    private val origin: String,
    private val actions: ShellActions,
) : WebViewCompat.WebMessageListener {
    private val main = Handler(Looper.getMainLooper())
    private var page: JavaScriptReplyProxy? = null
    private var backAnswered: ((Boolean) -> Unit)? = null

    /** Whether this WebView is new enough; below, ask the person to update it (docs/bridge.md, WebView). */
    fun connect(): Boolean {
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) return false
        WebViewCompat.addWebMessageListener(webView, "loanShell", setOf(origin), this)
        return true
    }

    override fun onPostMessage(
        view: WebView,
        message: WebMessageCompat,
        sourceOrigin: Uri,
        isMainFrame: Boolean,
        replyProxy: JavaScriptReplyProxy,
    ) {
        // The rules let this origin alone in; a frame of it has no business here all the same.
        if (!isMainFrame) return
        page = replyProxy
        when (val read = message.data?.let(LoanShellMessages::read)) {
            is PageMessage.Ready -> Unit
            is PageMessage.BackHandled -> answerBack(read.handled)
            is PageMessage.Request -> answer(read.request, replyProxy)
            null -> Unit
        }
    }

    private fun answer(request: PageRequest, reply: JavaScriptReplyProxy) {
        fun say(answer: ShellAnswer) = main.post {
            reply.postMessage(
                when (answer) {
                    is ShellAnswer.Yes -> LoanShellMessages.yes(request.id, answer.result)
                    is ShellAnswer.No -> LoanShellMessages.no(request.id, answer.reason)
                },
            )
        }
        when (request) {
            is PageRequest.Capabilities ->
                say(ShellAnswer.Yes(JSONObject().put("actions", JSONArray(actions.known))))
            is PageRequest.Unknown -> say(ShellAnswer.No(Refusal.UNSUPPORTED))
            else -> actions.perform(request) { say(it) }
        }
    }

    /** Sends the page an event. Lost before its `ready`: until a page has spoken there is no way to reach it. */
    fun tell(event: ShellEvent) {
        page?.postMessage(LoanShellMessages.event(event))
    }

    /** Asks the page to deal with back; `onUnhandled` runs when it does not, or says nothing in time. One at a time. */
    fun back(onUnhandled: () -> Unit) {
        if (backAnswered != null) return
        val proxy = page ?: return onUnhandled()
        val late = Runnable { answerBack(false) }
        backAnswered = { handled ->
            main.removeCallbacks(late)
            if (!handled) onUnhandled()
        }
        main.postDelayed(late, BACK_LIMIT_MS)
        proxy.postMessage(LoanShellMessages.event(ShellEvent.BACK))
    }

    private fun answerBack(handled: Boolean) {
        val answered = backAnswered ?: return
        backAnswered = null
        answered(handled)
    }

    /** The page is gone: what it would have answered, it never will. */
    fun forgetPage() {
        page = null
        answerBack(false)
    }

    private companion object {
        const val BACK_LIMIT_MS = 400L
    }
}
