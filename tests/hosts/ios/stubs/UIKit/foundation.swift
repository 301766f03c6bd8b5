// Apple's Foundation includes what Linux has in modules of their own.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import ObjectiveC

extension NotificationCenter {
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) { fatalError() }
}
