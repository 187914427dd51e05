/// Advance widths of signs beyond ASCII, in 2048ths of the point size.
extension SystemFontAdvances {
  /// The signs of the tables below, in their order.
  static let punctuation = "¡£¥©«®°·»¿×÷–—‘’“”•…€™"

  /// The text face, regular.
  static let textRegularPunctuation: [Int16] = [
    570, 1292, 1123, 1949, 1105, 1373, 919, 564, 1105, 1039, 1350, 1350, 1028, 2048, 407, 606,
    780, 780, 1018, 1790, 1412, 1245,
  ]

  /// The text face, medium.
  static let textMediumPunctuation: [Int16] = [
    611, 1329, 1148, 1958, 1174, 1378, 932, 589, 1176, 1086, 1373, 1373, 1037, 2057, 446, 645,
    817, 817, 960, 1868, 1435, 1278,
  ]

  /// The text face, semibold.
  static let textSemiboldPunctuation: [Int16] = [
    647, 1362, 1170, 1963, 1238, 1378, 941, 609, 1242, 1129, 1392, 1392, 1042, 2062, 481, 678,
    850, 849, 897, 1925, 1455, 1306,
  ]

  /// The text face, bold.
  static let textBoldPunctuation: [Int16] = [
    694, 1404, 1201, 1978, 1310, 1388, 968, 638, 1318, 1181, 1421, 1421, 1057, 2077, 525, 723,
    892, 891, 845, 2036, 1484, 1344,
  ]

  /// The display face, regular.
  static let displayRegularPunctuation: [Int16] = [
    488, 1178, 1092, 1806, 1030, 1284, 801, 448, 1030, 962, 1182, 1182, 1018, 2026, 356, 567,
    756, 736, 819, 1506, 1334, 1168,
  ]

  /// The display face, medium.
  static let displayMediumPunctuation: [Int16] = [
    533, 1219, 1122, 1819, 1103, 1293, 817, 477, 1105, 1013, 1209, 1209, 1031, 2040, 399, 610,
    797, 777, 764, 1596, 1362, 1205,
  ]

  /// The display face, semibold.
  static let displaySemiboldPunctuation: [Int16] = [
    569, 1253, 1144, 1824, 1167, 1293, 826, 497, 1171, 1057, 1229, 1229, 1037, 2045, 435, 644,
    831, 809, 702, 1656, 1382, 1233,
  ]

  /// The display face, bold.
  static let displayBoldPunctuation: [Int16] = [
    627, 1306, 1185, 1850, 1250, 1314, 864, 537, 1257, 1120, 1268, 1268, 1062, 2070, 489, 699,
    884, 862, 660, 1797, 1422, 1282,
  ]
}
