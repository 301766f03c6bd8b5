package android.net

/** As Android reads addresses: by their parts, without checking them. */
class Uri private constructor(private val text: String) {
    val scheme: String? = Regex("^([^:/?#]+):").find(text)?.groupValues?.get(1)
    val authority: String? = Regex("^[^:/?#]+://([^/?#]*)").find(text)?.groupValues?.get(1)
    val userInfo: String? = authority?.substringBeforeLast('@', "")?.ifEmpty { null }

    override fun toString() = text
    override fun equals(other: Any?) = other is Uri && other.text == text
    override fun hashCode() = text.hashCode()

    companion object {
        @JvmStatic
        fun parse(uriString: String) = Uri(uriString)

        @Suppress("UNUSED_PARAMETER")
        @JvmStatic
        fun fromParts(scheme: String, ssp: String, fragment: String?) = Uri("$scheme:$ssp")
    }
}
