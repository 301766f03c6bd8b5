package android.os

import phone.Phone

class Bundle {
    val values = HashMap<String, String>()

    fun getString(key: String): String? = values[key]

    fun putString(key: String, value: String?) {
        if (value != null) values[key] = value
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
