import type { Container } from 'inversify'
import { lireDevis } from '#application/devis/lire-devis'
import { proposerAvenant } from '#application/devis/proposer-avenant'
import { repondreAvenant } from '#application/devis/repondre-avenant'
import { renvoyerDevis, retirerDevis } from '#application/devis/retirer-devis'
import { telechargerDevisPdf, telechargerDevisTexte } from '#application/prestation/telecharger-devis'
import { fromPorts } from './from-ports.ts'
import { USE_CASES } from './tokens.ts'

/** Gives the use cases of quotes their ports. */
export const assembleDevis = (container: Container): void => {
  const fichier = ['clock', 'devis', 'keyedHash', 'entreprise', 'devisRenderer'] as const
  fromPorts(container, USE_CASES.telechargerDevisPdf, fichier, telechargerDevisPdf)
  fromPorts(container, USE_CASES.telechargerDevisTexte, fichier, telechargerDevisTexte)
  const lecture = ['clock', 'devis', 'entreprise', 'factures'] as const
  fromPorts(container, USE_CASES.lireDevis, [...lecture, 'keyedHash'], lireDevis)
  fromPorts(container, USE_CASES.repondreAvenant, [...lecture, 'keyedHash'], repondreAvenant)
  fromPorts(container, USE_CASES.proposerAvenant, [...lecture, 'contentHash'], proposerAvenant)
  fromPorts(container, USE_CASES.retirerDevis, lecture, retirerDevis)
  fromPorts(container, USE_CASES.renvoyerDevis, lecture, renvoyerDevis)
}
