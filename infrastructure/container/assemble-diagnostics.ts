import type { Container } from 'inversify'
import { lireNouvelles } from '#application/nouvelles/lire-nouvelles'
import { fromPorts } from './from-ports.ts'
import { USE_CASES } from './tokens.ts'

/** Gives the use cases of news, figures and exports their ports. */
export const assembleDiagnostics = (container: Container): void => {
  fromPorts(container, USE_CASES.lireNouvelles, ['clock', 'journalNouvelles'], lireNouvelles)
  fromPorts(container, USE_CASES.ecouterAnnonces, ['annonceur'], ({ annonceur }) => annonceur.ecouter)
}
