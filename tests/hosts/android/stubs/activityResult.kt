package androidx.activity.result

import android.content.Intent
import androidx.activity.result.contract.ActivityResultContract
import phone.Phone

class ActivityResult(val resultCode: Int, val data: Intent?)

fun interface ActivityResultCallback<O> {
    fun onActivityResult(result: O)
}

class ActivityResultLauncher<I>(contract: ActivityResultContract<I, *>, callback: ActivityResultCallback<*>) {
    init {
        @Suppress("UNCHECKED_CAST")
        Phone.onActivityResult = { (callback as ActivityResultCallback<ActivityResult>).onActivityResult(it) }
        check(contract.isKnown)
    }

    fun launch(input: I) = Phone.start(input as Intent, "launch")
}
