@MainActor open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
    }

    public enum State: Int, Sendable {
        case off, on, mixed
    }
}

@MainActor open class UIMenu: UIMenuElement {}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction: UIMenuElement {
    public struct Identifier: Hashable, Sendable {}

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) { fatalError() }
}

@MainActor open class UIControl: UIView {}

@MainActor open class UIButton: UIControl {
    public struct Configuration {
        public static func plain() -> Configuration { fatalError() }
        public static func filled() -> Configuration { fatalError() }
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) { fatalError() }
}

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var left: UIRectEdge { fatalError() }
}

@objc @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    public init(target: Any?, action: Selector?) { fatalError() }
    open var state: State { fatalError() }
}

@objc @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}

@objc @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
}
