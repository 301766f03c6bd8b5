package androidx.core.graphics

class Insets private constructor(@JvmField val left: Int, @JvmField val top: Int, @JvmField val right: Int, @JvmField val bottom: Int) {
    companion object {
        @JvmField
        val NONE = Insets(0, 0, 0, 0)

        @JvmStatic
        fun of(left: Int, top: Int, right: Int, bottom: Int) = Insets(left, top, right, bottom)
    }
}
