package androidx.core.view

import android.view.View
import androidx.core.graphics.Insets
import phone.Phone

fun interface OnApplyWindowInsetsListener {
    fun onApplyWindowInsets(view: View, insets: WindowInsetsCompat): WindowInsetsCompat
}

object ViewCompat {
    @JvmStatic
    fun setOnApplyWindowInsetsListener(view: View, listener: OnApplyWindowInsetsListener) {
        Phone.insets = { listener.onApplyWindowInsets(view, it) }
    }
}

class WindowInsetsCompat(private val byType: Map<Int, Insets>) {
    /** The largest of each side, as Android adds them up. */
    fun getInsets(typeMask: Int): Insets {
        val chosen = byType.filterKeys { it and typeMask != 0 }.values
        fun most(side: (Insets) -> Int) = chosen.maxOfOrNull(side) ?: 0
        return Insets.of(most { it.left }, most { it.top }, most { it.right }, most { it.bottom })
    }

    object Type {
        @JvmStatic
        fun systemBars() = 1

        @JvmStatic
        fun displayCutout() = 2

        @JvmStatic
        fun ime() = 4
    }

    class Builder(private val insets: WindowInsetsCompat) {
        private val changed = HashMap<Int, Insets>()

        fun setInsets(typeMask: Int, insets: Insets) = apply {
            for (type in listOf(1, 2, 4)) if (type and typeMask != 0) changed[type] = insets
        }

        fun build() = WindowInsetsCompat(insets.byType + changed)
    }

}
