import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Document } from '#adapters/http/contract/route'
import { devisPdfRoute, devisTexteRoute } from '#adapters/http/contract/routes/documents'
import type { DemandeDeFichier } from '#application/prestation/telecharger-devis'
import { type Binding, bindRoute, type Call } from '../binding/bind-route.ts'
import type { Answer } from '../binding/send-reply.ts'
import type { UseCases } from '#application/use-cases'

type Telecharger = Pick<UseCases, 'telechargerDevisPdf' | 'telechargerDevisTexte'>

type Appel = Call<{ id: string }, { cle: string; version: number | null }, unknown, 'tous'>

const demandeDe = ({ session, params, query }: Appel): DemandeDeFichier => ({
  session,
  id: params.id,
  cle: query.cle,
  version: query.version,
})

const enReponse = (fichier: Document): Answer<Document> => ({ data: fichier })

/** The quote of an order, as a file. */
export const bindDevis = (
  app: FastifyInstance,
  { telechargerDevisPdf, telechargerDevisTexte }: Telecharger,
  binding: Binding,
): void => {
  bindRoute(app, devisPdfRoute, binding, (call) => pipe(telechargerDevisPdf(demandeDe(call)), TE.map(enReponse)))
  bindRoute(app, devisTexteRoute, binding, (call) => pipe(telechargerDevisTexte(demandeDe(call)), TE.map(enReponse)))
}
