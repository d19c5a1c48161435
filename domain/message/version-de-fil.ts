import * as E from '#fp/Either'
import type { Fil } from './fil.ts'

/** Somebody changed the thread since it was read; this is how it stands. */
export type FilPerime = { readonly _tag: 'FilPerime'; readonly actuel: Fil }

/** Refuses to go on with what is no longer as it was read; without a version (`null`) nothing is compared. */
export const exigerVersionDeFil = (fil: Fil, version: number | null): E.Either<FilPerime, Fil> =>
  version === null || version === fil.version ? E.right(fil) : E.left({ _tag: 'FilPerime', actuel: fil })
