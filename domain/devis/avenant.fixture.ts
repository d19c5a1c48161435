import * as E from '#fp/Either'
import { euros } from '#domain/shared/montant'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { unDossier } from '#domain/rendez-vous/dossier.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { PieceProposee, SaisieDAvenant } from './composer-avenant.ts'
import { type ChangementDeDevis, proposerAvenant } from './proposer-avenant.ts'
import { type DossierDeDevis, premiereVersion } from './version-de-devis.ts'

/** A disk for 89.90 €. */
export const unePiece = (overrides: Partial<PieceProposee> = {}): PieceProposee => ({
  designation: 'Disque SSD 500 Go',
  quantite: 1,
  prixUnitaire: euros(89.9),
  etat: null,
  ...overrides,
})

export const unAvenant = (overrides: Partial<SaisieDAvenant> = {}): SaisieDAvenant => ({
  heures: null,
  pieces: [unePiece()],
  motif: 'Le disque est usé.',
  ...overrides,
})

/** The dossier of a quote without amendment. */
export const unDossierDeDevis = (dossier: Dossier = unDossier()): DossierDeDevis => ({
  dossier,
  versions: [premiereVersion(dossier.prestation)],
})

/** A stand-in for a hash: different contents give different texts. */
export const hacher = (contenu: string): string => `${contenu.length}:${contenu.slice(0, 20)}`

/** The change of a quote in a decision; fails the test on a refusal, or when nothing changes. */
export const decideDuDevis = (decision: E.Either<unknown, ChangementDeDevis | null>): ChangementDeDevis => {
  if (E.isLeft(decision)) throw new Error('refused', { cause: decision.left })
  if (decision.right === null) throw new Error('nothing to change')
  return decision.right
}

/** A quote with an amendment that waits for its answer. */
export const unDevisPropose = (
  saisie: SaisieDAvenant = unAvenant(),
  etat: DossierDeDevis = unDossierDeDevis(),
  instant: Date = UN_INSTANT,
): DossierDeDevis => decideDuDevis(proposerAvenant(etat, saisie, instant, hacher)).etat
