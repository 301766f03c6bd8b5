package com.example.loanshell

import android.Manifest
import android.app.Activity
import android.app.DownloadManager
import android.content.ActivityNotFoundException
import android.content.Intent
import android.content.pm.PackageManager
import android.net.Uri
import android.os.Build
import android.os.Environment
import android.provider.MediaStore
import android.webkit.URLUtil
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import androidx.activity.ComponentActivity
import androidx.activity.result.ActivityResult
import androidx.activity.result.contract.ActivityResultContracts
import androidx.core.content.FileProvider
import java.io.File
import java.io.IOException

/** Pictures into the page and files out of it. Create it with its activity: a launcher cannot be registered later. */
internal class LoanFiles(private val activity: ComponentActivity) {
    private var chosen: ValueCallback<Array<Uri>>? = null
    private var photo: Uri? = null

    private val chooser =
        activity.registerForActivityResult(ActivityResultContracts.StartActivityForResult(), ::onResult)

    /** Offers the phone's pictures, several where the page takes several, and the camera. */
    fun choose(callback: ValueCallback<Array<Uri>>, params: WebChromeClient.FileChooserParams): Boolean {
        // An earlier choice that was never answered blocks the input for good.
        cancel()
        chosen = callback
        val gallery = Intent(Intent.ACTION_GET_CONTENT)
            .addCategory(Intent.CATEGORY_OPENABLE)
            .setType(params.acceptTypes.singleOrNull { '/' in it } ?: "image/*")
            .putExtra(Intent.EXTRA_ALLOW_MULTIPLE, params.mode == WebChromeClient.FileChooserParams.MODE_OPEN_MULTIPLE)
        val camera = cameraIntent()
        val intent = if (params.isCaptureEnabled && camera != null) {
            camera
        } else {
            Intent.createChooser(gallery, null).putExtra(Intent.EXTRA_INITIAL_INTENTS, listOfNotNull(camera).toTypedArray())
        }
        return try {
            chooser.launch(intent)
            true
        } catch (_: ActivityNotFoundException) {
            chosen = null
            false
        }
    }

    /** The camera app writes into our cache; null if the phone is full, or may not open the camera app. */
    private fun cameraIntent(): Intent? {
        if (!mayOpenCamera()) return null
        val folder = File(activity.cacheDir, "photos").apply { mkdirs() }
        val file = try {
            File.createTempFile("photo", ".jpg", folder)
        } catch (_: IOException) {
            return null
        }
        val target = FileProvider.getUriForFile(activity, "${activity.packageName}.photos", file)
        photo = target
        return Intent(MediaStore.ACTION_IMAGE_CAPTURE)
            .putExtra(MediaStore.EXTRA_OUTPUT, target)
            .addFlags(Intent.FLAG_GRANT_WRITE_URI_PERMISSION)
    }

    /** Needs no permission, unless the app declares it for another screen: then it must have been granted. */
    private fun mayOpenCamera(): Boolean {
        val own = activity.packageManager.getPackageInfo(activity.packageName, PackageManager.GET_PERMISSIONS)
        return Manifest.permission.CAMERA !in own.requestedPermissions.orEmpty() ||
            activity.checkSelfPermission(Manifest.permission.CAMERA) == PackageManager.PERMISSION_GRANTED
    }

    private fun onResult(result: ActivityResult) {
        val data = result.data
        val several = data?.clipData
        val uris = when {
            result.resultCode != Activity.RESULT_OK -> null
            // FileChooserParams.parseResult reads only one.
            several != null -> (0 until several.itemCount).mapNotNull { several.getItemAt(it).uri }
            data?.data != null -> listOfNotNull(data.data)
            else -> listOfNotNull(photo)
        }
        chosen?.onReceiveValue(uris?.filter { it.scheme == "content" }?.toTypedArray())
        chosen = null
        photo = null
    }

    /** Answers a choice that is still open: its page is gone. */
    fun cancel() {
        chosen?.onReceiveValue(null)
        chosen = null
        photo = null
    }

    /** Saves what the page offers for download; says whether it did. Only https has something to download. */
    fun download(address: String, disposition: String?, type: String?): Boolean {
        val uri = Uri.parse(address)
        if (uri.scheme != "https") return false
        val name = safe(URLUtil.guessFileName(address, disposition, type))
        val request = DownloadManager.Request(uri)
            .setMimeType(type)
            // The notification shows the name, never the address.
            .setTitle(name)
            .setNotificationVisibility(DownloadManager.Request.VISIBILITY_VISIBLE_NOTIFY_COMPLETED)
        return try {
            // Before Android 10 the public folder needs a permission, the app's own never.
            if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q) {
                request.setDestinationInExternalPublicDir(Environment.DIRECTORY_DOWNLOADS, name)
            } else {
                request.setDestinationInExternalFilesDir(activity, Environment.DIRECTORY_DOWNLOADS, name)
            }
            activity.getSystemService(DownloadManager::class.java).enqueue(request)
            true
        } catch (_: RuntimeException) {
            // No storage, or the user has disabled the download manager: Android has no narrower class for both.
            false
        }
    }

    /** The server chose the name: no folder, no invisible or direction characters, not hidden, not too long for a file system. */
    private fun safe(name: String): String =
        name.substringAfterLast('/').substringAfterLast('\\')
            .filter { it.isLetterOrDigit() || it in " ._-()" }
            .takeLast(60).trim(' ', '.').ifEmpty { "download" }
}
