import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Statut } from '#domain/prestation/statut'
import { estApresLaFin, vaDeSoi } from '#domain/rendez-vous/date-proposee'
import { estDit } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { delaiACourir } from '#domain/retractation/debut-de-travail'
import type { Montant } from '#domain/shared/montant'

type Lue = Pick<
  PrestationReply,
  'dates' | 'devis' | 'statut' | 'validationDate' | 'createdAt' | 'acheteur' | 'debutAnticipeLe' | 'depannageUrgentLe'
>

const jourConvenu = ({ validationDate }: Pick<Lue, 'validationDate'>): DateCivile | null =>
  validationDate?.statut === 'accepte' ? validationDate.date : null

/** Whether a new statut needs no reason. */
export const sansMotif = (prestation: Lue, vers: Statut, aujourdhui: DateCivile): boolean =>
  vaDeSoi(prestation.statut, vers, jourConvenu(prestation), aujourdhui)

/** The agreed visit that the end of the work withdraws, and what becomes of its price; `null` amounts when it stays the same. */
export type VisiteQuiTombe = {
  readonly jour: DateCivile
  readonly prix: { readonly convenu: Montant; readonly devis: Montant } | null
}

export const visiteQuiTombe = (prestation: Lue, vers: Statut, aujourdhui: DateCivile): VisiteQuiTombe | null => {
  const jour = jourConvenu(prestation)
  if (vers !== 'terminé' || jour === null || !estApresLaFin(jour, aujourdhui)) return null
  const convenue = prestation.dates.findLast(({ date }) => date === jour)
  const { totalNet: devis } = prestation.devis
  const change = convenue !== undefined && convenue.total !== devis
  return { jour, prix: change ? { convenu: convenue.total, devis } : null }
}

/** The last day of the withdrawal delay, when the work would begin within it unasked; `null` otherwise. */
export const debutTropTot = (prestation: Lue, vers: Statut, aujourdhui: DateCivile): DateCivile | null =>
  vers === 'en_cours' && prestation.statut === 'en_attente'
    ? delaiACourir({ creeLe: new Date(prestation.createdAt), engagement: prestation }, aujourdhui)
    : null

/** Whether the client is mailed at a change. */
export const ecritAuClient = (vers: Statut): boolean => vers === 'annulé' || estDit({ vers })

/** A change that is explained or confirmed before it is made: it gives dates back, comes too early, or is not usual. */
export const seDemande = (prestation: Lue, vers: Statut, aujourdhui: DateCivile): boolean =>
  vers === 'annulé' ||
  !sansMotif(prestation, vers, aujourdhui) ||
  visiteQuiTombe(prestation, vers, aujourdhui) !== null ||
  debutTropTot(prestation, vers, aujourdhui) !== null
