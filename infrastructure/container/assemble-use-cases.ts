import type { Container } from 'inversify'
import { listerServices } from '#application/catalogue/lister-services'
import { suggererAdresses } from '#application/lieux/suggerer-adresses'
import { villesDuCodePostal } from '#application/lieux/villes-du-code-postal'
import { cleDevis } from '#application/prestation/cle-devis'
import { commanderPrestation } from '#application/prestation/commander-prestation'
import { estimer } from '#application/prestation/estimer'
import { telechargerDevisPdf, telechargerDevisTexte } from '#application/prestation/telecharger-devis'
import { assemble } from './token.ts'
import { PARTS, PORTS, USE_CASES } from './tokens.ts'

const { clock, randomness, keyedHash, geocoder, communes, commandes, prestations, devisRenderer, entreprise } = PORTS

/** The record that the server reads. */
const assembleRecord = (container: Container): void => {
  const { listerServices, villesDuCodePostal, suggererAdresses, estimer, commanderPrestation } = USE_CASES
  const { telechargerDevisPdf, telechargerDevisTexte, cleDevis } = USE_CASES
  const lieux = [villesDuCodePostal, suggererAdresses] as const
  const prestations = [estimer, commanderPrestation, telechargerDevisPdf, telechargerDevisTexte, cleDevis] as const
  assemble(
    container,
    PARTS.useCases,
    [listerServices, ...lieux, ...prestations],
    (listerServices, villesDuCodePostal, suggererAdresses, estimer, commanderPrestation, ...devis) => ({
      listerServices,
      villesDuCodePostal,
      suggererAdresses,
      estimer,
      commanderPrestation,
      telechargerDevisPdf: devis[0],
      telechargerDevisTexte: devis[1],
      cleDevis: devis[2],
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
  assemble(container, USE_CASES.estimer, [geocoder, communes], (geocoder, communes) => estimer({ geocoder, communes }))
  assemble(
    container,
    USE_CASES.commanderPrestation,
    [clock, randomness, geocoder, communes, commandes],
    (clock, randomness, geocoder, communes, commandes) =>
      commanderPrestation({ clock, randomness, geocoder, communes, commandes }),
  )
  const devis = [prestations, keyedHash, entreprise, devisRenderer] as const
  assemble(container, USE_CASES.telechargerDevisPdf, devis, (prestations, keyedHash, entreprise, devisRenderer) =>
    telechargerDevisPdf({ prestations, keyedHash, entreprise, devisRenderer }),
  )
  assemble(container, USE_CASES.telechargerDevisTexte, devis, (prestations, keyedHash, entreprise, devisRenderer) =>
    telechargerDevisTexte({ prestations, keyedHash, entreprise, devisRenderer }),
  )
  assemble(container, USE_CASES.cleDevis, [keyedHash], (keyedHash) => (id) => cleDevis(keyedHash, id))
  assembleRecord(container)
}
