package phone

import android.content.ClipData
import android.content.Intent
import android.net.Uri
import android.net.http.SslError
import android.os.Build
import android.os.Bundle
import android.view.View
import android.view.ViewGroup
import android.webkit.RenderProcessGoneDetail
import android.webkit.SslErrorHandler
import android.webkit.WebChromeClient
import android.webkit.WebResourceError
import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import android.webkit.WebView
import android.widget.TextView
import androidx.activity.result.ActivityResult
import androidx.core.graphics.Insets
import androidx.core.view.WindowInsetsCompat
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import com.example.loanshell.LoanActivity
import com.example.loanshell.R
import java.io.File
import java.util.PriorityQueue
import org.json.JSONArray
import org.json.JSONObject

/**
 * The phone around the host: a main thread whose time is moved by the test, and WebViews whose pages the test shows in a browser. Reads one JSON
 * command a line, runs everything that is due, and answers one line; what the host does meanwhile comes before that, one line each.
 */
object Phone {
    private class Task(val at: Long, val order: Int, val run: Runnable)

    private val tasks = PriorityQueue<Task>(compareBy<Task> { it.at }.thenBy { it.order })
    private var order = 0
    private val views = HashMap<Int, WebView>()
    private lateinit var activity: LoanActivity

    var now = 0L
    val missing = HashSet<String>()
    var cacheDir = File(System.getProperty("java.io.tmpdir"), "loanshell-${ProcessHandle.current().pid()}")
    val listeners = HashMap<Int, WebViewCompat.WebMessageListener>()
    var webViewVersion: String? = "140.0.7339.51"
    var onActivityResult: (ActivityResult) -> Unit = {}
    var insets: (WindowInsetsCompat) -> WindowInsetsCompat = { it }
    private val installed = mutableSetOf("https", "http", "tel", "mailto", "sms", "market")
    private val forbidden = HashSet<String>()
    val declared = HashSet<String>()
    val granted = HashSet<String>()
    var hasNoDownloads = false

    fun post(delay: Long, run: Runnable) {
        tasks.add(Task(now + delay, order++, run))
    }

    private fun runUntil(until: Long) {
        while (true) {
            val next = tasks.peek() ?: break
            if (next.at > until) break
            tasks.remove()
            now = maxOf(now, next.at)
            next.run.run()
        }
        now = until
    }

    fun say(call: String, vararg fields: Pair<String, Any?>) {
        val message = JSONObject().put("call", call)
        for ((name, value) in fields) message.put(name, value)
        println(message)
    }

    fun show(view: WebView): Int {
        useWebView()
        views[views.size + 1] = view
        return views.size
    }

    fun useWebView() = check(webViewVersion != null) { "No WebView installed" }

    fun start(intent: Intent, how: String = "start") {
        val scheme = intent.data?.scheme
        if (scheme in forbidden) throw SecurityException("Permission Denial")
        // Android only brings the app's own task to the front, where it is already.
        if (intent.action == "native" && intent.flags and Intent.FLAG_ACTIVITY_NEW_TASK != 0) return
        if (scheme != null && scheme !in installed) throw android.content.ActivityNotFoundException()
        say(how, "intent" to describe(intent))
    }

    private fun describe(intent: Intent): JSONObject = JSONObject()
        .put("action", intent.action)
        .put("data", intent.data?.toString())
        .put("type", intent.type)
        .put("categories", intent.categories)
        .put("extras", intent.extras.mapValues { (_, value) -> plain(value) })

    private fun plain(value: Any?): Any? = when (value) {
        is Intent -> describe(value)
        is List<*> -> value.map(::plain)
        is Uri -> value.toString()
        else -> value
    }

    fun words(id: Int): String = R.strings.getValue(id)

    private fun shown(view: View?): List<JSONObject> = when {
        view == null || view.visibility != View.VISIBLE -> emptyList()
        view is TextView -> listOf(JSONObject().put("kind", if (view.onClick == null) "text" else "button").put("text", view.text))
        view is WebView -> listOf(JSONObject().put("kind", "page").put("view", view.number).put("textZoom", view.settings.textZoom))
        view is ViewGroup -> view.children.flatMap(::shown)
        else -> emptyList()
    }

    private fun find(view: View?, words: String): View? = when (view) {
        is TextView -> view.takeIf { it.text == words }
        is ViewGroup -> view.children.firstNotNullOfOrNull { find(it, words) }
        else -> null
    }

    private fun texts(command: JSONObject, name: String): List<String> =
        (command.opt(name) as? JSONArray)?.list().orEmpty().map { it.toString() }

    private fun sides(command: JSONObject, name: String): Insets {
        val (left, top, right, bottom) = texts(command, name).map { it.toInt() }
        return Insets.of(left, top, right, bottom)
    }

    private fun perform(command: JSONObject): Any? {
        val view = command.opt("view")?.let { views.getValue((it as Long).toInt()) }
        view?.url = command.opt("url") as String? ?: view.url
        if (command.has("canGoBack")) view?.canGoBack = command.getBoolean("canGoBack")
        val client = view?.webViewClient
        val request by lazy { WebResourceRequest(Uri.parse(command.getString("to")), command.getBoolean("isMainFrame")) }
        when (val name = command.getString("do")) {
            "setUp" -> {
                webViewVersion = command.opt("webView") as String?
                missing += texts(command, "missing")
                installed += texts(command, "installed")
                forbidden += texts(command, "forbidden")
                declared += texts(command, "declared")
                granted += texts(command, "granted")
                hasNoDownloads = command.opt("hasNoDownloads") == true
                if (command.opt("isFull") == true) cacheDir = File("/dev/null")
                command.opt("sdk")?.let { Build.VERSION.SDK_INT = (it as Long).toInt() }
            }
            "create" -> {
                activity = LoanActivity()
                activity.intent = Intent().putExtra(LoanActivity.EXTRA_ADDRESS, command.getString("address"))
                val saved = command.opt("saved") as JSONObject?
                activity.perform("create", saved?.let { Bundle().apply { it.keys().forEach { key -> values[key] = it.get(key) } } })
            }
            "newIntent" ->
                activity.perform(name, intent = Intent().putExtra(LoanActivity.EXTRA_ADDRESS, command.getString("address")))
            "closeSession" -> LoanActivity.closeSession()
            "save" -> return Bundle().also { activity.perform(name, it) }.values
            "pause", "resume", "destroy" -> activity.perform(name)
            "isBackOurs" -> return activity.onBackPressedDispatcher.callbacks.any { it.isEnabled }
            "advance" -> runUntil(now + command.getInt("ms"))
            "back" -> {
                val callback = activity.onBackPressedDispatcher.callbacks.lastOrNull { it.isEnabled } ?: return "system"
                callback.handleOnBackPressed()
                return "callback"
            }
            "shown" -> return shown(activity.content)
            "tap" -> {
                val button = find(activity.content, command.getString("words")) ?: error("nothing says ${command.getString("words")}")
                button.onClick?.onClick(button) ?: error("nobody listens")
            }
            "insets" -> {
                val left = insets(WindowInsetsCompat(mapOf(1 to sides(command, "bars"), 2 to sides(command, "cutout"), 4 to sides(command, "keyboard"))))
                val all = left.getInsets(7)
                return JSONObject().put("padding", activity.content?.padding).put("left", listOf(all.left, all.top, all.right, all.bottom))
            }
            "configuration" -> {
                val configuration = activity.resources.configuration
                configuration.uiMode = if (command.getBoolean("isDark")) 32 else 16
                configuration.fontScale = command.getString("fontScale").toFloat()
                activity.onConfigurationChanged(configuration)
                return activity.content?.painted
            }
            "activityResult" -> {
                val uris = texts(command, "uris").map(Uri::parse)
                val data = when (uris.size) {
                    0 -> null
                    1 -> Intent(null, uris.single())
                    else -> Intent().apply { clipData = ClipData.of(uris) }
                }
                onActivityResult(ActivityResult(command.getInt("code"), data))
            }
            "pageStarted" -> client?.onPageStarted(view, view.url, null)
            "pageFinished" -> client?.onPageFinished(view, view.url)
            "historyChanged" -> client?.doUpdateVisitedHistory(view, view.url, false)
            "loadFailed" -> client?.onReceivedError(view, request, WebResourceError(-2))
            "httpError" -> client?.onReceivedHttpError(view, request, WebResourceResponse(command.getInt("status")))
            "sslError" -> client?.onReceivedSslError(view, SslErrorHandler(), SslError(command.getString("to")))
            "override" -> return client?.shouldOverrideUrlLoading(view, request)
            // By default a new window shows nothing; without windows their links open in place.
            "openWindow" -> return view?.settings?.hasWindows == true || client?.shouldOverrideUrlLoading(view, request) == true
            "rendererGone" -> return client?.onRenderProcessGone(view, RenderProcessGoneDetail(command.getBoolean("didCrash")))
            "chooseFile" -> {
                val mode = WebChromeClient.FileChooserParams.run { if (command.getBoolean("several")) MODE_OPEN_MULTIPLE else MODE_OPEN }
                val params = WebChromeClient.FileChooserParams(mode, texts(command, "types").toTypedArray(), command.getBoolean("capture"))
                return view?.webChromeClient?.onShowFileChooser(view, { files -> say("files", "uris" to files?.map { it.toString() }) }, params)
            }
            "downloadOffered" -> view?.downloads?.onDownloadStart(
                command.getString("to"), null, command.opt("disposition") as String?, command.opt("type") as String?, 0,
            )
            "message" -> listeners[view?.number]?.onPostMessage(
                view ?: error("no view"),
                WebMessageCompat(command.opt("text") as String?),
                Uri.parse(command.getString("origin")),
                command.getBoolean("isMainFrame"),
                JavaScriptReplyProxy(view, command.getString("document")),
            )
            else -> error("unknown command $name")
        }
        return null
    }

    fun answer(line: String) {
        val command = JSONObject(line)
        val answer = JSONObject().put("done", command.opt("id"))
        try {
            answer.put("result", perform(command))
            runUntil(now)
        } catch (error: Throwable) {
            answer.put("threw", error.stackTraceToString())
        }
        println(answer)
    }
}

fun main() {
    generateSequence(::readlnOrNull).forEach(Phone::answer)
}
