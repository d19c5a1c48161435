import { type DateCivile, parseDateCivile } from '#domain/calendrier/date-civile'
import type { ModeDeReglement, SaisieDeReglement } from '#domain/facturation/reglement'
import { centimes, formaterMontant, type Montant, multiplier } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { REGLEMENT_TEXTS, reglementMaxTexte, remboursementMaxTexte } from '../../../contents/admin-factures-texts.ts'
import { ecrireMontant, lireMontant } from '../facturation/nombres.ts'

/** A payment as typed; of money given back, the amount is typed above zero. */
export type ReglementSaisi = {
  readonly mode: ModeDeReglement
  readonly le: string
  readonly montant: string
  readonly note: string
}

/** The form as it opens: all that is owed, or owed back, today. */
export const ouvrirReglement = (solde: Montant, aujourdhui: DateCivile): ReglementSaisi => ({
  mode: 'virement',
  le: aujourdhui,
  montant: ecrireMontant(centimes(Math.abs(solde))),
  note: '',
})

export type ErreursDeReglement = { readonly le?: string; readonly montant?: string }

const erreurDeDate = (texte: string, aujourdhui: DateCivile): string | null => {
  const jour = parseDateCivile(texte)
  if (E.isLeft(jour)) return texte === '' ? REGLEMENT_TEXTS.dateManquante : jour.left
  return jour.right > aujourdhui ? REGLEMENT_TEXTS.dateFuture : null
}

const erreurDeMontant = (montant: Montant | null, solde: Montant): string | null => {
  if (montant === null || montant === 0) return REGLEMENT_TEXTS.montantInvalide
  if (montant <= Math.abs(solde)) return null
  const reste = formaterMontant(centimes(Math.abs(solde)))
  return solde > 0 ? reglementMaxTexte(reste) : remboursementMaxTexte(reste)
}

/** The payment as the server takes it; what is given back is below zero. */
export const verifierReglement = (
  { mode, le, montant, note }: ReglementSaisi,
  solde: Montant,
  aujourdhui: DateCivile,
): E.Either<ErreursDeReglement, SaisieDeReglement> => {
  const [jour, lu] = [parseDateCivile(le), lireMontant(montant)]
  const [surDate, surMontant] = [erreurDeDate(le, aujourdhui), erreurDeMontant(lu, solde)]
  if (surDate !== null || surMontant !== null || lu === null || E.isLeft(jour)) {
    return E.left({
      ...(surDate === null ? {} : { le: surDate }),
      ...(surMontant === null ? {} : { montant: surMontant }),
    })
  }
  return E.right({ mode, le: jour.right, montant: solde < 0 ? multiplier(lu, -1) : lu, note: note.trim() })
}
