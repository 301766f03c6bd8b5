package android.widget

import android.content.Context
import android.view.ViewGroup
import android.view.View
import phone.Phone

open class FrameLayout(context: Context) : ViewGroup(context)

open class LinearLayout(context: Context) : ViewGroup(context) {
    var orientation = 0
    var gravity = 0

    companion object {
        const val VERTICAL = 1
    }
}

open class TextView(context: Context) : View(context) {
    var text = ""
    var textSize = 14f
    var gravity = 0

    fun setText(resid: Int) {
        text = Phone.words(resid)
    }
}

class Button(context: Context) : TextView(context)
