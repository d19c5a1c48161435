import type { CourrierReserve } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import type { PrestationId } from '#domain/prestation/reference'
import { obtenir } from './obtenir.ts'

const [LOT, BAIL_MS] = [100, 600_000]

/** What a mail server says of an address that does not exist. */
const ERREUR = 'adresse_refusee 550: 550 5.1.1 Recipient address rejected: User unknown in virtual mailbox table'

const estPerdu = (courrier: CourrierReserve, perdu: PrestationId): boolean =>
  courrier.genre === 'commande_client' && courrier.prestationId === perdu

/**
 * The mails of the past were read long ago: none leaves again. One confirmation never arrived and waits for the owner. What
 * is due later stays.
 */
export const classerCourriers = async (
  { outbox }: Pick<Ports, 'outbox'>,
  present: Date,
  perdu: PrestationId,
): Promise<void> => {
  const lot = await obtenir('mails', outbox.reserver(present, new Date(present.getTime() + BAIL_MS), LOT))
  await Promise.all(
    lot.map((courrier) =>
      obtenir(
        'a mail',
        estPerdu(courrier, perdu)
          ? outbox.marquerEchoue(courrier, null, ERREUR)
          : outbox.marquerEnvoye(courrier, present),
      ),
    ),
  )
  if (lot.length > 0) await classerCourriers({ outbox }, present, perdu)
}
