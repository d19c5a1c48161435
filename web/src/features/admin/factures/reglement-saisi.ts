import { type DateCivile, parseDateCivile } from '#domain/calendrier/date-civile'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import { type ModeDeReglement, premierJourDeReglement, type SaisieDeReglement } from '#domain/facturation/reglement'
import { formaterDate } from '#domain/calendrier/formater-date'
import { centimes, formaterMontant, type Montant, multiplier } from '#domain/shared/montant'
import * as E from '#fp/Either'
import {
  dateTropTotTexte,
  REGLEMENT_TEXTS,
  reglementMaxTexte,
  remboursementMaxTexte,
} from '../../../contents/admin-factures-texts.ts'
import { ecrireMontant, lireMontant } from '../facturation/nombres.ts'

/** A payment as typed; of money given back, the amount is typed above zero. */
export type ReglementSaisi = {
  readonly mode: ModeDeReglement
  readonly le: string
  readonly montant: string
  readonly note: string
  /** Given back: it stays so, whatever the invoice became while it was typed. */
  readonly rendu: boolean
}

/** The form as it opens: all that is owed, or owed back, today. */
export const ouvrirReglement = (solde: Montant, aujourdhui: DateCivile): ReglementSaisi => ({
  mode: 'virement',
  le: aujourdhui,
  montant: ecrireMontant(centimes(Math.abs(solde))),
  note: '',
  rendu: solde < 0,
})

export type ErreursDeReglement = { readonly le?: string; readonly montant?: string }

/** What of an invoice a payment depends on. */
type FactureLue = Pick<FactureReply, 'solde' | 'dateExecution'>

const erreurDeDate = (texte: string, facture: FactureLue, aujourdhui: DateCivile): string | null => {
  const jour = parseDateCivile(texte)
  if (E.isLeft(jour)) return texte === '' ? REGLEMENT_TEXTS.dateManquante : jour.left
  const des = premierJourDeReglement(facture)
  if (jour.right < des) return dateTropTotTexte(formaterDate(des))
  return jour.right > aujourdhui ? REGLEMENT_TEXTS.dateFuture : null
}

const erreurDeMontant = (montant: Montant | null, solde: Montant, rendu: boolean): string | null => {
  if (montant === null || montant === 0) return REGLEMENT_TEXTS.montantInvalide
  const max = centimes(Math.max(0, rendu ? multiplier(solde, -1) : solde))
  if (montant <= max) return null
  return rendu ? remboursementMaxTexte(formaterMontant(max)) : reglementMaxTexte(formaterMontant(max))
}

/** The payment as the server takes it; what is given back is below zero. */
export const verifierReglement = (
  { mode, le, montant, note, rendu }: ReglementSaisi,
  facture: FactureLue,
  aujourdhui: DateCivile,
): E.Either<ErreursDeReglement, SaisieDeReglement> => {
  const { solde } = facture
  const [jour, lu] = [parseDateCivile(le), lireMontant(montant)]
  const [surDate, surMontant] = [erreurDeDate(le, facture, aujourdhui), erreurDeMontant(lu, solde, rendu)]
  if (surDate !== null || surMontant !== null || lu === null || E.isLeft(jour)) {
    return E.left({
      ...(surDate === null ? {} : { le: surDate }),
      ...(surMontant === null ? {} : { montant: surMontant }),
    })
  }
  return E.right({ mode, le: jour.right, montant: rendu ? multiplier(lu, -1) : lu, note: note.trim() })
}
