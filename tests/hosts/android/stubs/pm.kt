package android.content.pm

import android.content.Intent
import phone.Phone

class ApplicationInfo {
    @JvmField
    var flags = 0

    companion object {
        const val FLAG_DEBUGGABLE = 2
    }
}

class PackageInfo(@JvmField val versionName: String?, @JvmField val requestedPermissions: Array<String>? = null)

class PackageManager {
    @Suppress("UNUSED_PARAMETER")
    fun getLaunchIntentForPackage(packageName: String): Intent? = Intent("native").addFlags(Intent.FLAG_ACTIVITY_NEW_TASK)

    @Suppress("UNUSED_PARAMETER")
    fun getPackageInfo(packageName: String, flags: Int) = PackageInfo(null, Phone.declared.toTypedArray())

    companion object {
        const val GET_PERMISSIONS = 4096
        const val PERMISSION_GRANTED = 0
        const val PERMISSION_DENIED = -1
    }
}
