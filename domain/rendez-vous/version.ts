import * as E from '#fp/Either'
import type { Dossier } from './dossier.ts'

export type VersionPerimee = { readonly _tag: 'VersionPerimee'; readonly actuelle: Dossier }

export const exigerVersion = (dossier: Dossier, version: number | null): E.Either<VersionPerimee, Dossier> =>
  version === null || version === dossier.prestation.version
    ? E.right(dossier)
    : E.left({ _tag: 'VersionPerimee', actuelle: dossier })
