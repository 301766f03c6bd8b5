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

    /** The page can be reached, or no longer can: `LoanShellBridge.isReady` has changed. */
    fun onReadyChanged()
}

sealed interface ShellAnswer {
    data class Yes(val result: JSONObject? = null) : ShellAnswer

    data class No(val reason: Refusal) : ShellAnswer
}

/**
 * The shell's end of the bridge: one for each WebView. `origin` is the app's own, such as `https://loans.example`; no other page, and no frame
 * inside of it, is heard.
 */
class LoanShellBridge(
    private val webView: WebView,
    private val origin: String,
    private val actions: ShellActions,
) : WebViewCompat.WebMessageListener {
    private val main = Handler(Looper.getMainLooper())
    private var page: JavaScriptReplyProxy? = null
    private var backAnswered: ((Boolean) -> Unit)? = null
    private var isPaused = false
    private var isSessionClosed = false

    /** Whether the page has sent `ready`. Before that Android has no way to reach it. */
    val isReady get() = page != null

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
        // The rules let this origin alone in; a frame of it has no business here either.
        if (!isMainFrame) return
        when (val read = message.data?.let(LoanShellMessages::read)) {
            is PageMessage.Ready -> begin(replyProxy)
            is PageMessage.BackHandled -> answerBack(read.handled)
            is PageMessage.Request -> answer(read.request, replyProxy)
            null -> Unit
        }
    }

    private fun begin(proxy: JavaScriptReplyProxy) {
        // A back that an earlier page has not answered is of no use to this one.
        backAnswered = null
        page = proxy
        if (isPaused) tell(ShellEvent.PAUSE)
        if (isSessionClosed) tell(ShellEvent.SESSION_CLOSED)
        actions.onReadyChanged()
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

    /** Sends the page an event; lost before its `ready`. */
    fun tell(event: ShellEvent) {
        page?.postMessage(LoanShellMessages.event(event))
    }

    fun pause() {
        isPaused = true
        tell(ShellEvent.PAUSE)
    }

    fun resume() {
        isPaused = false
        // To the page, resume after the end of a session means that the borrower has logged in again.
        if (!isSessionClosed) tell(ShellEvent.RESUME)
    }

    /** The session of this WebView's address has ended. A page that is not ready yet is notified once it is. */
    fun closeSession() {
        isSessionClosed = true
        tell(ShellEvent.SESSION_CLOSED)
    }

    /** Asks the page to deal with back; `onUnhandled` runs when it does not, or does not answer in time. One at a time. */
    fun back(onUnhandled: () -> Unit) {
        if (backAnswered != null) return
        val proxy = page ?: return onUnhandled()
        val answered: (Boolean) -> Unit = { handled -> if (!handled) onUnhandled() }
        backAnswered = answered
        // Each press has its own limit: an old one must not end the next press.
        main.postDelayed({ if (backAnswered === answered) answerBack(false) }, BACK_LIMIT_MS)
        proxy.postMessage(LoanShellMessages.event(ShellEvent.BACK))
    }

    private fun answerBack(handled: Boolean) {
        val answered = backAnswered ?: return
        backAnswered = null
        answered(handled)
    }

    /** Another page begins, or this one is gone: nothing reaches it, and its answer to back never comes. */
    fun forgetPage() {
        page = null
        backAnswered = null
        actions.onReadyChanged()
    }

    private companion object {
        const val BACK_LIMIT_MS = 400L
    }
}
