package androidx.activity

import android.app.Activity

abstract class OnBackPressedCallback(var isEnabled: Boolean) {
    abstract fun handleOnBackPressed()
}

class OnBackPressedDispatcher {
    val callbacks = mutableListOf<OnBackPressedCallback>()

    @Suppress("UNUSED_PARAMETER")
    fun addCallback(owner: ComponentActivity, onBackPressedCallback: OnBackPressedCallback) {
        callbacks += onBackPressedCallback
    }
}

open class ComponentActivity : Activity() {
    val onBackPressedDispatcher = OnBackPressedDispatcher()

    fun <I, O> registerForActivityResult(
        contract: androidx.activity.result.contract.ActivityResultContract<I, O>,
        callback: androidx.activity.result.ActivityResultCallback<O>,
    ): androidx.activity.result.ActivityResultLauncher<I> =
        androidx.activity.result.ActivityResultLauncher(contract, callback)
}

fun ComponentActivity.enableEdgeToEdge() = phone.Phone.say("edgeToEdge")
