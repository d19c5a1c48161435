import * as t from 'io-ts'
import { closedList } from '#domain/shared/value'
import { CodecMontant, centimes, type Montant } from '#domain/shared/montant'
import { EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'

/** A sum, and the goods in it. */
export const Part = t.readonly(t.strict({ total: CodecMontant, ventes: CodecMontant }))

export type Part = t.TypeOf<typeof Part>

/** `frais`: what the terms charge for an absence, late notice or a diagnosis alone. `acompte`: what came before the work. `avoir`: what a credit note gives back. */
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

/** One line of a document: quantity times unit price is the amount. Amounts are positive on both. */
export const LigneFacturee = t.readonly(
  t.strict({
    genre: GenreDeLigne,
    designation: t.string,
    quantite: t.number,
    unite: UniteFacturee,
    prixUnitaire: CodecMontant,
    montant: CodecMontant,
    /** Of parts alone. */
    etat: t.union([EtatDePieceDetachee, t.null]),
  }),
)

export type LigneFacturee = t.TypeOf<typeof LigneFacturee>

/** What stands after the name of a document on each of its lines; nothing on its only one. */
const PARTS = { services: ', travail et déplacement', ventes: ', pièces' } as const

/** A sum in one. */
export const forfait = (genre: LigneFacturee['genre'], designation: string, montant: Montant): LigneFacturee => ({
  genre,
  designation,
  quantite: 1,
  unite: 'forfait',
  prixUnitaire: montant,
  montant,
  etat: null,
})

/** The lines of a sum, services before goods; `ensemble`: in one line, where there is but one of them to tell. */
export const lignesParPart = (
  genre: 'acompte' | 'avoir',
  { total, ventes }: Part,
  ensemble: boolean,
  designer: (part: string) => string,
): readonly LigneFacturee[] => {
  if (ensemble) return [forfait(genre, designer(''), total)]
  const parts = [
    { part: PARTS.services, montant: centimes(total - ventes) },
    { part: PARTS.ventes, montant: ventes },
  ]
  return parts.filter(({ montant }) => montant > 0).map(({ part, montant }) => forfait(genre, designer(part), montant))
}

/** An invoice of fees, and of the travel that went with them: no work was done, and there is no quote to compare it with. */
export const estDeFraisSeuls = (lignes: readonly Pick<LigneFacturee, 'genre'>[]): boolean =>
  lignes.some(({ genre }) => genre === 'frais') &&
  lignes.every(({ genre }) => genre === 'frais' || genre === 'deplacement')

/** What such an invoice is for, in the words of its lines. */
export const objetDesFrais = (lignes: readonly Pick<LigneFacturee, 'genre' | 'designation'>[]): string =>
  lignes
    .filter(({ genre }) => genre === 'frais')
    .map(({ designation }) => designation)
    .join(', ')
