import * as t from 'io-ts'
import { designationDuService } from '#domain/catalogue/catalogue'
import { TypeClient } from '#domain/client/acheteur'
import type { CompteOuvert } from './encaisser.ts'

/** Who paid and for what, as the book of receipts tells it while no invoice does, even once the order is erased. */
export const OrigineDeReglement = t.readonly(t.strict({ client: t.string, type: TypeClient, nature: t.string }))

export type OrigineDeReglement = t.TypeOf<typeof OrigineDeReglement>

/** That of a payment of this order: of one that was erased, its last invoice tells. */
export const origineDeReglement = ({ dossier, factures }: CompteOuvert): OrigineDeReglement => {
  const facture = factures.at(-1)?.facture
  const [acheteur, nom] = [
    dossier?.prestation.engagement.acheteur ?? facture?.acheteur,
    dossier?.prestation.contact.nom ?? facture?.contact.nom ?? '',
  ]
  const { serviceId = null, service = '' } = dossier?.prestation.estimation ?? {}
  return {
    client: acheteur?.type === 'professionnel' ? acheteur.raisonSociale : nom,
    type: acheteur?.type ?? 'particulier',
    nature: dossier === null ? (facture?.service ?? '') : designationDuService(serviceId, service),
  }
}
