package androidx.core.content

import android.content.Context
import android.net.Uri
import java.io.File

object FileProvider {
    @Suppress("UNUSED_PARAMETER")
    @JvmStatic
    fun getUriForFile(context: Context, authority: String, file: File): Uri = Uri.parse("content://$authority/${file.name}")
}
