package android

object Manifest {
    object permission {
        const val CAMERA = "android.permission.CAMERA"
    }
}
