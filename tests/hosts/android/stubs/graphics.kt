package android.graphics

class Bitmap

class Color {
    companion object {
        const val WHITE = -1
        const val TRANSPARENT = 0

        @JvmStatic
        fun rgb(red: Int, green: Int, blue: Int) = (0xff shl 24) or (red shl 16) or (green shl 8) or blue
    }
}
