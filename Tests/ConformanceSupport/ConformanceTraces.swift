// SPDX-License-Identifier: MIT

/// The delegate traces of the conformance catalogue, by row.
///
/// A text that is another row's name stands for that row's trace.
package enum ConformanceTraces {
  package static let texts: [String: String] = [
    "INI-12": "none",

    "MNT-01": "mode(1b), wS(P), wS(D), {dS(P), dS(D)}",
    "MNT-03": "mode(2b), wS(S), wS(P), wS(D), {dS(S), dS(P), dS(D)}",
    "MNT-04": "wS(D), dS(D)",
    "MNT-05": "MNT-04",
    "MNT-06": "mode(1b), wS(S), wS(D), {dS(S), dS(D)}",
    "MNT-07": "MNT-06",
    "MNT-08": "MNT-04",
    "MNT-13": "MNT-01",

    "MOD-01": "mode(so), wH(P), dH(P)",
    "MOD-02": "mode(1b), wS(P), dS(P)",
    "MOD-04": "mode(so), wH(P), dH(P)",
    "MOD-05": "mode(2o), wS(P), dS(P)",
    "MOD-06": "none",
    "MOD-07": "mode(2o), wS(S), wS(P), {dS(P), dS(S)}",
    "MOD-08": "mode(1b), wH(P), dH(P)",
    "MOD-09": "mode(2o), wS(P), dS(P)",
    "MOD-10": "mode(2b), wS(P), dS(P)",
    "MOD-13": "mode(1b), wH(P), dH(P)",
    "MOD-14": "none",
    "MOD-17": "none",
    "MOD-18": "mode(2o), wS(S), wS(P), {dS(S), dS(P)}",
    "MOD-22": "none",
    "MOD-23": "mode(1o), mode(1b)",
    "MOD-29": "none",
    "MOD-30": "mode(so), exp?(so→so), didExpand",
    "MOD-31": "mode(so), wH(P), dH(P)",
    "MOD-33": "mode(1o)",
    "MOD-34": "none",
    "MOD-35": "mode(so), wH(P), dH(P), mode(1b)",
    "MOD-36": "mode(so), wH(P), dH(P)",
    "MOD-37": "mode(so), wH(S), wH(P), {dH(S), dH(P)}",
    "MOD-38": "mode(1b), wH(P), dH(P)",
    "MOD-41": "none",
    "MOD-42": "none",
    "MOD-43": "MNT-01",
    "MOD-44": "mode(2b), wS(P), dS(P)",

    "SHW-02": "mode(so)",
    "SHW-03": "none",
    "SHW-05": "none",
    "SHW-07": "none",
    "SHW-08": "mode(2o)",
    "SHW-09": "mode(1b)",
    "SHW-11": "mode(so)",
    "SHW-12": "mode(so)",
    "SHW-13": "mode(2b)",
    "SHW-15": "mode(so)",
    "SHW-16": "mode(2o)",
    "SHW-18": "mode(1b)",
    "SHW-19": "mode(1b)",
    "SHW-21": "mode(1o)",
    "SHW-22": "none",
    "SHW-23": "none",
    "SHW-24": "none",
    "SHW-31": "mode(so), wH(P), dH(P)",

    "BTN-01": "mode(so), wH(P), dH(P)",
    "BTN-03": "mode(2b), wS(P), dS(P)",
    "BTN-05": "none",
    "BTN-06": "mode(1o), wS(P), dS(P)",
    "BTN-07": "mode(1o), wS(S), dS(S), mode(2o), wS(P), dS(P)",
    "BTN-08": "none",
    "BTN-09": "mode(2d), wS(P), dS(P)",
    "BTN-11": "none",
    "BTN-14": "mode(so), wH(S), dH(S)",
    "BTN-15": "mode(1b), wS(S), dS(S)",
    "BTN-16": "none",
    "BTN-17": "none",

    "WID-23": "mode(2o), wS(P), dS(P)",

    "COL-01": "top?(D→D), wH(D), wH(P), wS(D), {dH(P), dS(D), didCollapse}",
    "COL-02": """
    top?(D→D), wH(S), wS(P), wH(D), wH(P), wS(D), {dH(S), dH(P), dS(D), didCollapse}
    """,
    "COL-03": "top?(D→P), wH(S), wS(P), wH(D), {dH(D), dH(S), dS(P), didCollapse}",
    "COL-04": "top?(D→P), wH(D), {dH(D), didCollapse}",
    "COL-05": """
    top?(D→S), wH(S), wS(P), wH(D), wH(P), wS(S), {dH(D), dH(P), dS(S), didCollapse}
    """,
    "COL-06": "mode(1b), top?(D→D), wS(P), wH(D), wH(P), wS(D), {dH(P), dS(D), didCollapse}",
    "COL-08": """
    mode(1b), top?(D→D), wH(S), wH(D), wH(P), wS(D), {dH(S), dH(P), dS(D), didCollapse}
    """,
    "COL-10": "mode(1b), top?(D→D), wH(D), wH(P), wS(D), {dH(P), dS(D), didCollapse}",
    "COL-11": "COL-01",
    "COL-15": "top?(D→D), wS(P), wH(D), wH(P), wS(D), {dH(P), dS(D), didCollapse}",
    "COL-16": "top?(D→D), wH(D), wH(S), wS(D), {dH(S), dS(D), didCollapse}",
    "COL-17": "top?(D→S), wH(D), wH(P), wS(D), {dH(P), dS(D), didCollapse}",
    "COL-18": "top?(D→C), wH(D), wH(P), wS(D), {dH(P), dS(D), didCollapse}",
    "COL-19": "top?(D→I), wH(D), wH(P), wS(D), {dH(P), dS(D), didCollapse}",
    "COL-20": "COL-01",
    "COL-26": "mode(1b), top?(D→D), wS(P), wH(P), wS(D), {dH(P), dS(D), didCollapse}",
    "COL-29": "mode(1b), top?(P→P), wS(P), {dS(P), didCollapse}",

    "NAV-01": "wH(D), dH(D) (+ wS(P), dS(P))",
    "NAV-02": "wH(P), dH(P) (+ wS(D), dS(D))",
    "NAV-03": "wS(S), wH(P), wH(S), wS(D), {dH(S), dS(D), dH(P)}",
    "NAV-04": "wH(D), dH(D) (+ wS(S), dS(S))",
    "NAV-05": "wH(D), dH(D) (+ wS(P), dS(P))",
    "NAV-07": "none",
    "NAV-08": "wS(P), dS(P) (+ wH(D), dH(D))",
    "NAV-09": "none",
    "NAV-10": "wS(P), dS(P) (+ wH(S), dH(S))",
    "NAV-12": "wS(S), dS(S) (+ wH(D), dH(D))",
    "NAV-16": "none",
    "NAV-17": "wH(D), dH(D) (+ wS(P), dS(P))",
    "NAV-18": "wH(D), wS(P), dH(D), dS(P)",
    "NAV-19": "none",
    "NAV-20": "none",
    "NAV-21": "wH(D), dH(D) (+ wS(P), dS(P))",
    "NAV-23": "none",
    "NAV-24": "NAV-01",
    "NAV-28": "NAV-02",
    "NAV-32": "none",

    "XPD-01": "exp?(1b→1b), wS(S), {dS(S), didExpand}",
    "XPD-02": "exp?(1b→1b), wS(S), wH(P), wS(D), {dS(D), dS(S), dH(P), didExpand}",
    "XPD-03": "exp?(1b→1b), wS(P), {dS(P), didExpand}",
    "XPD-04": "exp?(1b→1b), wS(D), {dS(D), didExpand}",
    "XPD-05": "mode(so), exp?(so→so), didExpand",
    "XPD-08": "exp?(1b→so), mode(so), {didExpand}",
    "XPD-09": "exp?(1b→2b), wS(P), {dS(P), didExpand}",
    "XPD-10": "exp?(1b→1b), wS(D), {dS(D), didExpand}",
    "XPD-14": "XPD-04",
    "XPD-15": "XPD-04",
    "XPD-16": "exp?(1b→1b), {didExpand}",
    "XPD-17": "XPD-03",
    "XPD-19": "mode(so), exp?(so→so), didExpand",
    "XPD-21": "XPD-03",

    "CMP-01": "top?(C→C), wH(S), wS(C), wH(D), {dS(C), dH(D), dH(S), didCollapse}",
    "CMP-02": "mode(1b), top?(C→C), wS(C), wH(D), {dS(C), dH(D), didCollapse}",
    "CMP-03": "mode(1b), top?(C→C), wS(C), {dS(C), didCollapse}",
    "CMP-04": "exp?(1b→1b), wS(S), wH(C), wS(D), {dH(C), dS(D), dS(S), didExpand}",
    "CMP-05": "mode(so), exp?(so→so), wH(C), wS(D), {dH(C), dS(D), didExpand}",
    "CMP-07": "top?(C→P), wH(D), {dH(D), didCollapse}",
    "CMP-08": """
    exp?(1b→1b), wS(P), wH(C), wS(D), {dH(C), dS(P), dS(D), didExpand}, \
    top?(C→C), wS(C), wH(P), wH(D), {dH(P), dH(D), dS(C), didCollapse}
    """,
    "CMP-10": "none",
    "CMP-11": "none",
    "CMP-13": "none",

    "INS-01": "none",
    "INS-02": "wS(I), dS(I)",
    "INS-03": "wH(I), dH(I)",
    "INS-04": "INS-02",
    "INS-06": "INS-02",
    "INS-07": "INS-03",
    "INS-08": "top?(D→D), wH(D), wH(P), wS(D), wH(I), {dH(P), dS(D), didCollapse, dH(I)}",
    "INS-09": "exp?(1b→1b), wS(P), wS(I), {dS(P), dS(I), didExpand}",
    "INS-10": "INS-02",
    "INS-11": "INS-02",
    "INS-12": "INS-03",
    "INS-13": "none",

    "ROB-01": "COL-01",
    "ROB-03": "mode(so), wH(P), dH(P), mode(1b), wS(P), dS(P)",
    "ROB-09": "MNT-01",
  ]

  /// The trace of a row, which has to be in the table.
  package static func trace(of row: String) throws -> TraceNotation {
    guard let text = texts[row] else {
      throw TraceNotation.SyntaxError(description: "no row \(row)")
    }
    return texts[text] == nil ? try TraceNotation(text) : try trace(of: text)
  }
}
