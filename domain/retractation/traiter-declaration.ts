import * as E from '#fp/Either'
import { memeNom } from '#domain/client/nom'
import type { Annonce } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { dateAcceptee, type DateProposee } from '#domain/rendez-vous/date-proposee'
import { avecPrestation, type Changement, type Dossier } from '#domain/rendez-vous/dossier'
import { annulerPrestation } from '../rendez-vous/changer-statut.ts'
import type { GenreDeRetractation, RecuDeRetractation } from './courrier-de-retractation.ts'
import { type DeclarationRecue, type Declaration, referenceVisee } from './declaration.ts'
import { estDansLeDelaiDeRetractation, finDeRetractation } from './delai.ts'
import { montantAuProrata, type Prorata } from './prorata.ts'
import { aEffet, type RaisonDExclusion, type Verdict } from './verdict.ts'

type Retractation = {
  readonly verdict: Verdict
  readonly changement: Changement | null
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

/** The share owed for work done. Without an express request to begin early it is 0 (Code de la consommation, L. 221-25). */
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

/** Ends the order like a cancellation by the business: without late-notice fee. */
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

/** True if the order already ended by an earlier declaration: the verdict stays the same. If the order was reopened, it is decided again. */
const estRepetee = ({ prestation: { statut } }: Dossier, precedent: Verdict | null): precedent is Verdict =>
  precedent !== null && (statut === 'annulé' || statut === 'terminé')

/** The verdict on a declaration (Code de la consommation, L. 221-18 to -28), for the order as it is at that instant. */
const verdictDe = (dossier: Dossier, instant: Date): Verdict => {
  const { creeLe } = dossier.prestation
  const sansSuite = { raison: null, fin: finDeRetractation(creeLe), prorata: null, repetee: false }
  const raison = exclusion(dossier, instant)
  if (raison !== null) return { ...sansSuite, issue: 'exclue', raison }
  if (!estDansLeDelaiDeRetractation(creeLe, instant)) return { ...sansSuite, issue: 'hors_delai' }
  if (!estCommencee(dossier, instant)) return { ...sansSuite, issue: 'acceptee' }
  return { ...sansSuite, issue: 'a_regler', prorata: prorataDe(dossier, instant) }
}

/** Applies a declaration. `precedent`: the verdict that already ended the contract. `rendu`: the verdict of the day of a declaration confirmed later; events since then do not count. */
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

export type Situation = {
  readonly dossier: Dossier | null
  readonly precedent: Verdict | null
  readonly recentes: number
}

export type Traitement = {
  readonly verdict: Verdict
  readonly changement: Changement | null
  readonly courriers: readonly GenreDeRetractation[]
  readonly recu: RecuDeRetractation
}

export type RetractationSansAttente = { readonly _tag: 'RetractationSansAttente' }

export const RECUS_MAX = 3
export const RECUS_HEURES = 24

const INCONNUE: Retractation = {
  verdict: { issue: 'inconnue', raison: null, fin: null, prorata: null, repetee: false },
  changement: null,
  annonce: null,
}

/** The mails of a declaration. One that ends a contract always gets them; further ones get a few receipts, and the business is told once. */
const courriersDe = (verdict: Verdict, recentes: number): readonly GenreDeRetractation[] => {
  if (aEffet(verdict) && !verdict.repetee) return ['retractation_client', 'retractation_entreprise']
  if (recentes >= RECUS_MAX) return []
  return verdict.repetee ? ['retractation_client'] : ['retractation_client', 'retractation_entreprise']
}

const aVerifier = (siConfirmee: Verdict, { prestation: { creeLe } }: Dossier): Retractation => ({
  verdict: {
    issue: 'a_verifier',
    raison: null,
    fin: finDeRetractation(creeLe),
    prorata: null,
    repetee: false,
    siConfirmee,
  },
  changement: null,
  annonce: null,
})

const conclure = (
  {
    nom,
    email,
    reference,
    motif,
    recueLe,
  }: Pick<DeclarationRecue, 'nom' | 'email' | 'reference' | 'motif' | 'recueLe'>,
  dossier: Dossier | null,
  { verdict, changement, annonce }: Retractation,
  recentes: number,
): Traitement => ({
  verdict,
  changement,
  courriers: courriersDe(verdict, recentes),
  recu: {
    nom,
    email,
    reference: dossier?.prestation.reference ?? referenceVisee(reference) ?? '',
    motif,
    recueLe: recueLe.toISOString(),
    verdict,
    prestationId: dossier?.prestation.id ?? null,
    facture: dossier?.factureEnCours ?? null,
    annonce,
  },
})

export const traiterDeclaration = (
  declaration: Declaration,
  { dossier, precedent, recentes }: Situation,
): Traitement => {
  const { nom, motif, recueLe } = declaration
  const decider = (trouve: Dossier): Retractation => {
    const retractation = retracter(trouve, motif, recueLe, precedent)
    return memeNom(nom, trouve.prestation.contact.nom) ? retractation : aVerifier(retractation.verdict, trouve)
  }
  return conclure(declaration, dossier, dossier === null ? INCONNUE : decider(dossier), recentes)
}

/** The verdict is the one of the day of the declaration, applied to the order as it is now. */
export const confirmerDeclaration = (
  { verdict, ...declaration }: DeclarationRecue,
  { dossier, precedent }: Situation,
): E.Either<RetractationSansAttente, Traitement> => {
  if (dossier === null || verdict.issue !== 'a_verifier') return E.left({ _tag: 'RetractationSansAttente' })
  const { motif, recueLe } = declaration
  return E.right(conclure(declaration, dossier, retracter(dossier, motif, recueLe, precedent, verdict.siConfirmee), 0))
}
