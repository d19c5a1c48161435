import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CourrierDeRetractation } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-repository'
import type { PortFailure } from '#application/shared/port-failure'
import { argentTenu } from '#domain/retractation/argent-du-contrat'
import type { PrestationId } from '#domain/prestation/reference'
import { centimes, type Montant } from '#domain/shared/montant'
import type { CommandeRetractee, RecitDeRetractation } from './recit.ts'

const commandeDe = ({ dossier, evenements }: Suivi): CommandeRetractee => ({
  prestation: dossier.prestation,
  dejaConvenue: evenements.some(({ fait }) => fait.genre === 'date_acceptee'),
})

const tenuDe = ({ factures }: Pick<Ports, 'factures'>, id: PrestationId | null): TE.TaskEither<PortFailure, Montant> =>
  id === null
    ? TE.right(centimes(0))
    : pipe(
        TE.Do,
        TE.bind('factures', () => factures.dePrestation(id)),
        TE.bind('acomptes', () => factures.acomptes(id)),
        TE.map(argentTenu),
      )

/** What was declared and decided, and its order as long as there is one: calendars need it, and what it holds of money. */
export const lireRetractation =
  ({ factures, prestations }: Pick<Ports, 'factures' | 'prestations'>) =>
  ({ genre, recu }: CourrierDeRetractation): TE.TaskEither<PortFailure, RecitDeRetractation> =>
    pipe(
      TE.Do,
      TE.bind('suivi', () => (recu.prestationId === null ? TE.right(O.none) : prestations.suivi(recu.prestationId))),
      TE.bind('tenu', () => tenuDe({ factures }, recu.prestationId)),
      TE.map(({ suivi, tenu }) => ({ genre, recu, commande: O.toNullable(O.map(commandeDe)(suivi)), tenu })),
    )
