import * as TE from '#fp/TaskEither'
import type { DeposerFacture } from '#application/ports/ports'
import type { NumeroPiece } from '#domain/facturation/numero-piece'

/** A platform in memory; `deposees` lists the documents handed to it, in order. */
export const makeMemoryDeposerFacture = (): DeposerFacture & { readonly deposees: readonly NumeroPiece[] } => {
  const deposees: NumeroPiece[] = []
  const deposer: DeposerFacture = (numero) =>
    TE.fromIO(() => {
      deposees.push(numero)
      return `accusé ${numero}`
    })
  return Object.assign(deposer, { deposees })
}
