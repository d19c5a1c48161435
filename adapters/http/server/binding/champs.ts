import type * as t from 'io-ts'

/** One sentence per field that cannot be read, by its path: `devis.totalNet`. */
export type Champs = Readonly<Record<string, string>>

const SANS_PHRASE = 'Valeur manquante ou invalide.'

const tagOf = (entry: t.ContextEntry | undefined): unknown =>
  entry !== undefined && '_tag' in entry.type ? entry.type._tag : undefined

/** Leaves the alternatives of a union out of the path: the sender does not know them. */
const pathOf = ({ context }: t.ValidationError): string =>
  context
    .filter(({ key }, rank) => key !== '' && tagOf(context[rank - 1]) !== 'UnionType')
    .map(({ key }) => key)
    .join('.')

/** The most fields named in an answer; no form has more. */
const CHAMPS_MAX = 20

/** The first sentence for each field. */
export const champsOf = (errors: t.Errors): Champs => {
  const champs = new Map<string, string>()
  for (const error of errors) {
    if (champs.size === CHAMPS_MAX) break
    const path = pathOf(error)
    if (!champs.has(path)) champs.set(path, error.message ?? SANS_PHRASE)
  }
  return Object.fromEntries(champs)
}

/** The sentence for the whole form: that of its fields, when they are all the same. */
export const phraseOf = (champs: Champs): string => {
  const [phrase, ...autres] = new Set(Object.values(champs))
  if (phrase === undefined || '' in champs) return 'La requête ne contient pas les champs attendus.'
  return autres.length === 0 ? phrase : 'Plusieurs champs sont à corriger.'
}
