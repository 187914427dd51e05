// `import Testing` beside `import UIKit` looks for a module of this name; it has nothing to add.
