import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Hasher } from '#application/ports/hasher'
import type { LienAgenda } from '#application/ports/agenda-store'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { OCTETS_JETON, tirerJetonAgenda } from '#domain/agenda/jeton-agenda'

const USAGE = 'agenda'

/** True if it is the last secret made. Takes the same time when there is none. */
export const estJetonDAgenda = (hasher: Hasher, jeton: string, lien: O.Option<LienAgenda>): boolean =>
  hasher.correspond(USAGE, jeton, O.isSome(lien) ? lien.value.empreinte : '')

/** Makes a new secret for the private address, shown only once, and invalidates the earlier one. */
export const creerLienAgenda =
  (ports: Pick<Ports, 'clock' | 'randomness' | 'hasher' | 'agenda'>) =>
  (_: Admin): TE.TaskEither<PortFailure, { readonly jeton: string; readonly creeLe: Date }> =>
    pipe(
      TE.fromIO(() => ({
        jeton: tirerJetonAgenda(ports.randomness.octets(OCTETS_JETON)),
        creeLe: ports.clock.maintenant(),
      })),
      TE.tap(({ jeton, creeLe }) =>
        ports.agenda.poserLien({ empreinte: ports.hasher.empreinte(USAGE, jeton), creeLe }),
      ),
    )

export const lireLienAgenda =
  ({ agenda }: Pick<Ports, 'agenda'>) =>
  (_: Admin): TE.TaskEither<PortFailure, O.Option<Date>> =>
    pipe(agenda.lireLien(), TE.map(O.map(({ creeLe }) => creeLe)))

export const revoquerLienAgenda =
  ({ agenda }: Pick<Ports, 'agenda'>) =>
  (_: Admin): TE.TaskEither<PortFailure, void> =>
    agenda.revoquerLien()
