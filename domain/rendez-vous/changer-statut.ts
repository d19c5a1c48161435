import { estUsuelle, type Statut } from '#domain/prestation/statut'
import * as E from '#fp/Either'
import { factureQuiRetient } from '#domain/facturation/facture-emise'
import { annulerPrestation, type RefusDAnnulation } from './annuler.ts'
import { type ChangementDeStatut, estDit } from './courrier-de-statut.ts'
import type { DateProposee } from './date-proposee.ts'
import { avecDates, avecPrestation, type Changement, type Dossier, laisserExpirer } from './dossier.ts'

/** An unusual change of statut says why. */
export type MotifRequis = { readonly _tag: 'MotifRequis' }

export const MOTIF_REQUIS: MotifRequis = { _tag: 'MotifRequis' }

export type NouveauStatut = { readonly statut: Statut; readonly motif: string }

/** Work that is done waits for no answer and has no visit to come; those that took place stay agreed. */
const retirer =
  (instant: Date) =>
  (date: DateProposee): DateProposee =>
    date.statut === 'propose' || (date.statut === 'accepte' && date.debut > instant)
      ? { ...date, statut: 'annule' }
      : date

const avecStatut = (recu: Dossier, statut: Statut, instant: Date): Dossier => {
  if (statut !== 'terminé') return avecPrestation(recu, { statut })
  const dossier = laisserExpirer(recu, instant)
  const dates = dossier.dates.map(retirer(instant))
  const retirees = dates.some((date, rang) => date !== dossier.dates[rang])
  return retirees ? avecDates(dossier, dates, { prestation: { statut } }) : avecPrestation(dossier, { statut })
}

/**
 * Sets any statut, as the owner wishes, and tells the client; `null` when it is that one already. Cancelling frees the time, and so does the end of the
 * work for the dates to come; no later change brings them back: they are proposed again.
 */
export const changerStatut = (
  dossier: Dossier,
  { statut, motif }: NouveauStatut,
  instant: Date,
): E.Either<MotifRequis | RefusDAnnulation, Changement | null> => {
  const de = dossier.prestation.statut
  if (de === statut) return E.right(null)
  const retenue = factureQuiRetient(dossier)
  if (retenue !== null) return E.left(retenue)
  if (!estUsuelle(de, statut) && motif.trim() === '') return E.left(MOTIF_REQUIS)
  if (statut === 'annulé') return annulerPrestation(dossier, motif, instant, 'entreprise')
  const change: ChangementDeStatut = { de, vers: statut, motif }
  return E.right({
    dossier: avecStatut(dossier, statut, instant),
    evenement: { le: instant, auteur: 'entreprise', fait: { genre: 'statut', ...change } },
    courriers: [],
    ...(estDit(change) ? { avis: change } : {}),
  })
}
