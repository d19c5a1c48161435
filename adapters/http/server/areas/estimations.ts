import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { type DemandeBody, estimerRoute } from '#adapters/http/contract/routes/commande'
import { estimationReply } from '#adapters/http/contract/values/estimation-reply'
import type { DemandeDEstimation } from '#application/prestation/estimer'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '#application/use-cases'

/** Keeps only the fields that are needed for a price. */
export const demandeDEstimation = (body: DemandeBody): DemandeDEstimation => {
  const { serviceId, serviceName, serviceDescription, heuresPersonnalisees } = body
  return {
    choix: { serviceId, serviceName, serviceDescription },
    heures: heuresPersonnalisees,
    destination:
      'adresse' in body && body.modalite === 'sur_place'
        ? {
            modalite: 'sur_place',
            adresse: { adresse: body.adresse, codePostal: body.codePostal, ville: body.ville },
          }
        : { modalite: 'a_distance' },
  }
}

export const bindEstimations = (
  app: FastifyInstance,
  { estimer }: Pick<UseCases, 'estimer'>,
  binding: Binding,
): void => {
  bindRoute(app, estimerRoute, binding, ({ body }) =>
    pipe(
      estimer({ ...demandeDEstimation(body), apercu: body.apercu }),
      TE.map(({ estimation, id }) => ({
        data: { ...estimationReply(estimation), creneauPrefere: body.creneauPrefere, estimationId: id },
      })),
    ),
  )
}
