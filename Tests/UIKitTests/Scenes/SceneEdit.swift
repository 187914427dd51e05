import UIKit

/// A change of a scene.
enum SceneEdit {
  case change(Int, PropertyChange)
  case constant(Int, CGFloat)
  case priority(Int, Float)
  case activate(Int)
  case deactivate(Int)
  case addConstraint(SceneConstraint)
  case create(SceneNode)
  case insert(Int, into: Int, at: Int)
  case remove(Int)
  case arrange(Int, in: Int, at: Int)
  case stopArranging(Int, in: Int)
  case addGuide(SceneGuide, to: Int)
  case removeGuide(Int)
  case resize(CGSize)
  case environment(LayoutEnvironment)
  case frame(Int, CGRect)
  case mask(Int, UIView.AutoresizingMask)
  case autoresizes(Int, Bool)
  case frameDriven(Int, Bool)

  /// Whether the model must know the frames of now, which it does right after a layout.
  var needsLayoutBefore: Bool {
    switch self {
    case .insert, .remove, .arrange, .frame, .mask, .autoresizes, .frameDriven: true
    default: false
    }
  }
}

/// A change of one property of a view.
enum PropertyChange {
  case hidden(Bool)
  case text(String)
  case content(CGSize?)
  case alignmentInsets(UIEdgeInsets)
  case hugging(CGPoint)
  case compression(CGPoint)
  case margins(SceneProperties.Margins)
  case preservesMargins(Bool)
  case insetsFromSafeArea(Bool)
  case semantic(UISemanticContentAttribute)
  case offset(CGPoint)
  case axis(NSLayoutConstraint.Axis)
  case distribution(UIStackView.Distribution)
  case alignment(UIStackView.Alignment)
  case spacing(CGFloat)
  case marginsRelative(Bool)
  case baselineRelative(Bool)
  case customSpacing(Int, CGFloat?)

  func apply(to properties: inout SceneProperties) {
    switch self {
    case .hidden(let value): properties.isHidden = value
    case .text(let value): properties.text = value
    case .content(let value): properties.content = value
    case .alignmentInsets(let value): properties.alignmentInsets = value
    case .hugging(let value): properties.hugging = value
    case .compression(let value): properties.compression = value
    case .margins(let value): properties.margins = value
    case .preservesMargins(let value): properties.preservesMargins = value
    case .insetsFromSafeArea(let value): properties.insetsFromSafeArea = value
    case .semantic(let value): properties.semantic = value
    case .offset(let value): properties.offset = value
    case .axis(let value): properties.axis = value
    case .distribution(let value): properties.distribution = value
    case .alignment(let value): properties.alignment = value
    case .spacing(let value): properties.spacing = value
    case .marginsRelative(let value): properties.isMarginsRelative = value
    case .baselineRelative(let value): properties.isBaselineRelative = value
    case .customSpacing(let id, let value): properties.customSpacings[id] = value
    }
  }
}
