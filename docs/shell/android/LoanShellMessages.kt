// Copy it into your shell; change the package alone.
package com.example.loanshell

import org.json.JSONException
import org.json.JSONObject

/** What the page asks of the shell. */
sealed interface PageRequest {
    /** Goes back with the answer. */
    val id: String

    /** Opens a native page by its name, `to`: a name with a query, such as productDetail?productId=7. */
    data class Navigate(override val id: String, val to: String, val payload: Map<String, String>) : PageRequest

    /** Closes the web view. */
    data class CloseWebView(override val id: String) : PageRequest

    /** Opens a native page by its name, `page`. Every shell has setting, main, login, order, productDetail, productUrl. */
    data class GoPage(override val id: String, val page: String, val payload: Map<String, String>) : PageRequest

    /** Shows the app's home, and closes the web view. */
    data class GoHome(override val id: String) : PageRequest

    /** Shows the 'mine' tab, and closes the web view. */
    data class GoMine(override val id: String) : PageRequest

    /** Shows the login because the session has expired, then opens the page again with a new session in its URL. */
    data class GoLogin(override val id: String) : PageRequest

    /** Opens the dialler with the number, but does not call. */
    data class CallPhone(override val id: String, val number: String) : PageRequest

    /** Opens the app's rating page in the store. */
    data class GoRating(override val id: String) : PageRequest

    /** Records a tracking event. */
    data class Track(override val id: String, val point: String, val payload: Map<String, String>) : PageRequest

    /** Reports that binding an account starts. */
    data class StartBindCard(override val id: String, val productId: String, val orderId: String) : PageRequest

    /** Reports that binding an account ended, with its result. */
    data class EndBindCard(override val id: String, val result: String) : PageRequest

    /** Returns the actions that this shell supports. */
    data class Capabilities(override val id: String) : PageRequest

    /** Copies the text to the clipboard. */
    data class CopyText(override val id: String, val text: String) : PageRequest

    /** Opens the share sheet. Responds with cancelled if nothing was shared. */
    data class Share(override val id: String, val title: String, val text: String, val url: String) : PageRequest

    /** Opens an https, http or mailto URL outside the web view, and rejects any other. */
    data class OpenExternal(override val id: String, val url: String) : PageRequest

    /** An action of a newer page: answer it with no, unsupported. */
    data class Unknown(override val id: String, val action: String) : PageRequest
}

/** Events that the shell sends by itself. */
enum class ShellEvent(val wireName: String) {
    /** The back button was pressed. The page answers back.handled; without a response within 400 ms the shell goes back itself. */
    BACK("back"),
    /** The page is hidden: the app is in the background, or another screen covers it. */
    PAUSE("pause"),
    /** The page is visible again. It refetches data that may have changed. */
    RESUME("resume"),
    /** The borrower logged out, or another one logs in. The page asks to log in and removes the data of the session; pending requests stay. */
    SESSION_CLOSED("session.closed"),
}

/** Why an action was not done. */
enum class Refusal(val wireName: String) {
    UNSUPPORTED("unsupported"),
    CANCELLED("cancelled"),
    REJECTED("rejected"),
}

/** What came from the page: a request, that it hears events now, or how it dealt with the last back. */
sealed interface PageMessage {
    data class Request(val request: PageRequest) : PageMessage

    /** Sent first by each page, and again when it returns from the back/forward cache. */
    data object Ready : PageMessage

    data class BackHandled(val handled: Boolean) : PageMessage
}

/** Reads and writes the texts that go over the bridge. */
object LoanShellMessages {
    /** Reads a text of the page; null for everything that is no message of version 1. Never throws. */
    fun read(text: String): PageMessage? =
        try {
            val message = JSONObject(text)
            if (message.getInt("v") != 1) {
                null
            } else if (message.has("event")) {
                when (message.getString("event")) {
                    "ready" -> PageMessage.Ready
                    "back.handled" -> PageMessage.BackHandled(message.getJSONObject("payload").getBoolean("handled"))
                    else -> null
                }
            } else {
                PageMessage.Request(request(message))
            }
        } catch (_: JSONException) {
            null
        }

    private fun request(message: JSONObject): PageRequest {
        val id = message.getString("id")
        val payload = message.optJSONObject("payload") ?: JSONObject()
        return when (val action = message.getString("action")) {
            "navigate" -> PageRequest.Navigate(id, text(payload, "to"), details(payload, "payload"))
            "closeWebView" -> PageRequest.CloseWebView(id)
            "goPage" -> PageRequest.GoPage(id, text(payload, "page"), details(payload, "payload"))
            "goHome" -> PageRequest.GoHome(id)
            "goMine" -> PageRequest.GoMine(id)
            "goLogin" -> PageRequest.GoLogin(id)
            "callPhone" -> PageRequest.CallPhone(id, text(payload, "number"))
            "goRating" -> PageRequest.GoRating(id)
            "track" -> PageRequest.Track(id, text(payload, "point"), details(payload, "payload"))
            "startBindCard" -> PageRequest.StartBindCard(id, text(payload, "productId"), text(payload, "orderId"))
            "endBindCard" -> PageRequest.EndBindCard(id, text(payload, "result"))
            "capabilities" -> PageRequest.Capabilities(id)
            "copyText" -> PageRequest.CopyText(id, text(payload, "text"))
            "share" -> PageRequest.Share(id, text(payload, "title"), text(payload, "text"), text(payload, "url"))
            "openExternal" -> PageRequest.OpenExternal(id, text(payload, "url"))
            else -> PageRequest.Unknown(id, action)
        }
    }

    private fun text(payload: JSONObject, name: String): String = payload.getString(name)

    private fun details(payload: JSONObject, name: String): Map<String, String> {
        val details = payload.optJSONObject(name) ?: return emptyMap()
        return details.keys().asSequence().associateWith { details.getString(it) }
    }

    /** The answer that says yes, with its result where the action has one. */
    fun yes(id: String, result: JSONObject? = null): String =
        JSONObject().put("v", 1).put("id", id).put("ok", true).apply { if (result != null) put("result", result) }.toString()

    /** The answer that says no. */
    fun no(id: String, reason: Refusal): String =
        JSONObject().put("v", 1).put("id", id).put("ok", false).put("reason", reason.wireName).toString()

    /** An event of the shell. */
    fun event(event: ShellEvent): String =
        JSONObject().put("v", 1).put("event", event.wireName).put("payload", JSONObject()).toString()
}
