import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChoixDEstimations } from '#application/ports/estimation-store'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PageDemandee } from '#application/shared/page'
import type { PageDeRegistre } from '#application/shared/page-de-registre'
import type { PortFailure } from '#application/shared/port-failure'
import type { Conversion } from '#domain/estimation/conversion'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import { motsCherches } from '#domain/recherche/clef-de-recherche'

export type DemandeDEstimationsFaites = {
  readonly admin: Admin
  readonly choix: Omit<ChoixDEstimations, 'mots'>
  readonly q: string
  readonly page: PageDemandee
}

export type EstimationsFaites = {
  readonly page: PageDeRegistre<EstimationFaite, string>
  readonly conversion: Conversion
}

export const listerEstimations =
  ({ clock, estimations }: Pick<Ports, 'clock' | 'estimations'>) =>
  ({ choix, q, page }: DemandeDEstimationsFaites): TE.TaskEither<PortFailure, EstimationsFaites> =>
    pipe(
      TE.Do,
      TE.bind('page', () => estimations.lister({ ...choix, mots: motsCherches(q) }, page)),
      TE.bind('conversion', () => estimations.conversion(clock.maintenant())),
      TE.map(({ page, conversion }) => ({ page, conversion })),
    )
