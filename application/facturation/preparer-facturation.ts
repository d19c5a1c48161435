import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { identifierPrestation } from '#application/rendez-vous/identifier-prestation'
import type { PortFailure } from '#application/shared/port-failure'
import type { Admin } from '#application/shared/session'
import { type AFacturer, preparerSaisie } from '#domain/facturation/a-facturer'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import { suivrePrestation } from '../rendez-vous/mes-prestations.ts'

export type DemandeDeFacturation = { readonly admin: Admin; readonly id: string }

type PortsPreparer = Pick<Ports, 'clock' | 'prestations' | 'factures' | 'entreprise'>

/** What the form of an invoice starts from; changes nothing. */
export const preparerFacturation =
  (ports: PortsPreparer) =>
  ({ id }: DemandeDeFacturation): TE.TaskEither<PrestationInconnue | PortFailure, AFacturer> => {
    const instant = ports.clock.maintenant()
    return pipe(
      TE.fromEither(identifierPrestation(id)),
      TE.bindTo('prestationId'),
      TE.bindW('suivi', ({ prestationId }) => suivrePrestation(ports)(prestationId, instant)),
      TE.bindW('factures', ({ prestationId }) => ports.factures.dePrestation(prestationId)),
      TE.bindW('reglements', ({ prestationId }) => ports.factures.reglements(prestationId)),
      TE.bindW('facturesDAcompte', ({ prestationId }) => ports.factures.facturesDAcompte(prestationId)),
      TE.bindW('retractation', ({ prestationId }) => ports.factures.retractation(prestationId)),
      TE.map(({ suivi: { dossier, evenements }, factures, reglements, facturesDAcompte, retractation }) =>
        preparerSaisie(
          { dossier, reglements, facturesDAcompte, factures, retractation: O.toNullable(retractation) },
          evenements,
          ports.entreprise,
          instant,
        ),
      ),
    )
  }
