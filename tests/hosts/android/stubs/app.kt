package android.app

import android.content.Context
import android.content.Intent
import android.content.res.Configuration
import android.net.Uri
import android.os.Bundle
import android.view.View
import phone.Phone

open class Activity : Context() {
    open var intent: Intent = Intent()
    var content: View? = null

    fun setContentView(view: View) {
        content = view
    }

    fun finish() = Phone.say("finish")

    protected open fun onCreate(savedInstanceState: Bundle?) {}
    protected open fun onSaveInstanceState(outState: Bundle) {}
    protected open fun onNewIntent(intent: Intent) {}
    protected open fun onPause() {}
    protected open fun onResume() {}
    protected open fun onDestroy() {}
    open fun onConfigurationChanged(newConfig: Configuration) {}

    fun perform(what: String, bundle: Bundle? = null, intent: Intent? = null) {
        when (what) {
            "create" -> onCreate(bundle)
            "save" -> onSaveInstanceState(bundle!!)
            "newIntent" -> onNewIntent(intent!!)
            "pause" -> onPause()
            "resume" -> onResume()
            "destroy" -> onDestroy()
        }
    }

    companion object {
        const val RESULT_OK = -1
    }
}

@Suppress("UNUSED_PARAMETER")
class DownloadManager {
    class Request(val uri: Uri) {
        var title = ""
        var folder = ""

        fun setMimeType(mimeType: String?) = this
        fun setTitle(title: CharSequence) = apply { this.title = title.toString() }
        fun setNotificationVisibility(visibility: Int) = this
        fun setDestinationInExternalPublicDir(dirType: String, subPath: String) = apply { folder = "public $dirType/$subPath" }
        fun setDestinationInExternalFilesDir(context: Context, dirType: String, subPath: String) =
            apply { folder = "own $dirType/$subPath" }

        companion object {
            const val VISIBILITY_VISIBLE_NOTIFY_COMPLETED = 1
        }
    }

    fun enqueue(request: Request): Long {
        require(!Phone.hasNoDownloads) { "Unknown URL content://downloads/my_downloads" }
        Phone.say("download", "url" to request.uri.toString(), "title" to request.title, "to" to request.folder)
        return 1
    }
}
