package android.view

import android.content.Context

object Gravity {
    const val CENTER = 17
}

open class View(val context: Context) {
    var visibility = VISIBLE
    var padding = listOf(0, 0, 0, 0)
    var painted = 0
    var onClick: OnClickListener? = null
    val resources get() = context.resources

    fun interface OnClickListener {
        fun onClick(view: View)
    }

    fun setPadding(left: Int, top: Int, right: Int, bottom: Int) {
        padding = listOf(left, top, right, bottom)
    }

    fun setBackgroundColor(color: Int) {
        painted = color
    }

    fun setOnClickListener(listener: OnClickListener?) {
        onClick = listener
    }

    companion object {
        const val VISIBLE = 0
        const val INVISIBLE = 4
    }
}

open class ViewGroup(context: Context) : View(context) {
    val children = mutableListOf<View>()

    fun addView(child: View) {
        children += child
    }

    fun addView(child: View, index: Int) = children.add(index, child)

    fun removeView(view: View) {
        children -= view
    }
}
