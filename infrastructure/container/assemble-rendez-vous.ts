import type { Container } from 'inversify'
import { gererRendezVous } from '#application/rendez-vous/gerer-rendez-vous'
import { lireProposition } from '#application/rendez-vous/lire-proposition'
import { mesPrestations } from '#application/rendez-vous/mes-prestations'
import { modifierPrestation } from '#application/rendez-vous/modifier-prestation'
import { repondreParLien } from '#application/rendez-vous/repondre-par-lien'
import { telechargerCalendrier } from '#application/rendez-vous/telecharger-calendrier'
import { fromPorts } from './from-ports.ts'
import { USE_CASES } from './tokens.ts'

/** Gives the use cases of appointments their ports. */
export const assembleRendezVous = (container: Container): void => {
  fromPorts(container, USE_CASES.mesPrestations, ['clock', 'prestations', 'factures', 'entreprise'], mesPrestations)
  fromPorts(container, USE_CASES.lireProposition, ['clock', 'keyedHash', 'dossiers'], lireProposition)
  fromPorts(container, USE_CASES.repondreParLien, ['clock', 'keyedHash', 'dossiers'], repondreParLien)
  fromPorts(container, USE_CASES.gererRendezVous, ['clock', 'dossiers', 'prestations'], gererRendezVous)
  const calendrier = ['clock', 'prestations', 'calendrier', 'entreprise', 'expediteur'] as const
  fromPorts(container, USE_CASES.telechargerCalendrier, calendrier, telechargerCalendrier)
  const modification = ['clock', 'dossiers', 'prestations', 'randomness'] as const
  fromPorts(container, USE_CASES.modifierPrestation, modification, modifierPrestation)
}
