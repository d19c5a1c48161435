import * as E from '#fp/Either'
import { type DateCivile, parseDateCivile } from '#domain/calendrier/date-civile'
import { formaterDate } from '#domain/calendrier/formater-date'
import type { SaisieDeReglement } from '#domain/facturation/encaisser'
import type { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { formaterMontant, type Montant, multiplier } from '#domain/shared/montant'
import { REGLEMENT_TEXTS } from '../communs/reglements-texts.ts'
import { ecrireMontant, lireMontant } from '../nombres.ts'

/** A payment as typed; of money given back, the amount is typed above zero. */
export type ReglementSaisi = {
  readonly mode: ModeDeReglement
  readonly le: string
  readonly montant: string
  readonly note: string
  /** Given back: it stays so, whatever the invoice became while it was typed. */
  readonly rendu: boolean
}

/** The form as it opens: all of an amount, today. */
export const ouvrirEcriture = (montant: Montant, rendu: boolean, aujourdhui: DateCivile): ReglementSaisi => ({
  mode: 'virement',
  le: aujourdhui,
  montant: ecrireMontant(montant),
  note: '',
  rendu,
})

export type ErreursDeReglement = { readonly date?: string; readonly montant?: string }

/** The first day that an entry may be of, the most that may come in or go back, and what is said beyond them. */
export type Bornes = {
  readonly des: DateCivile
  readonly tropTot: (des: string) => string
  readonly max: Montant
  readonly trop: (max: string) => string
}

const erreurDeDate = (texte: string, { des, tropTot }: Bornes, aujourdhui: DateCivile): string | null => {
  const jour = parseDateCivile(texte)
  if (E.isLeft(jour)) return texte === '' ? REGLEMENT_TEXTS.dateManquante : jour.left
  if (jour.right < des) return tropTot(formaterDate(des))
  return jour.right > aujourdhui ? REGLEMENT_TEXTS.dateFuture : null
}

const erreurDeMontant = (montant: Montant | null, { max, trop }: Bornes): string | null => {
  if (montant === null || montant === 0) return REGLEMENT_TEXTS.montantInvalide
  return montant <= max ? null : trop(formaterMontant(max))
}

/** The entry as the server takes it; what is given back is below zero. */
export const verifierEcriture = (
  { mode, le, montant, note, rendu }: ReglementSaisi,
  bornes: Bornes,
  aujourdhui: DateCivile,
): E.Either<ErreursDeReglement, SaisieDeReglement> => {
  const [jour, lu] = [parseDateCivile(le), lireMontant(montant)]
  const [surDate, surMontant] = [erreurDeDate(le, bornes, aujourdhui), erreurDeMontant(lu, bornes)]
  if (surDate !== null || surMontant !== null || lu === null || E.isLeft(jour)) {
    return E.left({
      ...(surDate === null ? {} : { date: surDate }),
      ...(surMontant === null ? {} : { montant: surMontant }),
    })
  }
  return E.right({ mode, le: jour.right, montant: rendu ? multiplier(lu, -1) : lu, note: note.trim() })
}
