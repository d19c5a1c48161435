import { type Statut, STATUTS } from '#domain/prestation/statut'
import type { MesPrestationsReply } from '#adapters/http/contract/routes/mon-espace'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { recuDAvance } from './acomptes.ts'

type Chiffres = MesPrestationsReply['chiffres']

const deplacer = (chiffres: Chiffres, de: Statut, vers: Statut): Chiffres =>
  Object.fromEntries(
    STATUTS.map((statut) => [statut, chiffres[statut] + (statut === vers ? 1 : 0) - (statut === de ? 1 : 0)]),
  ) as Chiffres

type Suivie = MesPrestationsReply['data'][number]

/** What was received of an order is to be given back as soon as it is cancelled. */
const devenue = (avant: Suivie, prestation: PrestationReply): Suivie => ({
  ...avant,
  ...prestation,
  aRendre: prestation.statut === 'annulé' && avant.statut !== 'annulé' ? recuDAvance(avant) : avant.aRendre,
})

/** The list with one prestation as it has become, and the figures with it. */
export const avecPrestation = (page: MesPrestationsReply, prestation: PrestationReply): MesPrestationsReply => {
  const avant = page.data.find(({ id }) => id === prestation.id)
  return {
    ...page,
    data: page.data.map((autre) => (autre.id === prestation.id ? devenue(autre, prestation) : autre)),
    chiffres: avant === undefined ? page.chiffres : deplacer(page.chiffres, avant.statut, prestation.statut),
  }
}
