import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { conserveJusquAu } from './calendrier.ts'

/** An account that was at its term a moment ago is not any more: its person came back. */
export type PasEncoreATerme = { readonly _tag: 'PasEncoreATerme' }

/** The day of the last service of an order: that of the agreed visit, else that of the order. */
export const derniereDate = ({ prestation, dates }: Dossier): DateCivile =>
  dateParis(dateAcceptee(dates)?.fin ?? prestation.creeLe)

/** Whether every order of an account is closed, and so old that the account may go. */
export const tousATerme = (dossiers: readonly Dossier[], jour: DateCivile): boolean =>
  dossiers.every(
    (dossier) =>
      ['terminé', 'annulé'].includes(dossier.prestation.statut) &&
      conserveJusquAu('clients', derniereDate(dossier)) < jour,
  )
