import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CourrierDAvenant } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { jourMajoreConvenu } from '#domain/devis/prix-convenu'
import { toutesLesVersions } from '#domain/devis/version-de-devis'
import type { RecitDAvenant } from './recit.ts'

/** The version that the mail is about and the one before it; an offer that was replaced or taken back meanwhile has nothing left to tell. */
export const lireAvenant =
  ({ devis }: Pick<Ports, 'devis'>) =>
  ({ genre, prestationId, avenant }: CourrierDAvenant): TE.TaskEither<PortFailure, O.Option<RecitDAvenant>> =>
    pipe(
      devis.parId(prestationId),
      TE.flatMapOption(
        (etat) => etat,
        () => portFailure('devis')('the prestation of a mail is missing'),
      ),
      TE.map((etat) => {
        const versions = toutesLesVersions(etat)
        const version = versions.find((une) => une.version === avenant.version)
        const avant = versions.findLast((une) => une.version < avenant.version && une.statut === 'accepte')
        if (version === undefined || avant === undefined) return O.none
        if (avenant.etape === 'propose' && (version.statut === 'remplace' || version.statut === 'retire')) return O.none
        const { prestation, dates } = etat.dossier
        return O.some({ genre, prestation, annonce: avenant, version, avant, jourMajore: jourMajoreConvenu(dates) })
      }),
    )
