package com.example.loanshell

import android.content.Context
import android.view.Gravity
import android.widget.Button
import android.widget.LinearLayout
import android.widget.TextView

/** Shown in place of a page: words, a retry and the service phone. Never the address: it names the session. */
internal class LoanTrouble(
    context: Context,
    words: Int,
    action: Int,
    onAction: () -> Unit,
    onCall: () -> Unit,
) : LinearLayout(context) {
    init {
        orientation = VERTICAL
        gravity = Gravity.CENTER
        val space = (24 * resources.displayMetrics.density).toInt()
        setPadding(space, space, space, space)
        addView(TextView(context).apply {
            setText(words)
            textSize = 18f
            gravity = Gravity.CENTER
        })
        addView(button(action, onAction))
        addView(button(R.string.loan_call, onCall))
    }

    private fun button(words: Int, onTap: () -> Unit) = Button(context).apply {
        setText(words)
        setOnClickListener { onTap() }
    }
}
