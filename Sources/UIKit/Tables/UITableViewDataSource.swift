public import Foundation

/// What a table asks for its rows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for a row, as a rule a reused one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  /// Answers one section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// What a table asks about the height of its rows, and tells of them.
@preconcurrency @MainActor
public protocol UITableViewDelegate: AnyObject {
  /// Returns the height of a row, in points; the table's `rowHeight` by default.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Tells that a cell is about to be shown for a row.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Answers the table's own row height.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}
