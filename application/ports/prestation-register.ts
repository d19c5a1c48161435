import type * as TE from '#fp/TaskEither'
import type { PageDeRegistre, PageDeRegistreDemandee, Total } from '#application/shared/page-de-registre'
import type { PortFailure } from '#application/shared/port-failure'
import type { Priorite, Statut } from '#domain/prestation/statut'
import type { TriPrestation } from '#domain/registre/tris'
import type { Dossier } from '#domain/rendez-vous/dossier'
import type { Chiffres } from './prestation-repository.ts'

export type ChoixDePrestations = {
  /** As `motsCherches` reads them. */
  readonly mots: readonly string[]
  readonly statut: Statut | null
  readonly priorite: Priorite | null
  readonly tri: TriPrestation
  readonly page: PageDeRegistreDemandee
}

/** How many of each statut, and how many calls are late. */
export type ChiffresDuRegistre = { readonly parStatut: Chiffres; readonly aContacter: Total; readonly enRetard: Total }

/** Every prestation, whoever ordered it. Dates that nobody answered before `instant` wait no more. */
export type PrestationRegister = {
  readonly lister: (choix: ChoixDePrestations, instant: Date) => TE.TaskEither<PortFailure, PageDeRegistre<Dossier>>
  readonly chiffres: (instant: Date) => TE.TaskEither<PortFailure, ChiffresDuRegistre>
}
