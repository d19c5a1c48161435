import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { RetractationATraiter } from '#domain/retractation/a-traiter'
import { type PortsDuContrat, suivreDeclarations } from './contrat-de.ts'

const DERNIERES = 50

export const retractationsATraiter = (
  ports: PortsDuContrat & Pick<Ports, 'retractations'>,
): TE.TaskEither<PortFailure, readonly RetractationATraiter[]> =>
  pipe(
    ports.retractations.aTraiter(DERNIERES),
    TE.flatMap((declarations) => suivreDeclarations(ports, declarations)),
    TE.map((suivies) =>
      suivies
        .flatMap(({ reste }) => (reste === null ? [] : [reste]))
        .toSorted((a, b) => a.declaration.recueLe.getTime() - b.declaration.recueLe.getTime()),
    ),
  )
