public import Foundation

extension UIContentSizeCategory {
  /// Posted when a window's category changes; the object is its screen.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key of the new category in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
