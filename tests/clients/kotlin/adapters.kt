package com.squareup.moshi.adapters
import com.squareup.moshi.JsonAdapter
import java.util.Date
class Rfc3339DateJsonAdapter : JsonAdapter<Date>()
