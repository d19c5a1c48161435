import * as t from 'io-ts'
import { closedList } from '#domain/shared/closed-list'
import { CodecMontant } from '#domain/shared/codec-montant'
import { EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'

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
