// SPDX-License-Identifier: MIT

/// The rows from bug reports that no test names.
///
/// A row that has got its test may go from here, and never comes back.
enum UntestedReports {
  static let all = Set(numbers.split { $0.isWhitespace }.map { "SVB-\($0)" })

  private static let numbers = """
    003 004 005 006 007 012 015 016 017 020 022 023 024 026 027 030 034 038 039 041 042
    043 045 046 048 051 053 054 055 056 059 062 063 066 067 068 071 075 077 078 079 084
    085 090 092 094 095 096 101 103 104 105 108 109 110 113 114 115 119 120 122 125 128
    129 130 132 135 136 138 143 144 145 149 152 160 161 162 163 166 170 171 173 175 176
    177 181 183 184 186 189 191 192 193 196 199 201 204 205 206 208 209 210 214 215
    """
}
