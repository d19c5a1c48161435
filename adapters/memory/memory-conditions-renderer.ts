import * as TE from '#fp/TaskEither'
import type { ConditionsRenderer } from '#application/ports/conditions-renderer'

const utf8 = new TextEncoder()

/** The titles alone: enough to follow the terms through a use case. */
export const makeMemoryConditionsRenderer = (): ConditionsRenderer => ({
  pdf: ({ titre, sections }) => TE.right(utf8.encode([titre, ...sections.map((section) => section.titre)].join('\n'))),
  formulaire: ({ nom }) => TE.right(utf8.encode(`Formulaire de rétractation, ${nom}`)),
})
