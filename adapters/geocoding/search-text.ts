import * as O from '#fp/Option'

// The address service refuses a `q` outside 3 to 200 characters, or that begins with a sign.
const Q_MIN = 3
const Q_MAX = 200

/** The address service answers 500 with an empty body to one word of some 60 letters. */
const WORD_MAX = 45

const cutWord = (word: string): string => word.slice(0, WORD_MAX)

/** A text that the address service accepts as `q`; none when too little is left. */
export const searchText = (text: string): O.Option<string> => {
  const q = text
    .normalize('NFC')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .split(/[\s\p{C}]+/u)
    .map(cutWord)
    .join(' ')
    .slice(0, Q_MAX)
    .trim()
  return q.length < Q_MIN ? O.none : O.some(q)
}
