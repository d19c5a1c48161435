import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { especesPossibles } from '#domain/facturation/deductions'
import {
  estDAcompte,
  estEntierementCreditee,
  type FactureDuRegistre,
  resteFacture,
  solde,
} from '#domain/facturation/reglement'
import type { Piece } from '#domain/facturation/piece'
import { centimes, type Montant } from '#domain/shared/montant'
import { type Lectures, lirePrestation, pourUnePersonne } from './lettre.ts'

/** `solde`: sum owed; below zero, to refund. `especes`: the part payable in cash. `annulee`: fully credited. */
export type SituationDeFacture = { readonly solde: Montant; readonly especes: Montant; readonly annulee: boolean }

export type RecitsDeFacture = { readonly facture_client: SituationDeFacture & { readonly piece: Piece } }

/** A deposit invoice is always settled: paid before its issue, and refunded before its credit note. */
const situationDe = (emise: FactureDuRegistre): SituationDeFacture =>
  estDAcompte(emise)
    ? { solde: centimes(0), especes: centimes(0), annulee: resteFacture(emise) <= 0 }
    : {
        solde: solde(emise),
        especes: especesPossibles(emise.reglements, solde(emise)),
        annulee: estEntierementCreditee(emise),
      }

export const LECTURES_DE_FACTURE: Lectures<RecitsDeFacture> = {
  /** Attaches the stored PDF, and sends it to the present address of the order. */
  facture_client: (ports, { prestationId, detail: { numero } }) =>
    pipe(
      TE.Do,
      TE.bind('prestation', () => lirePrestation(ports)(prestationId)),
      TE.bind('fichier', () => ports.factures.fichier(numero)),
      TE.bind('situation', ({ fichier }) =>
        O.isNone(fichier) ? TE.right(O.none) : pipe(ports.factures.parNumero(numero), TE.map(O.map(situationDe))),
      ),
      TE.map(({ fichier, situation, prestation: { contact } }) => {
        if (O.isNone(fichier) || O.isNone(situation)) return O.none
        const { piece, pdf } = fichier.value
        const fichiers = [{ nom: `${piece.numero}.pdf`, type: 'application/pdf', contenu: pdf }]
        return O.some({ ...pourUnePersonne(ports, contact.email, fichiers), recit: { piece, ...situation.value } })
      }),
    ),
}
