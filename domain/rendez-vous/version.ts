import * as E from '#fp/Either'
import type { Dossier } from './dossier.ts'

/** The record changed since it was read; this is its present state. */
export type VersionPerimee = { readonly _tag: 'VersionPerimee'; readonly actuelle: Dossier }

/** Refuses a change if the record changed since it was read; without a version (`null`) the last writer wins. */
export const exigerVersion = (dossier: Dossier, version: number | null): E.Either<VersionPerimee, Dossier> =>
  version === null || version === dossier.prestation.version
    ? E.right(dossier)
    : E.left({ _tag: 'VersionPerimee', actuelle: dossier })
