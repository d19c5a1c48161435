import * as E from '#fp/Either'
import type { Dossier } from './dossier.ts'

/** Somebody changed the record since it was read; this is how it stands. */
export type VersionPerimee = { readonly _tag: 'VersionPerimee'; readonly actuelle: Dossier }

/** Refuses to change what is no longer as it was read; without a version (`null`) the last writer wins. */
export const exigerVersion = (dossier: Dossier, version: number | null): E.Either<VersionPerimee, Dossier> =>
  version === null || version === dossier.prestation.version
    ? E.right(dossier)
    : E.left({ _tag: 'VersionPerimee', actuelle: dossier })
