package android.net.http

class SslError(val url: String)
