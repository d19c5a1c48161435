import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { Page, PageDemandee } from '#application/shared/page'
import type { PortFailure } from '#application/shared/port-failure'
import { type DeclarationSuivie, type PortsDuContrat, suivreDeclarations } from './contrat-de.ts'

export const listerRetractations =
  (ports: PortsDuContrat & Pick<Ports, 'retractations'>) =>
  (_: Admin, page: PageDemandee): TE.TaskEither<PortFailure, Page<DeclarationSuivie>> =>
    pipe(
      ports.retractations.lister(page),
      TE.flatMap(({ elements, ...reste }) =>
        pipe(
          suivreDeclarations(ports, elements),
          TE.map((suivies) => ({ ...reste, elements: suivies })),
        ),
      ),
    )
