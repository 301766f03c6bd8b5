// The declarations of OkHttp 4 that the generated client uses: its compilation needs no more.
package okhttp3

import java.io.File

class MediaType { companion object { fun String.toMediaTypeOrNull(): MediaType? = TODO() } }
abstract class RequestBody {
    companion object {
        fun create(type: MediaType?, file: File): RequestBody = TODO()
        fun create(type: MediaType?, text: String): RequestBody = TODO()
    }
}
class FormBody : RequestBody() { class Builder { fun add(name: String, value: String): Builder = this; fun build() = FormBody() } }
class HttpUrl {
    companion object { fun String.toHttpUrlOrNull(): HttpUrl? = TODO() }
    fun newBuilder() = Builder()
    class Builder {
        fun addPathSegments(path: String) = this
        fun addQueryParameter(name: String, value: String?) = this
        fun build() = HttpUrl()
    }
}
class Headers { fun toMultimap(): Map<String, List<String>> = TODO() }
class ResponseBody { fun source(): Any = TODO(); fun string(): String = TODO() }
class Response(val code: Int, val message: String, val headers: Headers, val body: ResponseBody?, val isSuccessful: Boolean)
class Call { fun execute(): Response = TODO() }
class OkHttpClient { fun newCall(request: Request): Call = TODO() }
class Request {
    class Builder {
        fun url(url: HttpUrl) = this
        fun delete() = this
        fun head() = this
        fun patch(body: RequestBody) = this
        fun put(body: RequestBody) = this
        fun post(body: RequestBody) = this
        fun method(name: String, body: RequestBody?) = this
        fun addHeader(name: String, value: String) = this
        fun build() = Request()
    }
}
