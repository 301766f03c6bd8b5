package android.provider

object MediaStore {
    const val ACTION_IMAGE_CAPTURE = "android.media.action.IMAGE_CAPTURE"
    const val EXTRA_OUTPUT = "output"
}
