import * as TE from '#fp/TaskEither'
import type { Plateforme } from '#application/ports/plateforme'
import type { NumeroPiece } from '#domain/facturation/numero-piece'

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
