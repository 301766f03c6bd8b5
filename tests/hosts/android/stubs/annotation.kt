package android.annotation

annotation class SuppressLint(vararg val value: String)
