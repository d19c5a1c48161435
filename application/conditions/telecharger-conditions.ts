import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { conditionsGenerales } from '#domain/conditions/conditions-generales'

/** The bytes of a document and the name it is saved under. */
export type Fichier = { readonly nom: string; readonly contenu: Uint8Array }

/** The terms in force, as the law wants them: to be kept. The name says their version. */
export const telechargerConditions = (
  ports: Pick<Ports, 'conditionsRenderer' | 'entreprise'>,
): (() => TE.TaskEither<PortFailure, Fichier>) => {
  const conditions = conditionsGenerales(ports.entreprise)
  return () =>
    pipe(
      ports.conditionsRenderer.pdf(conditions),
      TE.map((contenu) => ({ nom: `conditions-generales-${conditions.du}.pdf`, contenu })),
    )
}
