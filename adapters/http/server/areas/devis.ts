import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FastifyInstance } from 'fastify'
import type { Document } from '#adapters/http/contract/route'
import {
  type DevisReply,
  devisReply,
  lireDevisRoute,
  proposerAvenantRoute,
  renvoyerDevisRoute,
  repondreDevisRoute,
  retirerDevisRoute,
} from '#adapters/http/contract/routes/devis'
import { devisPdfRoute, devisTexteRoute } from '#adapters/http/contract/routes/documents'
import type { DevisLu } from '#application/devis/trouver-devis'
import type { DemandeDeFichier } from '#application/prestation/telecharger-devis'
import type { UseCases } from '#application/use-cases'
import { type Binding, bindRoute, type Call } from '../binding/bind-route.ts'
import type { Answer } from '../binding/send-reply.ts'
import type { Limits } from '../limits.ts'

type Appel = Call<{ id: string }, { cle: string; version: number | null }, unknown, 'tous'>

const demandeDe = ({ session, params, query }: Appel): DemandeDeFichier => ({
  session,
  id: params.id,
  cle: query.cle,
  version: query.version,
})

const enReponse = (fichier: Document): Answer<Document> => ({ data: fichier })

export const bindDevis = (
  app: FastifyInstance,
  { telechargerDevisPdf, telechargerDevisTexte }: UseCases,
  binding: Binding,
): void => {
  bindRoute(app, devisPdfRoute, binding, (call) => pipe(telechargerDevisPdf(demandeDe(call)), TE.map(enReponse)))
  bindRoute(app, devisTexteRoute, binding, (call) => pipe(telechargerDevisTexte(demandeDe(call)), TE.map(enReponse)))
}

const montrer = ({ etat, instant, moyens, recu }: DevisLu): Answer<DevisReply> => ({
  data: devisReply(etat, instant, moyens, recu),
})

export const bindVersionsDeDevis = (
  app: FastifyInstance,
  useCases: UseCases,
  binding: Binding,
  limits: Limits,
): void => {
  bindRoute(
    app,
    lireDevisRoute,
    { ...binding, limit: limits.estimations },
    ({ session, params: { id }, query: { cle } }) => pipe(useCases.lireDevis({ session, id, cle }), TE.map(montrer)),
  )
  bindRoute(app, repondreDevisRoute, { ...binding, limit: limits.reponses }, ({ session, params: { id }, body }) =>
    pipe(useCases.repondreAvenant({ session, id, ...body }), TE.map(montrer)),
  )
  bindRoute(app, proposerAvenantRoute, binding, ({ admin, params: { id }, body: { version, ...saisie } }) =>
    pipe(useCases.proposerAvenant({ admin, id, version, saisie }), TE.map(montrer)),
  )
  bindRoute(app, retirerDevisRoute, binding, ({ admin, params: { id }, body: { version } }) =>
    pipe(useCases.retirerDevis({ admin, id, version }), TE.map(montrer)),
  )
  bindRoute(app, renvoyerDevisRoute, binding, ({ admin, params: { id }, body }) =>
    pipe(useCases.renvoyerDevis({ admin, id, ...body }), TE.map(montrer)),
  )
}
