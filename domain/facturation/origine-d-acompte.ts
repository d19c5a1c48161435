import * as t from 'io-ts'
import { designationDuService } from '#domain/catalogue/catalogue'
import { TypeClient } from '#domain/client/acheteur'
import type { Prestation } from '#domain/prestation/prestation'
import { Reference } from '#domain/prestation/reference'

/** Whose money it is, as the book of receipts tells it while no invoice does, even once the prestation is erased. */
export const OrigineDAcompte = t.readonly(
  t.strict({ reference: Reference, client: t.string, type: TypeClient, nature: t.string }),
)

export type OrigineDAcompte = t.TypeOf<typeof OrigineDAcompte>

export const origineDAcompte = ({ reference, engagement, contact, estimation }: Prestation): OrigineDAcompte => ({
  reference,
  client: engagement.acheteur.type === 'professionnel' ? engagement.acheteur.raisonSociale : contact.nom,
  type: engagement.acheteur.type,
  nature: designationDuService(estimation.serviceId, estimation.service),
})
