package android.content.pm

import android.content.Intent

class ApplicationInfo {
    @JvmField
    var flags = 0

    companion object {
        const val FLAG_DEBUGGABLE = 2
    }
}

class PackageInfo(@JvmField val versionName: String?)

class PackageManager {
    @Suppress("UNUSED_PARAMETER")
    fun getLaunchIntentForPackage(packageName: String): Intent? = Intent("native")
}
