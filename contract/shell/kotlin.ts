import { fieldsOf } from './fields.ts';
import { type Action, actions, events } from './messages.ts';

const classOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const types = { text: 'String', details: 'Map<String, String>' };

const declaration = (action: Action): string => {
  const fields = fieldsOf(action).map(({ name, kind }) => `, val ${name}: ${types[kind]}`);
  return `    /** ${action.does} */\n    data class ${classOf(action.name)}(override val id: String${fields.join('')}) : PageRequest`;
};

const reading = (action: Action): string => {
  const fields = fieldsOf(action).map(
    ({ name, kind }) => `, ${kind === 'text' ? `text(payload, "${name}")` : `details(payload, "${name}")`}`,
  );
  return `                "${action.name}" -> PageRequest.${classOf(action.name)}(id${fields.join('')})`;
};

/** The messages as Kotlin, to copy: no library but Android's own org.json. */
export const kotlinTypes =
  (): string => `// Written by \`npm run contract\`. Copy it into your shell; change the package alone.
package com.example.loanshell

import org.json.JSONException
import org.json.JSONObject

/** What the page asks of the shell. */
sealed interface PageRequest {
    /** Goes back with the answer. */
    val id: String

${actions.map(declaration).join('\n\n')}

    /** An action of a newer page: answer it with no, unsupported. */
    data class Unknown(override val id: String, val action: String) : PageRequest
}

/** Events that the shell sends by itself. */
enum class ShellEvent(val wireName: String) {
${Object.entries(events)
  .map(([name, does]) => `    /** ${does} */\n    ${name.toUpperCase().replace('.', '_')}("${name}"),`)
  .join('\n')}
}

/** Why an action was not done. */
enum class Refusal(val wireName: String) {
    UNSUPPORTED("unsupported"),
    CANCELLED("cancelled"),
    REJECTED("rejected"),
}

/** What came from the page: a request, that it hears events now, or how it dealt with the last back. */
sealed interface PageMessage {
    data class Request(val request: PageRequest) : PageMessage

    /** Sent first by each page, and again when it returns from the back/forward cache. */
    data object Ready : PageMessage

    data class BackHandled(val handled: Boolean) : PageMessage
}

/** Reads and writes the texts that go over the bridge. */
object LoanShellMessages {
    /** Reads a text of the page; null for everything that is no message of version 1. Never throws. */
    fun read(text: String): PageMessage? =
        try {
            val message = JSONObject(text)
            if (message.getInt("v") != 1) {
                null
            } else if (message.has("event")) {
                when (message.getString("event")) {
                    "ready" -> PageMessage.Ready
                    "back.handled" -> PageMessage.BackHandled(message.getJSONObject("payload").getBoolean("handled"))
                    else -> null
                }
            } else {
                PageMessage.Request(request(message))
            }
        } catch (_: JSONException) {
            null
        }

    private fun request(message: JSONObject): PageRequest {
        val id = message.getString("id")
        val payload = message.optJSONObject("payload") ?: JSONObject()
        return when (val action = message.getString("action")) {
${actions.map(reading).join('\n').replaceAll('                "', '            "')}
            else -> PageRequest.Unknown(id, action)
        }
    }

    private fun text(payload: JSONObject, name: String): String = payload.getString(name)

    private fun details(payload: JSONObject, name: String): Map<String, String> {
        val details = payload.optJSONObject(name) ?: return emptyMap()
        return details.keys().asSequence().associateWith { details.getString(it) }
    }

    /** The answer that says yes, with its result where the action has one. */
    fun yes(id: String, result: JSONObject? = null): String =
        JSONObject().put("v", 1).put("id", id).put("ok", true).apply { if (result != null) put("result", result) }.toString()

    /** The answer that says no. */
    fun no(id: String, reason: Refusal): String =
        JSONObject().put("v", 1).put("id", id).put("ok", false).put("reason", reason.wireName).toString()

    /** An event of the shell. */
    fun event(event: ShellEvent): String =
        JSONObject().put("v", 1).put("event", event.wireName).put("payload", JSONObject()).toString()
}
`;
