import type { FastifyInstance } from 'fastify'
import { ROUTES } from '#adapters/http/contract/openapi/documented-route'
import { openApiDocument } from '#adapters/http/contract/openapi/openapi-document'
import { prepareBody } from '../prepared/prepared-body.ts'
import { sendPrepared } from '../prepared/send-prepared.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** The documentation of the calls, for programs. */
export const bindOpenApi = async (app: FastifyInstance): Promise<void> => {
  const prepared = await prepareBody(JSON.stringify(openApiDocument(ROUTES)))
  app.get('/api/openapi.json', (request, reply) => sendPrepared(request, reply, JSON_TYPE, prepared))
}
