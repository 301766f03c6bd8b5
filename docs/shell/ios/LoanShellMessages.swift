// Copy it into your shell.
import Foundation

/// What the page asks of the shell.
enum PageAction: Equatable {
    /// Opens a native page by its name, `to`: a name with a query, such as productDetail?productId=7.
    case navigate(to: String, payload: [String: String])
    /// Closes the web view.
    case closeWebView
    /// Opens a native page by its name, `page`. Every shell has setting, main, login, order, productDetail, productUrl.
    case goPage(page: String, payload: [String: String])
    /// Shows the app's home, and closes the web view.
    case goHome
    /// Shows the 'mine' tab, and closes the web view.
    case goMine
    /// Shows the login because the session has expired, then opens the page again with a new session in its URL.
    case goLogin
    /// Opens the dialler with the number, but does not call.
    case callPhone(number: String)
    /// Opens the app's rating page in the store.
    case goRating
    /// Records a tracking event.
    case track(point: String, payload: [String: String])
    /// Reports that binding an account starts.
    case startBindCard(productId: String, orderId: String)
    /// Reports that binding an account ended, with its result.
    case endBindCard(result: String)
    /// Returns the actions that this shell supports.
    case capabilities
    /// Copies the text to the clipboard.
    case copyText(text: String)
    /// Opens the share sheet. Responds with cancelled if nothing was shared.
    case share(title: String, text: String, url: String)
    /// Opens an https, http or mailto URL outside the web view, and rejects any other.
    case openExternal(url: String)
    /// An action of a newer page: answer it with no, unsupported.
    case unknown(String)
}

/// Events that the shell sends by itself.
enum ShellEvent: String {
    /// The back button was pressed. The page answers back.handled; without a response within 400 ms the shell goes back itself.
    case back
    /// The page is hidden: the app is in the background, or another screen covers it.
    case pause
    /// The page is visible again. It refetches data that may have changed.
    case resume
    /// The borrower logged out, or another one logs in. The page asks to log in and removes the data of the session; pending requests stay.
    case sessionClosed = "session.closed"
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
        case "navigate": return .navigate(to: try text("to"), payload: details("payload"))
        case "closeWebView": return .closeWebView
        case "goPage": return .goPage(page: try text("page"), payload: details("payload"))
        case "goHome": return .goHome
        case "goMine": return .goMine
        case "goLogin": return .goLogin
        case "callPhone": return .callPhone(number: try text("number"))
        case "goRating": return .goRating
        case "track": return .track(point: try text("point"), payload: details("payload"))
        case "startBindCard": return .startBindCard(productId: try text("productId"), orderId: try text("orderId"))
        case "endBindCard": return .endBindCard(result: try text("result"))
        case "capabilities": return .capabilities
        case "copyText": return .copyText(text: try text("text"))
        case "share": return .share(title: try text("title"), text: try text("text"), url: try text("url"))
        case "openExternal": return .openExternal(url: try text("url"))
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
