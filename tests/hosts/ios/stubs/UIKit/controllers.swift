@MainActor open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }

    open var title: String?
    open var isModalInPresentation = false
    open var view: UIView!
    open var isViewLoaded: Bool { fatalError() }
    open var navigationItem: UINavigationItem { fatalError() }
    open var navigationController: UINavigationController? { fatalError() }
    open var popoverPresentationController: UIPopoverPresentationController? { fatalError() }

    open func viewDidLoad() { fatalError() }
    open func viewDidAppear(_ animated: Bool) { fatalError() }
    open func viewDidDisappear(_ animated: Bool) { fatalError() }

    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) { fatalError() }
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async { fatalError() }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { fatalError() }
    open func dismiss(animated flag: Bool) async { fatalError() }
}

@MainActor open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController] = []
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { fatalError() }
}

@MainActor open class UINavigationItem: NSObject {
    open var leftBarButtonItem: UIBarButtonItem?
}

@MainActor open class UIBarItem: NSObject {}

@MainActor open class UIBarButtonItem: UIBarItem {
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { fatalError() }
}

@MainActor open class UIPresentationController: NSObject {}

@MainActor open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
}

@MainActor open class UIActivity: NSObject {
    public struct ActivityType: Hashable, Sendable {}
}

@MainActor open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var completionWithItemsHandler: CompletionWithItemsHandler?
}
