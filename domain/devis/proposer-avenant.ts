import * as E from '#fp/Either'
import { dateParis } from '../calendrier/heure-de-paris.ts'
import type { Evenement } from '../prestation/evenement.ts'
import { avecPrestation } from '../rendez-vous/dossier.ts'
import { cleanText } from '../shared/clean.ts'
import { composerAvenant, type RefusDAvenant, type SaisieDAvenant } from './composer-avenant.ts'
import type { CourrierDAvenantARediger } from './courrier-d-avenant.ts'
import {
  DEVIS_CLOS,
  type DevisClos,
  type DossierDeDevis,
  type VersionDeDevis,
  contenuAccepte,
} from './version-de-devis.ts'

export type ChangementDeDevis = {
  readonly etat: DossierDeDevis
  readonly evenement: Evenement
  readonly courriers: readonly CourrierDAvenantARediger[]
}

const SANS_REPONSE = { statut: 'propose', repondueLe: null, texteAccepte: '' } as const

const remplacer = (version: VersionDeDevis): VersionDeDevis =>
  version.statut === 'propose' ? { ...version, statut: 'remplace' } : version

/** Replaces a quote that waits. The agreed price stays until the client accepts. `hacher` gives the hash of a content. */
export const proposerAvenant = (
  etat: DossierDeDevis,
  saisie: SaisieDAvenant,
  instant: Date,
  hacher: (contenu: string) => string,
): E.Either<RefusDAvenant | DevisClos, ChangementDeDevis> => {
  const { prestation } = etat.dossier
  if (prestation.statut === 'annulé' || prestation.statut === 'terminé') return E.left(DEVIS_CLOS)
  const composee = composerAvenant(prestation.estimation, saisie)
  if (E.isLeft(composee)) return composee
  const connues = etat.versions
  // Not the count of versions: retention deletes refused ones.
  const version = 1 + Math.max(...connues.map((connue) => connue.version))
  const motif = cleanText(saisie.motif)
  const estimation = composee.right
  const empreinte = hacher(contenuAccepte(prestation, estimation, dateParis(instant), version))
  const nouvelle = { ...SANS_REPONSE, version, estimation, motif, emiseLe: instant, empreinte }
  return E.right({
    etat: { dossier: avecPrestation(etat.dossier, {}), versions: [...connues.map(remplacer), nouvelle] },
    evenement: {
      le: instant,
      auteur: 'entreprise',
      fait: { genre: 'devis_propose', version, total: estimation.totalNet, motif },
    },
    courriers: [{ genre: 'avenant_client', annonce: { version, etape: 'propose', motif: '' } }],
  })
}
