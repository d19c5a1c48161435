/**
 * How the index of words cuts a table along a sort: before each word stands a mark of the sort and the slice of the row. In
 * these pieces of SQL, `k.clef` is a key of the sort and `t.tranche` a slice, as text.
 */
export type Decoupe = {
  readonly marque: string
  /** Whether the key has an index of its own, besides those that begin with another column. */
  readonly seule: boolean
  /** The slice of `k.clef`. */
  readonly tranche: string
  /** How the index of words has `t.tranche`, when not as it is: a letter may be a sign that ends a word there. */
  readonly ecrite?: string
  /** A column that has the slice itself, and the only index of the sort that the table has; `null` when its key is indexed. */
  readonly colonne: string | null
  /** Whether a slice may hold any number of rows, whose key has an index: where many match, it is walked. */
  readonly dense: boolean
  /** How many matches that have a rare value are sorted before slices are looked through, where words may go with the sort. */
  readonly rassemblees?: number
  /** Whether `k.clef` comes after the whole of `t.tranche`, in one direction or the other. */
  readonly apres: Readonly<Record<'asc' | 'desc', string>>
}

/** Slices of slices: epochs, as SQL with an epoch as `t.tranche`, and the slices within one, upwards. */
export type Epoques = Decoupe & { readonly dedans: readonly string[] }

const DERNIERE_LETTRE = `translate(substr(t.tranche, 4, 1), '048CGMRW', '37BFKQVZ')`

// Written out: called as a function for each slice, it took longer than to look into the slice.
const QUATRIEME = `translate(substr(k.clef, 4, 1), '0123456789ABCDEFGHJKMNPQRSTVWXYZ', '000044448888CCCCGGGGMMMMRRRRWWWW')`

/** By the instant that an id begins with, some fifty days each. */
export const PAR_IDENTIFIANT: Decoupe = {
  marque: 'i',
  colonne: null,
  dense: false,
  seule: true,
  tranche: `left(k.clef, 3) || ${QUATRIEME}`,
  apres: {
    asc: `k.clef > left(t.tranche, 3) || ${DERNIERE_LETTRE} || repeat('Z', 22)`,
    desc: 'k.clef < t.tranche',
  },
}

/** Some four hundred days each. */
export const EPOQUES_D_IDENTIFIANT: Epoques = {
  marque: 'e',
  colonne: null,
  dense: false,
  seule: true,
  tranche: 'left(k.clef, 3)',
  apres: { asc: `k.clef > t.tranche || repeat('Z', 23)`, desc: 'k.clef < t.tranche' },
  dedans: Array.from('048CGMRW', (lettre) => `t.tranche || '${lettre}'`),
}

/** By the instant that the id of the last order begins with, some twelve days each: the last orders of most are recent. */
export const PAR_DERNIERE_COMMANDE: Decoupe = {
  marque: 'd',
  colonne: 'r.tranche_de_commande collate "C"',
  dense: false,
  seule: false,
  tranche: 'left(k.clef, 4)',
  apres: { asc: 'k.clef > t.tranche', desc: 'k.clef < t.tranche' },
}

/** By whole euros. */
export const PAR_MONTANT: Decoupe = {
  marque: 'm',
  colonne: null,
  dense: true,
  seule: true,
  tranche: 'cast(k.clef / 100 as text)',
  apres: {
    asc: 'k.clef >= (cast(t.tranche as integer) + 1) * 100',
    desc: 'k.clef < cast(t.tranche as integer) * 100',
  },
}

/** By the month of a visit. */
export const PAR_MOIS: Decoupe = {
  marque: 'v',
  colonne: null,
  dense: false,
  seule: false,
  tranche: 'left(k.clef, 7)',
  apres: { asc: `k.clef > t.tranche || '~'`, desc: 'k.clef < t.tranche' },
}

const parDuree = (marque: string, secondes: number): Decoupe => {
  const debut = (rang: string): string =>
    `timestamptz 'epoch' + (cast(t.tranche as integer)${rang}) * interval '${secondes} seconds'`
  return {
    marque,
    colonne: null,
    dense: false,
    seule: false,
    tranche: `cast(floor(extract(epoch from k.clef - timestamptz 'epoch') / ${secondes}) as text)`,
    apres: { asc: `k.clef >= ${debut(' + 1')}`, desc: `k.clef < ${debut('')}` },
  }
}

/** By the instant of a creation, fifty days each. */
export const PAR_CREATION: Decoupe = parDuree('c', 4_320_000)

/** Four hundred days each. */
export const EPOQUES_DE_CREATION: Epoques = {
  ...parDuree('e', 34_560_000),
  dedans: [0, 1, 2, 3, 4, 5, 6, 7].map((rang) => `cast(cast(t.tranche as integer) * 8 + ${rang} as text)`),
}

/** No name has it. */
const DERNIER_CARACTERE = 'chr(1114111)'

/** By the first two letters of a name. The index of words has the numbers of these characters, 0 where there is none. */
export const PAR_NOM: Decoupe = {
  marque: 'n',
  colonne: null,
  dense: true,
  seule: true,
  tranche: 'left(k.clef, 2)',
  rassemblees: 301,
  ecrite: `ascii(t.tranche) || '.' || ascii(substr(t.tranche, 2))`,
  apres: {
    asc: `k.clef > case when length(t.tranche) < 2 then t.tranche else t.tranche || ${DERNIER_CARACTERE} end`,
    desc: 'k.clef < t.tranche',
  },
}
