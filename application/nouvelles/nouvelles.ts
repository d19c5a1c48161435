import { sequenceS } from '#fp/Apply'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { depuisQuand, type Nouvelle } from '#domain/nouvelles/nouvelle'
import type { ChiffresDesClients } from '../ports/client-store.ts'
import type { ChiffresDesMessages } from '../ports/message-store.ts'
import type { Ports } from '../ports/ports.ts'
import type { ChiffresDuRegistre } from '../ports/prestation-store.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { Admin } from '../shared/session.ts'

export type Bandeau = {
  readonly prestations: ChiffresDuRegistre
  readonly clients: ChiffresDesClients
  readonly messages: ChiffresDesMessages
}

export const chiffresDuBandeau =
  (ports: Pick<Ports, 'clock' | 'prestations' | 'clients' | 'messages'>) =>
  (_: Admin): TE.TaskEither<PortFailure, Bandeau> =>
    sequenceS(TE.ApplicativePar)({
      prestations: ports.prestations.chiffres(ports.clock.maintenant()),
      clients: ports.clients.chiffres(),
      messages: ports.messages.chiffres(),
    })

/** `apres`: the cursor of the last reading; `null` for the first one. */
type DemandeDeNouvelles = { readonly admin: Admin; readonly apres: Date | null }

type LotDeNouvelles = { readonly nouvelles: readonly Nouvelle[]; readonly curseur: Date }

/** News since the last reading, for the owner. Recent news is repeated, so that a write that became visible late is not missed. */
export const lireNouvelles =
  ({ clock, nouvellesDepuis }: Pick<Ports, 'clock' | 'nouvellesDepuis'>) =>
  ({ apres }: DemandeDeNouvelles): TE.TaskEither<PortFailure, LotDeNouvelles> => {
    const curseur = clock.maintenant()
    return pipe(
      nouvellesDepuis(depuisQuand(apres, curseur)),
      TE.map((nouvelles) => ({ nouvelles, curseur })),
    )
  }
