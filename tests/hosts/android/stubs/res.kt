package android.content.res

class DisplayMetrics {
    @JvmField
    val density = 2f
}

class Configuration {
    @JvmField
    var uiMode = 0

    @JvmField
    var fontScale = 1f

    companion object {
        const val UI_MODE_NIGHT_MASK = 48
        const val UI_MODE_NIGHT_YES = 32
    }
}

class Resources {
    val configuration = Configuration()
    val displayMetrics = DisplayMetrics()
}
