import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { verificationReply, verifierRoute } from '#adapters/http/contract/routes/documents'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '#application/use-cases'

/** Verifies a document by its code; limited, so that codes cannot be guessed. */
export const bindVerification = (
  app: FastifyInstance,
  { verifierDocument }: Pick<UseCases, 'verifierDocument'>,
  binding: Binding,
): void =>
  bindRoute(app, verifierRoute, binding, ({ params }) =>
    pipe(
      verifierDocument(params.code),
      TE.map((document) => ({ data: verificationReply(document) })),
    ),
  )
