// Code written for UIKit relies on Foundation coming with it.
@_exported public import Foundation
