import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CourrierDeRetractation } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-repository'
import type { PortFailure } from '#application/shared/port-failure'
import type { CommandeRetractee, RecitDeRetractation } from './recit.ts'

const commandeDe = ({ dossier, evenements }: Suivi): CommandeRetractee => ({
  prestation: dossier.prestation,
  dejaConvenue: evenements.some(({ fait }) => fait.genre === 'date_acceptee'),
})

/** What was declared and decided, and its order as long as there is one: calendars need it. */
export const lireRetractation =
  ({ prestations }: Pick<Ports, 'prestations'>) =>
  ({ genre, recu }: CourrierDeRetractation): TE.TaskEither<PortFailure, RecitDeRetractation> =>
    pipe(
      recu.prestationId === null ? TE.right(O.none) : prestations.suivi(recu.prestationId),
      TE.map(O.map(commandeDe)),
      TE.map((trouvee) => ({ genre, recu, commande: O.toNullable(trouvee) })),
    )
