import * as E from '#fp/Either'
import type { Fil } from './fil.ts'

export type FilPerime = { readonly _tag: 'FilPerime'; readonly actuel: Fil }

/** Refuses if the record changed since it was read; without a version (`null`) nothing is compared. */
export const exigerVersionDeFil = (fil: Fil, version: number | null): E.Either<FilPerime, Fil> =>
  version === null || version === fil.version ? E.right(fil) : E.left({ _tag: 'FilPerime', actuel: fil })
