import { fieldsOf } from './fields.ts';
import { type Action, actions, events } from './messages.ts';

const types = { text: 'String', details: '[String: String]' };

const declaration = (action: Action): string => {
  const fields = fieldsOf(action).map(({ name, kind }) => `${name}: ${types[kind]}`);
  return `    /// ${action.does}\n    case ${action.name}${fields.length > 0 ? `(${fields.join(', ')})` : ''}`;
};

const reading = (action: Action): string => {
  const fields = fieldsOf(action).map(
    ({ name, kind }) => `${name}: ${kind === 'text' ? `try text("${name}")` : `details("${name}")`}`,
  );
  return `        case "${action.name}": return .${action.name}${fields.length > 0 ? `(${fields.join(', ')})` : ''}`;
};

/** An event as a case of an enum: `case sessionClosed = "session.closed"`. */
const caseOf = (name: string) => {
  const identifier = name.replace(/\.(.)/, (_, first: string) => first.toUpperCase());
  return identifier === name ? name : `${identifier} = "${name}"`;
};

export const swiftTypes = (): string => `// Written by \`npm run contract\`. Copy it into your shell.
import Foundation

/// What the page asks of the shell.
enum PageAction: Equatable {
${actions.map(declaration).join('\n')}
    /// An action of a newer page: answer it with no, unsupported.
    case unknown(String)
}

/// Events that the shell sends by itself.
enum ShellEvent: String {
${Object.entries(events)
  .map(([name, does]) => `    /// ${does}\n    case ${caseOf(name)}`)
  .join('\n')}
}

/// Why an action was not done.
enum Refusal: String {
    case unsupported, cancelled, rejected
}

/// What came from the page: a request, that it hears events now, or how it dealt with the last back.
enum PageMessage: Equatable {
    case request(id: String, action: PageAction)
    /// Sent first by each page, and again when it returns from the back/forward cache.
    case ready
    case backHandled(Bool)
}

/// Reads and writes the texts that go over the bridge.
enum LoanShellMessages {
    private struct Malformed: Error {}

    /// Reads a text of the page; nil for everything that is no message of version 1.
    static func read(_ text: String) -> PageMessage? {
        guard let data = text.data(using: .utf8),
              let message = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
              message["v"] as? Int == 1
        else { return nil }
        let payload = message["payload"] as? [String: Any] ?? [:]
        switch message["event"] as? String {
        case "ready": return .ready
        case "back.handled": return (payload["handled"] as? Bool).map(PageMessage.backHandled)
        default: break
        }
        guard let id = message["id"] as? String,
              let name = message["action"] as? String,
              let action = try? action(name, payload)
        else { return nil }
        return .request(id: id, action: action)
    }

    private static func action(_ name: String, _ payload: [String: Any]) throws -> PageAction {
        func text(_ field: String) throws -> String {
            guard let value = payload[field] as? String else { throw Malformed() }
            return value
        }
        func details(_ field: String) -> [String: String] {
            payload[field] as? [String: String] ?? [:]
        }
        switch name {
${actions.map(reading).join('\n')}
        default: return .unknown(name)
        }
    }

    /// The answer that says yes, with its result where the action has one.
    static func yes(_ id: String, result: [String: Any]? = nil) -> String {
        var answer: [String: Any] = ["v": 1, "id": id, "ok": true]
        answer["result"] = result
        return json(answer)
    }

    /// The answer that says no.
    static func no(_ id: String, _ reason: Refusal) -> String {
        json(["v": 1, "id": id, "ok": false, "reason": reason.rawValue])
    }

    /// An event of the shell.
    static func event(_ event: ShellEvent) -> String {
        json(["v": 1, "event": event.rawValue, "payload": [String: Any]()])
    }

    private static func json(_ message: [String: Any]) -> String {
        // A dictionary of texts, numbers and dictionaries always becomes JSON.
        guard let data = try? JSONSerialization.data(withJSONObject: message) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }
}
`;
