// Who prints a frame tree needs its types; clients would otherwise have to know where they live.
@_exported public import Frames
