import type { FastifyInstance } from 'fastify'
import { listerServicesRoute, serviceReply } from '#adapters/http/contract/routes/site'
import { prepareBody } from '../prepared/prepared-body.ts'
import { sendPrepared } from '../prepared/send-prepared.ts'
import type { UseCases } from '#application/use-cases'

const JSON_TYPE = 'application/json; charset=utf-8'

/** The catalogue. It changes only with the program, so the answer is prepared at start. */
export const bindServices = async (
  app: FastifyInstance,
  { listerServices }: Pick<UseCases, 'listerServices'>,
): Promise<void> => {
  const services = listerServicesRoute.reply.codec.encode(listerServices().map(serviceReply))
  const prepared = await prepareBody(JSON.stringify(services))
  app.get(listerServicesRoute.path, (request, reply) => sendPrepared(request, reply, JSON_TYPE, prepared))
}
