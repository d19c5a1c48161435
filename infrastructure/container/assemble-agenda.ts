import type { Container } from 'inversify'
import { aujourdhui } from '#application/agenda/aujourdhui'
import { essayerDates } from '#application/agenda/essayer-dates'
import { fluxAgenda } from '#application/agenda/flux-agenda'
import { creerLienAgenda, lireLienAgenda, revoquerLienAgenda } from '#application/agenda/lien-agenda'
import { semaine } from '#application/agenda/semaine'
import { fromPorts } from './from-ports.ts'
import { USE_CASES } from './tokens.ts'

/** Gives the use cases of the owner's agenda their ports. */
export const assembleAgenda = (container: Container): void => {
  const duJour = ['clock', 'agenda', 'outbox', 'registreMessages', 'retractations', 'factures', 'prestations'] as const
  fromPorts(container, USE_CASES.aujourdhui, duJour, aujourdhui)
  fromPorts(container, USE_CASES.semaine, ['clock', 'agenda'], semaine)
  fromPorts(container, USE_CASES.essayerDates, ['clock', 'dossiers', 'agenda'], essayerDates)
  const lien = ['clock', 'randomness', 'keyedHash', 'lienAgenda'] as const
  fromPorts(container, USE_CASES.creerLienAgenda, lien, creerLienAgenda)
  fromPorts(container, USE_CASES.lireLienAgenda, ['lienAgenda'], lireLienAgenda)
  fromPorts(container, USE_CASES.revoquerLienAgenda, ['lienAgenda'], revoquerLienAgenda)
  const flux = ['clock', 'keyedHash', 'lienAgenda', 'agenda', 'calendrier', 'entreprise', 'expediteur'] as const
  fromPorts(container, USE_CASES.fluxAgenda, flux, fluxAgenda)
}
