import type { Container } from 'inversify'
import { commanderDepuisEstimation } from '#application/estimation/commander-estimation'
import { lireEstimation } from '#application/estimation/lire-estimation'
import { listerEstimations } from '#application/estimation/lister-estimations'
import { noterAuTelephone } from '#application/estimation/noter-au-telephone'
import { estimer } from '#application/prestation/estimer'
import { fromPorts } from './from-ports.ts'
import { USE_CASES } from './tokens.ts'

/** Gives the use cases of estimates their ports. */
export const assembleEstimations = (container: Container): void => {
  const prix = ['clock', 'randomness', 'geocoder', 'communes'] as const
  fromPorts(container, USE_CASES.estimer, [...prix, 'carnetEstimations'], estimer)
  fromPorts(container, USE_CASES.lireEstimation, ['estimations'], lireEstimation)
  fromPorts(container, USE_CASES.listerEstimations, ['clock', 'estimations'], listerEstimations)
  fromPorts(container, USE_CASES.noterAuTelephone, [...prix, 'estimations'], noterAuTelephone)
  const commande = [...prix, 'contentHash', 'comptes', 'commandes', 'estimations'] as const
  fromPorts(container, USE_CASES.commanderDepuisEstimation, commande, commanderDepuisEstimation)
}
