// Android's own org.json, as far as the host uses it: coercions as documented.
package org.json

class JSONException(message: String) : Exception(message)

class JSONArray(private val values: Collection<*> = emptyList<Any>()) {
    fun list(): List<Any?> = values.toList()

    override fun toString() = values.joinToString(",", "[", "]") { write(it) }
}

class JSONObject() {
    private val values = LinkedHashMap<String, Any?>()

    constructor(text: String) : this() {
        values.putAll((Reader(text).whole() as? JSONObject ?: throw JSONException("not an object")).values)
    }

    fun has(name: String) = name in values
    fun opt(name: String): Any? = values[name]
    fun get(name: String): Any = values[name] ?: throw JSONException("no value for $name")
    fun keys(): Iterator<String> = values.keys.iterator()

    fun put(name: String, value: Any?): JSONObject {
        if (value == null) values.remove(name) else values[name] = value
        return this
    }

    fun getString(name: String): String = get(name).toString()
    fun getInt(name: String): Int = when (val value = get(name)) {
        is Number -> value.toInt()
        is String -> value.toDoubleOrNull()?.toInt() ?: throw JSONException("$name is no number")
        else -> throw JSONException("$name is no number")
    }

    fun getBoolean(name: String): Boolean = when (val value = get(name)) {
        is Boolean -> value
        is String -> value.lowercase().toBooleanStrictOrNull() ?: throw JSONException("$name is no boolean")
        else -> throw JSONException("$name is no boolean")
    }

    fun getJSONObject(name: String): JSONObject = get(name) as? JSONObject ?: throw JSONException("$name is no object")
    fun optJSONObject(name: String): JSONObject? = values[name] as? JSONObject

    override fun toString() = values.entries.joinToString(",", "{", "}") { (name, value) -> "${quote(name)}:${write(value)}" }
}

private fun quote(text: String) = buildString {
    append('"')
    for (char in text) {
        when {
            char == '"' || char == '\\' -> append('\\').append(char)
            char < ' ' || char in '\u007f'..'\u009f' || char == '\u2028' || char == '\u2029' -> append("\\u%04x".format(char.code))
            else -> append(char)
        }
    }
    append('"')
}

private fun write(value: Any?): String = when (value) {
    is String -> quote(value)
    is Collection<*> -> JSONArray(value).toString()
    is Map<*, *> -> value.entries.joinToString(",", "{", "}") { (name, of) -> "${quote(name.toString())}:${write(of)}" }
    else -> value.toString()
}

private class Reader(private val text: String) {
    private var at = 0

    fun whole(): Any? = value()

    private fun fail(): Nothing = throw JSONException("no JSON at $at")

    private fun next(): Char {
        while (at < text.length && text[at].isWhitespace()) at += 1
        return if (at < text.length) text[at] else fail()
    }

    private fun take(char: Char) {
        if (next() != char) fail()
        at += 1
    }

    private fun value(): Any? = when (next()) {
        '{' -> obj()
        '[' -> array()
        '"' -> string()
        else -> word()
    }

    private fun obj(): JSONObject {
        val read = JSONObject()
        take('{')
        while (next() != '}') {
            val name = string()
            take(':')
            read.put(name, value())
            if (next() == ',') at += 1
        }
        take('}')
        return read
    }

    private fun array(): JSONArray {
        val read = mutableListOf<Any?>()
        take('[')
        while (next() != ']') {
            read += value()
            if (next() == ',') at += 1
        }
        take(']')
        return JSONArray(read)
    }

    private fun string(): String {
        take('"')
        return buildString {
            while (true) {
                if (at >= text.length) fail()
                when (val char = text[at++]) {
                    '"' -> return@buildString
                    '\\' -> when (val escaped = text.getOrNull(at++) ?: fail()) {
                        'n' -> append('\n')
                        't' -> append('\t')
                        'r' -> append('\r')
                        'b' -> append('\b')
                        'f' -> append('\u000c')
                        'u' -> append((text.drop(at).take(4).toIntOrNull(16) ?: fail()).toChar()).also { at += 4 }
                        else -> append(escaped)
                    }
                    else -> append(char)
                }
            }
        }
    }

    private fun word(): Any? {
        val begin = at
        while (at < text.length && text[at] !in ",]}" && !text[at].isWhitespace()) at += 1
        return when (val word = text.substring(begin, at)) {
            "true" -> true
            "false" -> false
            "null" -> null
            else -> word.toLongOrNull() ?: word.toDoubleOrNull() ?: fail()
        }
    }
}
