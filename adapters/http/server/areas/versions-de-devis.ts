import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { lireDevisRoute, proposerAvenantRoute, repondreDevisRoute } from '#adapters/http/contract/routes/devis'
import { type DevisReply, devisReply } from '#adapters/http/contract/values/devis-reply'
import type { DevisLu } from '#application/devis/lire-devis'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { Answer } from '../binding/send-reply.ts'
import type { UseCases } from '../use-cases.ts'

type DesVersions = Pick<UseCases, 'lireDevis' | 'repondreAvenant' | 'proposerAvenant'>

const montrer = ({ etat, instant }: DevisLu): Answer<DevisReply> => ({ data: devisReply(etat, instant) })

/** The versions of a quote: read, answered by the client within limits, proposed by the owner. */
export const bindVersionsDeDevis = (
  app: FastifyInstance,
  { lireDevis, repondreAvenant, proposerAvenant }: DesVersions,
  { limit, ...binding }: Binding,
): void => {
  bindRoute(app, lireDevisRoute, binding, ({ session, params: { id }, query: { cle } }) =>
    pipe(lireDevis({ session, id, cle }), TE.map(montrer)),
  )
  bindRoute(app, repondreDevisRoute, { ...binding, limit }, ({ session, params: { id }, body }) =>
    pipe(repondreAvenant({ session, id, ...body }), TE.map(montrer)),
  )
  bindRoute(app, proposerAvenantRoute, binding, ({ session, params: { id }, body: { version, ...saisie } }) =>
    pipe(proposerAvenant({ session, id, version, saisie }), TE.map(montrer)),
  )
}
