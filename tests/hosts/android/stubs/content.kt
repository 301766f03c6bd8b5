package android.content

import android.app.DownloadManager
import android.content.pm.ApplicationInfo
import android.content.pm.PackageManager
import android.content.res.Resources
import android.net.Uri
import android.view.View
import java.io.File
import java.io.Serializable
import phone.Phone

class ActivityNotFoundException : RuntimeException()

open class Context {
    val resources = Resources()
    val packageName = "com.example.loans"
    val packageManager = PackageManager()
    val applicationInfo = ApplicationInfo()
    val cacheDir: File get() = Phone.cacheDir

    @Suppress("UNCHECKED_CAST")
    fun <T> getSystemService(serviceClass: Class<T>): T = when (serviceClass) {
        ClipboardManager::class.java -> ClipboardManager()
        DownloadManager::class.java -> DownloadManager()
        else -> error("no service ${serviceClass.name}")
    } as T

    fun checkSelfPermission(permission: String): Int =
        if (permission in Phone.granted) PackageManager.PERMISSION_GRANTED else PackageManager.PERMISSION_DENIED

    open fun startActivity(intent: Intent?) = Phone.start(intent ?: throw NullPointerException("no intent"))
}

class ClipData private constructor(private val uris: List<Uri>, val text: String) {
    class Item(val uri: Uri?)

    val itemCount get() = uris.size

    fun getItemAt(index: Int) = Item(uris[index])

    companion object {
        @Suppress("UNUSED_PARAMETER")
        @JvmStatic
        fun newPlainText(label: CharSequence?, text: CharSequence) = ClipData(emptyList(), text.toString())

        fun of(uris: List<Uri>) = ClipData(uris, "")
    }
}

class ClipboardManager {
    fun setPrimaryClip(clip: ClipData) = Phone.say("clipboard", "text" to clip.text)
}

class Intent(var action: String? = null, var data: Uri? = null) {
    var type: String? = null
    var clipData: ClipData? = null
    val categories = mutableSetOf<String>()
    val extras = LinkedHashMap<String, Any?>()

    fun setType(type: String?) = apply { this.type = type }
    fun addCategory(category: String) = apply { categories += category }
    var flags = 0
        private set
    fun setFlags(flags: Int) = apply { this.flags = flags }
    fun addFlags(flags: Int) = apply { this.flags = this.flags or flags }
    fun putExtra(name: String, value: String?) = apply { extras[name] = value }
    fun putExtra(name: String, value: Boolean) = apply { extras[name] = value }
    fun putExtra(name: String, value: Uri?) = apply { extras[name] = value }
    fun putExtra(name: String, value: Serializable?) = apply { extras[name] = value }
    fun putExtra(name: String, value: Array<Intent>) = apply { extras[name] = value.toList() }
    fun getStringExtra(name: String): String? = extras[name] as String?

    companion object {
        const val ACTION_VIEW = "view"
        const val ACTION_DIAL = "dial"
        const val ACTION_SENDTO = "sendTo"
        const val ACTION_SEND = "send"
        const val ACTION_GET_CONTENT = "getContent"
        const val ACTION_CHOOSER = "chooser"
        const val CATEGORY_BROWSABLE = "browsable"
        const val CATEGORY_OPENABLE = "openable"
        const val EXTRA_TEXT = "text"
        const val EXTRA_SUBJECT = "subject"
        const val EXTRA_INTENT = "intent"
        const val EXTRA_ALLOW_MULTIPLE = "multiple"
        const val EXTRA_INITIAL_INTENTS = "also"
        const val FLAG_GRANT_WRITE_URI_PERMISSION = 2
        const val FLAG_ACTIVITY_NEW_TASK = 0x10000000

        @Suppress("UNUSED_PARAMETER")
        @JvmStatic
        fun createChooser(target: Intent, title: CharSequence?) =
            Intent(ACTION_CHOOSER).apply { extras[EXTRA_INTENT] = target }
    }
}
