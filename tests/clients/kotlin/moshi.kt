package com.squareup.moshi

annotation class Json(val name: String)
annotation class FromJson
annotation class ToJson
open class JsonAdapter<T> {
    fun toJson(value: T): String = TODO()
    fun fromJson(source: Any): T? = TODO()
    fun nullSafe(): JsonAdapter<T> = this
}
class Moshi {
    fun <T> adapter(type: Class<T>): JsonAdapter<T> = TODO()
    class Builder {
        fun add(adapter: Any) = this
        fun <T> add(type: Class<T>, adapter: JsonAdapter<T>) = this
        fun build() = Moshi()
    }
}
