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

/** `solde`: owed, below zero owed back; `especes`: what of it may be paid in cash; `annulee`: credit notes gave all of it back. */
export type SituationDeFacture = { readonly solde: Montant; readonly especes: Montant; readonly annulee: boolean }

export type RecitsDeFacture = { readonly facture_client: SituationDeFacture & { readonly piece: Piece } }

/** An invoice for a deposit was paid before it was issued, and what went back of it before its credit note. */
const situationDe = (emise: FactureDuRegistre): SituationDeFacture =>
  estDAcompte(emise)
    ? { solde: centimes(0), especes: centimes(0), annulee: resteFacture(emise) <= 0 }
    : {
        solde: solde(emise),
        especes: especesPossibles(emise.reglements, solde(emise)),
        annulee: estEntierementCreditee(emise),
      }

export const LECTURES_DE_FACTURE: Lectures<RecitsDeFacture> = {
  /** With the bytes as they were issued, to where the order now sends its mails. */
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
