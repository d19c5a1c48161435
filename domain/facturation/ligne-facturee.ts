import * as t from 'io-ts'
import { closedList } from '#domain/shared/value'
import { CodecMontant, centimes, type Montant } from '#domain/shared/montant'
import { EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'

/** An amount, and the part of it that is goods. */
export const Part = t.readonly(t.strict({ total: CodecMontant, ventes: CodecMontant }))

export type Part = t.TypeOf<typeof Part>

/** `frais`: fee for an absence, late notice or diagnosis. `acompte`: line of a deposit invoice. `avoir`: line of a credit note. */
export const GenreDeLigne = closedList(
  'GenreDeLigne',
  ['travail', 'deplacement', 'piece', 'frais', 'acompte', 'avoir'] as const,
  'Ligne inconnue.',
)

export const UniteFacturee = closedList(
  'UniteFacturee',
  ['forfait', 'heure', 'km', 'unite'] as const,
  'Unité inconnue.',
)

/** One line of a document: `montant` is quantity times unit price. Both are positive, even on a credit note. */
export const LigneFacturee = t.readonly(
  t.strict({
    genre: GenreDeLigne,
    designation: t.string,
    quantite: t.number,
    unite: UniteFacturee,
    prixUnitaire: CodecMontant,
    montant: CodecMontant,
    /** New or reused, for parts; `null` on other lines. */
    etat: t.union([EtatDePieceDetachee, t.null]),
  }),
)

export type LigneFacturee = t.TypeOf<typeof LigneFacturee>

/** A line of quantity 1. */
export const forfait = (genre: LigneFacturee['genre'], designation: string, montant: Montant): LigneFacturee => ({
  genre,
  designation,
  quantite: 1,
  unite: 'forfait',
  prixUnitaire: montant,
  montant,
  etat: null,
})

/** Splits an amount in lines, services before goods, each named by its part; `ensemble` makes a single line without such a name. */
export const lignesParPart = (
  genre: 'acompte' | 'avoir',
  { total, ventes }: Part,
  ensemble: boolean,
  designer: (part: string) => string,
): readonly LigneFacturee[] => {
  if (ensemble) return [forfait(genre, designer(''), total)]
  const parts = [
    { part: ', travail et déplacement', montant: centimes(total - ventes) },
    { part: ', pièces', montant: ventes },
  ]
  return parts.filter(({ montant }) => montant > 0).map(({ part, montant }) => forfait(genre, designer(part), montant))
}

/** True if an invoice has only fees and their travel: no work was done, so it is not compared with the quote. */
export const estDeFraisSeuls = (lignes: readonly Pick<LigneFacturee, 'genre'>[]): boolean =>
  lignes.some(({ genre }) => genre === 'frais') &&
  lignes.every(({ genre }) => genre === 'frais' || genre === 'deplacement')

/** The subject of an invoice of fees only: the names of its lines. */
export const objetDesFrais = (lignes: readonly Pick<LigneFacturee, 'genre' | 'designation'>[]): string =>
  lignes
    .filter(({ genre }) => genre === 'frais')
    .map(({ designation }) => designation)
    .join(', ')
