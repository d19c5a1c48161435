import type { Container } from 'inversify'
import { composerDossier } from '#application/comptabilite/composer-dossier'
import { exporterLivre } from '#application/comptabilite/exporter-livre'
import { lireComptabilite } from '#application/comptabilite/lire-comptabilite'
import { lireRecettes } from '#application/comptabilite/lire-recettes'
import { appliquerConservation } from '#application/conservation/appliquer-conservation'
import { lireConservation } from '#application/conservation/lire-conservation'
import { telechargerContrat } from '#application/conservation/telecharger-contrat'
import { fromPorts } from './from-ports.ts'
import { USE_CASES } from './tokens.ts'

/** Gives the use cases of the books and of retention their ports. */
export const assembleComptabilite = (container: Container): void => {
  fromPorts(container, USE_CASES.lireComptabilite, ['clock', 'comptabilite'], lireComptabilite)
  fromPorts(container, USE_CASES.lireRecettes, ['comptabilite'], lireRecettes)
  fromPorts(container, USE_CASES.exporterLivre, ['clock', 'comptabilite', 'exportWriter'], exporterLivre)
  const dossier = ['clock', 'comptabilite', 'entreprise', 'exportWriter', 'zip'] as const
  fromPorts(container, USE_CASES.composerDossier, dossier, composerDossier)
  fromPorts(container, USE_CASES.lireConservation, ['clock', 'conservation', 'adminEmails'], lireConservation)
  const appliquer = ['clock', 'conservation', 'effacements', 'adminEmails'] as const
  fromPorts(container, USE_CASES.appliquerConservation, appliquer, appliquerConservation)
  const contrat = ['clock', 'conservation', 'devisRenderer', 'entreprise', 'zip'] as const
  fromPorts(container, USE_CASES.telechargerContrat, contrat, telechargerContrat)
}
