import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { instantDe, type ModificationBody, modifierPrestationRoute } from '#adapters/http/contract/routes/prestations'
import { prestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { Clock } from '#application/ports/clock'
import type { Modification } from '#application/rendez-vous/modifier-prestation'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '#application/use-cases'

const modificationDe = (body: ModificationBody): Modification => {
  if ('statut' in body) return { genre: 'statut', statut: body.statut, motif: body.motif }
  if ('priorite' in body) return { genre: 'priorite', priorite: body.priorite }
  if ('appel' in body) return { genre: 'appel', note: body.appel }
  if ('note' in body) return { genre: 'note', texte: body.note }
  const moments = 'propositions' in body ? body.propositions : [body]
  return { genre: 'dates', debuts: moments.map(instantDe) }
}

/** The changes that the owner makes to a prestation. */
export const bindModifierPrestation = (
  app: FastifyInstance,
  { modifierPrestation }: Pick<UseCases, 'modifierPrestation'>,
  clock: Clock,
  binding: Binding,
): void => {
  bindRoute(app, modifierPrestationRoute, binding, ({ admin, params, body }) =>
    pipe(
      modifierPrestation({ admin, id: params.id, version: body.version ?? null, modification: modificationDe(body) }),
      TE.map(({ dossier, evenements }) => ({ data: prestationReply(dossier, evenements, clock.maintenant()) })),
    ),
  )
}
