import type { Container } from 'inversify'
import type { UseCases } from '#adapters/http/server/use-cases'
import { listerServices } from '#application/catalogue/lister-services'
import { telechargerConditions, telechargerFormulaire } from '#application/conditions/telecharger-conditions'
import { verifierDocument } from '#application/facturation/verifier-document'
import { situerLieu } from '#application/lieux/situer-lieu'
import { suggererAdresses } from '#application/lieux/suggerer-adresses'
import { villesDuCodePostal } from '#application/lieux/villes-du-code-postal'
import { cleDevis } from '#application/prestation/cle-devis'
import { commanderPrestation } from '#application/prestation/commander-prestation'
import { assembleAgenda } from './assemble-agenda.ts'
import { assembleComptabilite } from './assemble-comptabilite.ts'
import { assembleComptes } from './assemble-comptes.ts'
import { assembleDevis } from './assemble-devis.ts'
import { assembleDiagnostics } from './assemble-diagnostics.ts'
import { assembleEstimations } from './assemble-estimations.ts'
import { assembleFacturation } from './assemble-facturation.ts'
import { assembleMessages } from './assemble-messages.ts'
import { assembleRegistres } from './assemble-registres.ts'
import { assembleRendezVous } from './assemble-rendez-vous.ts'
import { assembleRetractations } from './assemble-retractations.ts'
import { fromPorts } from './from-ports.ts'
import { PARTS, USE_CASES } from './tokens.ts'

/** The record that the server reads, complete because `USE_CASES` is. */
const assembleRecord = (container: Container): void => {
  const names = Object.keys(USE_CASES)
  container
    .bind(PARTS.useCases)
    .toResolvedValue(
      (...values: unknown[]) => Object.fromEntries(names.map((name, rank) => [name, values[rank]])) as UseCases,
      Object.values(USE_CASES),
    )
    .inSingletonScope()
}

const assemblePublic = (container: Container): void => {
  fromPorts(container, USE_CASES.listerServices, [], () => listerServices)
  fromPorts(container, USE_CASES.villesDuCodePostal, ['geocoder', 'communes'], villesDuCodePostal)
  fromPorts(container, USE_CASES.suggererAdresses, ['geocoder'], suggererAdresses)
  fromPorts(container, USE_CASES.situerLieu, ['geocoder', 'communes'], situerLieu)
  const commande = ['clock', 'randomness', 'contentHash', 'geocoder', 'communes', 'commandes'] as const
  fromPorts(container, USE_CASES.commanderPrestation, commande, commanderPrestation)
  fromPorts(container, USE_CASES.telechargerConditions, ['conditionsRenderer', 'entreprise'], telechargerConditions)
  fromPorts(container, USE_CASES.telechargerFormulaire, ['conditionsRenderer', 'entreprise'], telechargerFormulaire)
  const verification = ['clock', 'keyedHash', 'references', 'devis', 'factures'] as const
  fromPorts(container, USE_CASES.verifierDocument, verification, verifierDocument)
  fromPorts(
    container,
    USE_CASES.cleDevis,
    ['keyedHash'],
    ({ keyedHash }) =>
      (prestation) =>
        cleDevis(keyedHash, prestation),
  )
}

/** Gives every use case the ports it names. */
export const assembleUseCases = (container: Container): void => {
  assemblePublic(container)
  assembleDevis(container)
  assembleComptes(container)
  assembleRendezVous(container)
  assembleMessages(container)
  assembleRegistres(container)
  assembleAgenda(container)
  assembleEstimations(container)
  assembleFacturation(container)
  assembleDiagnostics(container)
  assembleComptabilite(container)
  assembleRetractations(container)
  assembleRecord(container)
}
