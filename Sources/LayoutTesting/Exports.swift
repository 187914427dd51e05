@_exported public import Frames
