import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Document } from '#adapters/http/contract/route'
import { mesFacturesRoute } from '#adapters/http/contract/routes/mon-espace'
import { facturePdfRoute, piecePdfRoute, pieceXmlRoute } from '#adapters/http/contract/routes/documents'
import { factureDuRegistreReply } from '#adapters/http/contract/values/facture-reply'
import type { Clock } from '#application/ports/clock'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { Answer } from '../binding/send-reply.ts'
import type { UseCases } from '#application/use-cases'

type DesFactures = Pick<
  UseCases,
  'mesFactures' | 'telechargerFacturePdf' | 'telechargerPiecePdf' | 'telechargerPieceXml'
>

const utf8 = new TextEncoder()

const enFichier = (contenu: Document): Answer<Document> => ({ data: contenu })

/** The invoices of a client and their files; the owner may read the files too. */
export const bindFactures = (app: FastifyInstance, useCases: DesFactures, clock: Clock, binding: Binding): void => {
  bindRoute(app, mesFacturesRoute, binding, ({ client }) =>
    pipe(
      useCases.mesFactures(client),
      TE.map((factures) => ({
        data: factures.map((suivie) => factureDuRegistreReply(suivie, dateParis(clock.maintenant()))),
      })),
    ),
  )
  bindRoute(app, facturePdfRoute, binding, ({ client, params: { id } }) =>
    pipe(useCases.telechargerFacturePdf({ client, id }), TE.map(enFichier)),
  )
  bindRoute(app, piecePdfRoute, binding, ({ client, params: { numero } }) =>
    pipe(useCases.telechargerPiecePdf({ client, numero }), TE.map(enFichier)),
  )
  bindRoute(app, pieceXmlRoute, binding, ({ client, params: { numero } }) =>
    pipe(
      useCases.telechargerPieceXml({ client, numero }),
      TE.map(({ nom, texte }) => enFichier({ nom, contenu: utf8.encode(texte) })),
    ),
  )
}
