import * as TE from '#fp/TaskEither'
import type { Plateforme } from '#application/ports/plateforme'
import type { NumeroPiece } from '#domain/facturation/numero-piece'

/** A platform in memory, and what was left with it, in order. */
export const makeMemoryPlateforme = (): Plateforme & { readonly deposees: readonly NumeroPiece[] } => {
  const deposees: NumeroPiece[] = []
  return {
    deposees,
    deposer: (numero) =>
      TE.fromIO(() => {
        deposees.push(numero)
        return `accusé ${numero}`
      }),
  }
}
