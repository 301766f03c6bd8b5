import UIKit

@MainActor open class SKStoreReviewController: NSObject {
    open class func requestReview(in windowScene: UIWindowScene) { fatalError() }
}
