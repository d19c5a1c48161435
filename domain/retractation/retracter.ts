import type { Annonce } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { annulerPrestation } from '#domain/rendez-vous/annuler'
import { dateAcceptee, type DateProposee } from '#domain/rendez-vous/date-proposee'
import { avecPrestation, type Changement, type Dossier } from '#domain/rendez-vous/dossier'
import * as E from '#fp/Either'
import { estDansLeDelaiDeRetractation, finDeRetractation } from './delai.ts'
import { montantAuProrata, type Prorata } from './prorata.ts'
import { aEffet, type RaisonDExclusion, type Verdict } from './verdict.ts'

/** What a declaration comes to, and what it changes: nothing when the contract stands, or was ended before. */
export type Retractation = {
  readonly verdict: Verdict
  readonly changement: Changement | null
  /** What calendars must drop. */
  readonly annonce: Annonce | null
}

const commenceeLe = ({ dates }: Dossier, instant: Date): DateProposee | null => {
  const acceptee = dateAcceptee(dates)
  return acceptee !== null && acceptee.debut <= instant ? acceptee : null
}

const estCommencee = (dossier: Dossier, instant: Date): boolean => {
  const { statut } = dossier.prestation
  return statut === 'en_cours' || statut === 'terminé' || commenceeLe(dossier, instant) !== null
}

const exclusion = (dossier: Dossier, instant: Date): RaisonDExclusion | null => {
  const { engagement, statut } = dossier.prestation
  if (engagement.acheteur.type === 'professionnel') return 'professionnel'
  if (engagement.depannageUrgentLe !== null && estCommencee(dossier, instant)) return 'urgence'
  return engagement.debutAnticipeLe !== null && statut === 'terminé' ? 'executee' : null
}

/** Without an express request to begin early nothing is owed (Code de la consommation, L. 221-25). */
const prorataDe = (dossier: Dossier, instant: Date): Prorata => {
  const { engagement, estimation } = dossier.prestation
  const visite = commenceeLe(dossier, instant)
  const total = visite?.total ?? estimation.totalNet
  const minutesPrevues = estimation.heures * 60
  const ecoulees = visite === null ? null : Math.floor((instant.getTime() - visite.debut.getTime()) / 60_000)
  const minutesFaites = ecoulees === null ? null : Math.min(ecoulees, minutesPrevues)
  if (engagement.debutAnticipeLe === null) {
    return { total, minutesPrevues, minutesFaites, montant: montantAuProrata(total, 0, minutesPrevues) }
  }
  const montant = minutesFaites === null ? null : montantAuProrata(total, minutesFaites, minutesPrevues)
  return { total, minutesPrevues, minutesFaites, montant }
}

/** The contract ends as if the business cancelled it: the time is free, and late notice costs nothing. */
const mettreFin = (dossier: Dossier, motif: string, instant: Date): Omit<Retractation, 'verdict'> => {
  const annulation = annulerPrestation(dossier, motif, instant, 'entreprise')
  const fin = E.isRight(annulation) ? annulation.right : null
  return {
    changement: {
      dossier: fin?.dossier ?? avecPrestation(dossier, {}),
      evenement: { le: instant, auteur: 'client', fait: { genre: 'retractation', motif } },
      courriers: [],
    },
    annonce: fin?.courriers[0]?.annonce ?? null,
  }
}

/** Said once more of a contract that was ended: the same answer. One that was taken up again is decided anew. */
const estRepetee = ({ prestation: { statut } }: Dossier, precedent: Verdict | null): precedent is Verdict =>
  precedent !== null && (statut === 'annulé' || statut === 'terminé')

/** What a declaration comes to (Code de la consommation, L. 221-18 to -28), of the order as it is at that instant. */
const verdictDe = (dossier: Dossier, instant: Date): Verdict => {
  const { creeLe } = dossier.prestation
  const sansSuite = { raison: null, fin: finDeRetractation(creeLe), prorata: null, repetee: false }
  const raison = exclusion(dossier, instant)
  if (raison !== null) return { ...sansSuite, issue: 'exclue', raison }
  if (!estDansLeDelaiDeRetractation(creeLe, instant)) return { ...sansSuite, issue: 'hors_delai' }
  if (!estCommencee(dossier, instant)) return { ...sansSuite, issue: 'acceptee' }
  return { ...sansSuite, issue: 'a_regler', prorata: prorataDe(dossier, instant) }
}

/**
 * Decides on a declaration. `precedent` is what an earlier one that ended the contract came to; `rendu`, what was found on the
 * day of the declaration when it is decided later: what was done or asked for since counts for nothing.
 */
export const retracter = (
  dossier: Dossier,
  motif: string,
  instant: Date,
  precedent: Verdict | null = null,
  rendu: Verdict = verdictDe(dossier, instant),
): Retractation => {
  const verdict = estRepetee(dossier, precedent) ? { ...precedent, repetee: true } : rendu
  return aEffet(verdict) && !verdict.repetee
    ? { verdict, ...mettreFin(dossier, motif, instant) }
    : { verdict, changement: null, annonce: null }
}
