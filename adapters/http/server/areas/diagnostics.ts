import * as O from '#fp/Option'
import type { FastifyInstance } from 'fastify'
import { courrielsDePrestationRoute } from '#adapters/http/contract/routes/prestations'
import { MENTION_PHRASES } from '#adapters/http/contract/routes/aujourdhui'
import {
  type DiagnosticsReply,
  diagnosticsRoute,
  renvoyerCourrielsRoute,
} from '#adapters/http/contract/routes/diagnostics'
import type { Diagnostics } from '#application/diagnostic/diagnostics'
import type { UseCases } from '#application/use-cases'
import { centimes } from '#domain/shared/montant'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import { answered } from '../binding/send-reply.ts'

const somme = (nombres: Readonly<Record<string, number>>): number =>
  Object.values(nombres).reduce((total, nombre) => total + nombre, 0)

const comptesReply = ({ bandeau, estimations }: Diagnostics): DiagnosticsReply['comptes'] => ({
  prestations: somme(bandeau.prestations.parStatut),
  clients: bandeau.clients.actifs + bandeau.clients.inactifs,
  clientsActifs: bandeau.clients.actifs,
  messages: somme(bandeau.messages),
  messagesNonLus: bandeau.messages.nouveau,
  estimations,
})

const courrielsReply = ({ outbox, echoues, empechement }: Diagnostics): DiagnosticsReply['courriels'] => ({
  enAttente: outbox.enAttente,
  empechement: O.getOrElse(() => '')(empechement),
  plusAncien: outbox.plusAncien?.toISOString() ?? null,
  nombreEchoues: outbox.echoues,
  echoues: echoues.map(({ creeLe, derniereErreur, ...echoue }) => ({
    ...echoue,
    creeLe: creeLe.toISOString(),
    erreur: derniereErreur ?? '',
  })),
})

const diagnosticsReply = (lus: Diagnostics): DiagnosticsReply => {
  const { releveLe, mois, delaiMedianHeures, partDansLeDelai, conversion, topClients } = lus.releve
  return {
    releveLe: releveLe.toISOString(),
    comptes: comptesReply(lus),
    parStatut: lus.bandeau.prestations.parStatut,
    mois,
    delaiMedianHeures,
    partDansLeDelai,
    conversion,
    topClients: topClients.map((client) => ({ ...client, montant: centimes(client.montant) })),
    courriels: courrielsReply(lus),
    etats: lus.etats,
    mentionsACompleter: lus.mentions.map((mention) => MENTION_PHRASES[mention]),
  }
}

export const bindDiagnostics = (
  app: FastifyInstance,
  { lireDiagnostics, renvoyerCourriel, courriersDePrestation }: UseCases,
  binding: Binding,
): void => {
  bindRoute(app, courrielsDePrestationRoute, binding, ({ admin, params: { id } }) =>
    answered(courriersDePrestation({ admin, id }), (courriers) =>
      courriers.map(({ creeLe, aEnvoyerLe, envoyeLe, ...courrier }) => ({
        ...courrier,
        creeLe: creeLe.toISOString(),
        aEnvoyerLe: aEnvoyerLe.toISOString(),
        envoyeLe: envoyeLe?.toISOString() ?? null,
      })),
    ),
  )
  bindRoute(app, diagnosticsRoute, binding, ({ admin }) => answered(lireDiagnostics(admin), diagnosticsReply))
  bindRoute(app, renvoyerCourrielsRoute, binding, ({ admin, body }) =>
    answered(renvoyerCourriel({ admin, id: body.id }), (nombre) => ({ nombre })),
  )
}
