import type { Container } from 'inversify'
import { lireDiagnostics } from '#application/diagnostic/lire-diagnostics'
import { renvoyerCourriel } from '#application/diagnostic/renvoyer-courriel'
import { exporter } from '#application/export/exporter'
import { lireNouvelles } from '#application/nouvelles/lire-nouvelles'
import { fromPorts } from './from-ports.ts'
import { USE_CASES } from './tokens.ts'

/** Gives the use cases of news, figures and exports their ports. */
export const assembleDiagnostics = (container: Container): void => {
  const lus = [
    'clock',
    'registrePrestations',
    'registreClients',
    'registreMessages',
    'estimations',
    'outbox',
    'diagnostics',
    'etatsDesParties',
    'entreprise',
  ] as const
  fromPorts(container, USE_CASES.lireDiagnostics, lus, lireDiagnostics)
  fromPorts(container, USE_CASES.renvoyerCourriel, ['outbox'], renvoyerCourriel)
  fromPorts(container, USE_CASES.exporter, ['clock', 'exportReader', 'exportWriter'], exporter)
  fromPorts(container, USE_CASES.lireNouvelles, ['clock', 'journalNouvelles'], lireNouvelles)
  fromPorts(container, USE_CASES.ecouterAnnonces, ['annonceur'], ({ annonceur }) => annonceur.ecouter)
}
