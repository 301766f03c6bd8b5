/// The type of `#selector`. The compiler looks it up in this module.
public struct Selector {}
