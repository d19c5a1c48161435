import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import type { Prestation } from '#domain/prestation/prestation'
import { composerDevis, type Devis } from './devis.ts'

/** The quote of an order, dated of its day. */
export const devisDePrestation = (prestation: Prestation, entreprise: EntreprisePublique): Devis =>
  composerDevis({
    numero: prestation.numeroDevis,
    reference: prestation.reference,
    emisLe: dateParis(prestation.creeLe),
    entreprise,
    client: prestation.contact,
    adresse: prestation.adresse,
    creneau: prestation.creneau,
    description: prestation.description,
    estimation: prestation.estimation,
  })
