@MainActor open class UIView: UIResponder {
    public init(frame: CGRect) { fatalError() }
    public convenience override init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }

    open var backgroundColor: UIColor?
    open var isHidden: Bool { get { fatalError() } set {} }
    open func addSubview(_ view: UIView) { fatalError() }
    open func removeFromSuperview() { fatalError() }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { fatalError() }
}

@MainActor open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
}

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

open class UIColor: NSObject, @unchecked Sendable {
    open class var systemBackground: UIColor { fatalError() }
}

open class UIFont: NSObject, @unchecked Sendable {
    public struct TextStyle: Hashable, Sendable {
        public static let body = TextStyle()
    }

    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
}

open class UIImage: NSObject, @unchecked Sendable {
    public init?(systemName name: String) { fatalError() }
}

@MainActor open class UILabel: UIView {
    open var text: String?
    open var numberOfLines = 1
    open var textAlignment: NSTextAlignment = .natural
    open var font: UIFont!
    /// Of UIContentSizeCategoryAdjusting.
    open var adjustsFontForContentSizeCategory = false
}
