import * as E from '#fp/Either'
import { memeNom } from '#domain/client/nom'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import type { GenreDeRetractation, RecuDeRetractation } from './courrier-de-retractation.ts'
import { type Declaration, referenceVisee } from './declaration.ts'
import type { DeclarationRecue } from './declaration-recue.ts'
import { finDeRetractation } from './delai.ts'
import { type Retractation, retracter } from './retracter.ts'
import { aEffet, type Verdict } from './verdict.ts'

/** What is known when a declaration comes in. */
export type Situation = {
  /** The order that is meant, when it exists under the address of the declarant. */
  readonly dossier: Dossier | null
  /** What the last declaration that ended this contract came to. */
  readonly precedent: Verdict | null
  /** Declarations of the same address in the last `RECUS_HEURES` hours. */
  readonly recentes: number
}

/** What becomes of a declaration: the verdict, the change of the order, and the mails that tell it. */
export type Traitement = {
  readonly verdict: Verdict
  readonly changement: Changement | null
  readonly courriers: readonly GenreDeRetractation[]
  readonly recu: RecuDeRetractation
}

/** The declaration waits for no look: it was decided, or its order is gone. */
export type RetractationSansAttente = { readonly _tag: 'RetractationSansAttente' }

/** Declarations of one address that are all answered by a mail, and within how many hours. */
export const RECUS_MAX = 3
export const RECUS_HEURES = 24

const INCONNUE: Retractation = {
  verdict: { issue: 'inconnue', raison: null, fin: null, prorata: null, repetee: false },
  changement: null,
  annonce: null,
}

/** Whoever ends a contract always has a receipt; one who goes on declaring has a few, and the business hears of it once. */
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

/** Decides on a declaration, whatever it is about. Every one is kept. */
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

/** The business says that whoever declared may: decided as on the day of the declaration, of the order as it is now. */
export const confirmerDeclaration = (
  { verdict, ...declaration }: DeclarationRecue,
  { dossier, precedent }: Situation,
): E.Either<RetractationSansAttente, Traitement> => {
  if (dossier === null || verdict.issue !== 'a_verifier') return E.left({ _tag: 'RetractationSansAttente' })
  const { motif, recueLe } = declaration
  return E.right(conclure(declaration, dossier, retracter(dossier, motif, recueLe, precedent, verdict.siConfirmee), 0))
}
