package android.os

import phone.Phone

class Bundle {
    val values = HashMap<String, Any?>()

    fun getString(key: String): String? = values[key] as String?
    fun getBoolean(key: String): Boolean = values[key] == true

    fun putString(key: String, value: String?) {
        values[key] = value
    }

    fun putBoolean(key: String, value: Boolean) {
        values[key] = value
    }
}

class Looper private constructor() {
    companion object {
        private val main = Looper()

        @JvmStatic
        fun getMainLooper() = main
    }
}

@Suppress("UNUSED_PARAMETER")
class Handler(looper: Looper) {
    fun post(run: Runnable): Boolean = postDelayed(run, 0)

    fun postDelayed(run: Runnable, delayMillis: Long): Boolean {
        Phone.post(delayMillis, run)
        return true
    }
}

object SystemClock {
    @JvmStatic
    fun elapsedRealtime(): Long = Phone.now
}

object Build {
    object VERSION {
        @JvmField
        var SDK_INT = 36
    }

    object VERSION_CODES {
        const val Q = 29
    }
}

object Environment {
    const val DIRECTORY_DOWNLOADS = "Download"
}
