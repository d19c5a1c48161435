import type { CliCommand } from './command.ts'
import { commandeComptabilite, type LireComptabilite } from './commands/comptabilite.ts'
import {
  commandeClientsNettoyer,
  type NettoyerClients,
  commandeConservation,
  type FonctionsDeConservation,
} from './commands/conservation.ts'
import {
  commandeCourrielsEtat,
  type LireEtatCourriels,
  commandeCourrielsRenvoyer,
  type RenvoyerCourriels,
} from './commands/courriels.ts'
import {
  commandeDossier,
  type ComposerDossier,
  commandeClientsExporter,
  type ExporterClient,
  commandeExport,
  type ExporterExtrait,
} from './commands/export.ts'
import { commandeAdminCreer, type CreerAdmin, commandeMigrer, type Migrer } from './commands/installation.ts'
import { commandeRestauration, type Restaurer, commandeSauvegarde, type Sauvegarder } from './commands/sauvegarde.ts'
import { commandeVerifier, type Verifier } from './commands/verifier.ts'

export type CliFunctions = {
  readonly migrer: Migrer
  readonly verifier: Verifier
  readonly creerAdmin: CreerAdmin
  readonly exporterExtrait: ExporterExtrait
  readonly exporterClient: ExporterClient
  readonly nettoyerClients: NettoyerClients
  readonly lireComptabilite: LireComptabilite
  readonly composerDossier: ComposerDossier
  readonly conservation: FonctionsDeConservation
  readonly etatCourriels: LireEtatCourriels
  readonly renvoyerCourriels: RenvoyerCourriels
  readonly sauvegarder: Sauvegarder
  readonly restaurer: Restaurer
}

export const commandTable = (functions: CliFunctions): readonly CliCommand[] => [
  commandeMigrer(functions.migrer),
  commandeVerifier(functions.verifier),
  commandeAdminCreer(functions.creerAdmin),
  commandeExport(functions.exporterExtrait),
  commandeClientsExporter(functions.exporterClient),
  commandeClientsNettoyer(functions.nettoyerClients),
  commandeComptabilite(functions.lireComptabilite),
  commandeDossier(functions.composerDossier),
  commandeConservation(functions.conservation),
  commandeCourrielsEtat(functions.etatCourriels),
  commandeCourrielsRenvoyer(functions.renvoyerCourriels),
  commandeSauvegarde(functions.sauvegarder),
  commandeRestauration(functions.restaurer),
]
