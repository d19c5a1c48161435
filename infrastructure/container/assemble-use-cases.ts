import type { Container } from 'inversify'
import { listerServices } from '#application/catalogue/lister-services'
import { telechargerConditions } from '#application/conditions/telecharger-conditions'
import { situerLieu } from '#application/lieux/situer-lieu'
import { suggererAdresses } from '#application/lieux/suggerer-adresses'
import { villesDuCodePostal } from '#application/lieux/villes-du-code-postal'
import { envoyerMessage } from '#application/message/envoyer-message'
import { cleDevis } from '#application/prestation/cle-devis'
import { commanderPrestation } from '#application/prestation/commander-prestation'
import { estimer } from '#application/prestation/estimer'
import { telechargerDevisPdf, telechargerDevisTexte } from '#application/prestation/telecharger-devis'
import { assemble } from './token.ts'
import { PARTS, PORTS, USE_CASES } from './tokens.ts'

const { clock, randomness, keyedHash, geocoder, communes, commandes, prestations, devisRenderer, entreprise } = PORTS
const { messagesRecus, domainesJetables, conditionsRenderer } = PORTS

/** The record that the server reads. */
const assembleRecord = (container: Container): void => {
  const { listerServices, villesDuCodePostal, suggererAdresses, situerLieu, estimer, commanderPrestation } = USE_CASES
  const { telechargerDevisPdf, telechargerDevisTexte, cleDevis, envoyerMessage, telechargerConditions } = USE_CASES
  const lieux = [villesDuCodePostal, suggererAdresses, situerLieu] as const
  const prestations = [estimer, commanderPrestation] as const
  const documents = [telechargerDevisPdf, telechargerDevisTexte, cleDevis, telechargerConditions] as const
  assemble(
    container,
    PARTS.useCases,
    [listerServices, envoyerMessage, ...lieux, ...prestations, ...documents],
    (
      listerServices,
      envoyerMessage,
      villes,
      suggererAdresses,
      situerLieu,
      estimer,
      commanderPrestation,
      ...documents
    ) => ({
      listerServices,
      envoyerMessage,
      villesDuCodePostal: villes,
      suggererAdresses,
      situerLieu,
      estimer,
      commanderPrestation,
      telechargerDevisPdf: documents[0],
      telechargerDevisTexte: documents[1],
      cleDevis: documents[2],
      telechargerConditions: documents[3],
    }),
  )
}

/** Gives every use case the ports it names. */
export const assembleUseCases = (container: Container): void => {
  assemble(container, USE_CASES.listerServices, [], () => listerServices)
  assemble(container, USE_CASES.villesDuCodePostal, [geocoder, communes], (geocoder, communes) =>
    villesDuCodePostal({ geocoder, communes }),
  )
  assemble(container, USE_CASES.suggererAdresses, [geocoder], (geocoder) => suggererAdresses({ geocoder }))
  assemble(container, USE_CASES.situerLieu, [geocoder, communes], (geocoder, communes) =>
    situerLieu({ geocoder, communes }),
  )
  assemble(container, USE_CASES.estimer, [geocoder, communes], (geocoder, communes) => estimer({ geocoder, communes }))
  assemble(
    container,
    USE_CASES.commanderPrestation,
    [clock, randomness, geocoder, communes, commandes],
    (clock, randomness, geocoder, communes, commandes) =>
      commanderPrestation({ clock, randomness, geocoder, communes, commandes }),
  )
  const message = [clock, randomness, messagesRecus, domainesJetables] as const
  assemble(container, USE_CASES.envoyerMessage, message, (clock, randomness, messagesRecus, domainesJetables) =>
    envoyerMessage({ clock, randomness, messagesRecus, domainesJetables }),
  )
  const devis = [prestations, keyedHash, entreprise, devisRenderer] as const
  assemble(container, USE_CASES.telechargerDevisPdf, devis, (prestations, keyedHash, entreprise, devisRenderer) =>
    telechargerDevisPdf({ prestations, keyedHash, entreprise, devisRenderer }),
  )
  assemble(container, USE_CASES.telechargerDevisTexte, devis, (prestations, keyedHash, entreprise, devisRenderer) =>
    telechargerDevisTexte({ prestations, keyedHash, entreprise, devisRenderer }),
  )
  assemble(
    container,
    USE_CASES.telechargerConditions,
    [conditionsRenderer, entreprise],
    (conditionsRenderer, entreprise) => telechargerConditions({ conditionsRenderer, entreprise }),
  )
  assemble(container, USE_CASES.cleDevis, [keyedHash], (keyedHash) => (id) => cleDevis(keyedHash, id))
  assembleRecord(container)
}
