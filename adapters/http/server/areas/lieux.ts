import { identity } from '#fp/function'
import type { FastifyInstance } from 'fastify'
import {
  adressesRoute,
  lieuRoute,
  situationReply,
  suggestionReply,
  villesRoute,
} from '#adapters/http/contract/routes/lieux'
import { listerServicesRoute, serviceReply } from '#adapters/http/contract/routes/site'
import type { UseCases } from '#application/use-cases'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import { answered } from '../binding/send-reply.ts'
import { prepareBody, sendPrepared } from '../prepared.ts'

export const bindLieux = (
  app: FastifyInstance,
  { villesDuCodePostal, suggererAdresses, situerLieu }: UseCases,
  binding: Binding,
): void => {
  bindRoute(app, villesRoute, binding, ({ params }) => answered(villesDuCodePostal(params.postcode), identity))
  bindRoute(app, adressesRoute, binding, ({ query }) =>
    answered(suggererAdresses(query), (suggestions) => suggestions.map(suggestionReply)),
  )
  bindRoute(app, lieuRoute, binding, ({ query }) => answered(situerLieu(query), situationReply))
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** The catalogue. It changes only with the program, so the answer is prepared at start. */
export const bindServices = async (app: FastifyInstance, { listerServices }: UseCases): Promise<void> => {
  const services = listerServicesRoute.reply.codec.encode(listerServices().map(serviceReply))
  const prepared = await prepareBody(JSON.stringify(services))
  app.get(listerServicesRoute.path, (request, reply) => sendPrepared(request, reply, JSON_TYPE, prepared))
}
