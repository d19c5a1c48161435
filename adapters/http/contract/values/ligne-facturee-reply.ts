import * as t from 'io-ts'
import { GenreDeLigne, UniteFacturee } from '#domain/facturation/ligne-facturee'
import { EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'
import { Euros } from './euros.ts'

/** One line of an invoice: quantity times unit price is the amount. Amounts in euros. */
export const LigneFactureeReply = t.readonly(
  t.strict({
    genre: GenreDeLigne,
    designation: t.string,
    quantite: t.number,
    unite: UniteFacturee,
    prixUnitaire: Euros,
    montant: Euros,
    /** Of parts alone. */
    etat: t.union([EtatDePieceDetachee, t.null]),
  }),
)

export type LigneFactureeReply = t.TypeOf<typeof LigneFactureeReply>
