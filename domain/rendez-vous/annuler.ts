import { type FactureEmise, factureQuiRetient } from '#domain/facturation/facture-emise'
import type { Auteur } from '#domain/prestation/evenement'
import * as E from '#fp/Either'
import { type Annonce, direDate } from './courrier-de-rendez-vous.ts'
import { dateAcceptee, datesAuCalendrier, type DateProposee } from './date-proposee.ts'
import { avecDates, type Changement, type Dossier, laisserExpirer } from './dossier.ts'
import { estTardif, fraisDePreavis } from './preavis.ts'
import { type InterventionCommencee, PRESTATION_CLOSE, type PrestationClose } from './refus.ts'

export type RefusDAnnulation = PrestationClose | InterventionCommencee | FactureEmise

const annulerDate = (date: DateProposee): DateProposee =>
  date.statut === 'remplace' || date.statut === 'expire' ? date : { ...date, statut: 'annule' }

/** Once begun or done, only the business may. The owner decides later whether to charge the fee noted. `null` when cancelled already. */
export const annulerPrestation = (
  recu: Dossier,
  motif: string,
  instant: Date,
  auteur: Auteur,
): E.Either<RefusDAnnulation, Changement | null> => {
  const dossier = laisserExpirer(recu, instant)
  if (dossier.prestation.statut === 'annulé') return E.right(null)
  const retenue = factureQuiRetient(dossier)
  if (retenue !== null) return E.left(retenue)
  if (dossier.prestation.statut === 'terminé' && auteur !== 'entreprise') return E.left(PRESTATION_CLOSE)
  const acceptee = dateAcceptee(dossier.dates)
  const commencee = dossier.prestation.statut === 'en_cours' || (acceptee !== null && acceptee.debut <= instant)
  if (auteur === 'client' && commencee) {
    return E.left({ _tag: 'InterventionCommencee' })
  }
  const tardive = auteur === 'client' && acceptee !== null && estTardif(acceptee, instant)
  const frais = tardive ? fraisDePreavis(acceptee) : null
  const change = avecDates(dossier, dossier.dates.map(annulerDate), { souhaits: [], prestation: { statut: 'annulé' } })
  const annonce: Annonce = {
    reponse: 'annulee',
    sequence: change.sequence,
    dates: [],
    retirees: datesAuCalendrier(dossier.dates).map(direDate),
    motif,
    souhaits: [],
    frais,
    remplacee: null,
  }
  return E.right({
    dossier: change,
    evenement: { le: instant, auteur, fait: { genre: 'annulation', motif, frais } },
    courriers: [
      { genre: 'annulation_client', annonce, aEnvoyerLe: instant },
      { genre: 'annulation_entreprise', annonce, aEnvoyerLe: instant },
    ],
  })
}
