import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import type { GenreDeRetractation, RecuDeRetractation } from './courrier-de-retractation.ts'
import type { Declaration } from './declaration.ts'
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

/** Decides on a declaration, whatever it is about. Every one is kept. */
export const traiterDeclaration = (
  declaration: Declaration,
  { dossier, precedent, recentes }: Situation,
): Traitement => {
  const { nom, email, reference, motif, recueLe } = declaration
  const { verdict, changement, annonce } = dossier === null ? INCONNUE : retracter(dossier, motif, recueLe, precedent)
  return {
    verdict,
    changement,
    courriers: courriersDe(verdict, recentes),
    recu: {
      nom,
      email,
      reference: dossier?.prestation.reference ?? reference,
      motif,
      recueLe: recueLe.toISOString(),
      verdict,
      prestationId: dossier?.prestation.id ?? null,
      facture: dossier?.factureEnCours ?? null,
      annonce,
    },
  }
}
