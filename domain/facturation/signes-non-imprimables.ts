/** What the letters of our documents draw for sure: Latin, Greek and Russian letters, figures, punctuation, the euro, a few signs. */
const IMPRIMABLE =
  /^[\n\t\u0020-\u007e\u00a0-\u017f\u0391-\u03a1\u03a3-\u03c9\u0400-\u045f\u1ea0-\u1ef9\u2010-\u201e\u2020-\u2022\u2026\u202f\u2030\u2032\u2033\u2039\u203a\u20ac\u2116\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265]$/u

const INVISIBLE = /[\p{M}\p{Cf}]/u

/** The signs of a text that a document would print as another or leave out, each once; none for what it can draw. */
export const signesNonImprimables = (texte: string): readonly string[] => [
  ...new Set(Array.from(texte.normalize('NFC')).filter((signe) => !IMPRIMABLE.test(signe) && !INVISIBLE.test(signe))),
]
