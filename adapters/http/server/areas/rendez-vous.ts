import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  calendrierRoute,
  gererRendezVousRoute,
  lirePropositionRoute,
  type PropositionReply,
  propositionReply,
  repondreRoute,
} from '#adapters/http/contract/routes/rendez-vous'
import { prestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { Clock } from '#application/ports/clock'
import type { PropositionLue } from '#application/rendez-vous/lire-proposition'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { Answer } from '../binding/send-reply.ts'
import type { UseCases } from '#application/use-cases'

type ParLien = Pick<UseCases, 'lireProposition' | 'repondreParLien'>

type DeLEspaceClient = Pick<UseCases, 'gererRendezVous' | 'telechargerCalendrier'>

const bindLiens = (
  app: FastifyInstance,
  { lireProposition, repondreParLien }: ParLien,
  { maintenant }: Clock,
  { limit, ...binding }: Binding,
): void => {
  const montrer = ({ dossier, date }: PropositionLue): Answer<PropositionReply> => ({
    data: propositionReply(dossier, date, maintenant()),
  })
  bindRoute(app, lirePropositionRoute, binding, ({ params }) => pipe(lireProposition(params), TE.map(montrer)))
  bindRoute(app, repondreRoute, { ...binding, limit }, ({ params, body: { date, creneaux, ...reponse } }) =>
    pipe(repondreParLien({ ...reponse, id: params.id, dateId: date, souhaits: creneaux }), TE.map(montrer)),
  )
}

const bindGestes = (
  app: FastifyInstance,
  { gererRendezVous, telechargerCalendrier }: DeLEspaceClient,
  { maintenant }: Clock,
  binding: Binding,
): void => {
  bindRoute(app, gererRendezVousRoute, binding, ({ client, params, body: { date, creneaux, ...geste } }) =>
    pipe(
      gererRendezVous({ ...geste, client, id: params.id, dateId: date, souhaits: creneaux }),
      TE.map(({ dossier, evenements }) => ({ data: prestationReply(dossier, evenements, maintenant()) })),
    ),
  )
  bindRoute(app, calendrierRoute, binding, ({ client, params }) =>
    pipe(
      telechargerCalendrier({ client, id: params.id }),
      TE.map((fichier) => ({ data: fichier })),
    ),
  )
}

/** Appointments for their clients: by the link of a mail, with a limit, and from the client area. */
export const bindRendezVous = (
  app: FastifyInstance,
  useCases: ParLien & DeLEspaceClient,
  clock: Clock,
  binding: Binding,
): void => {
  bindLiens(app, useCases, clock, binding)
  bindGestes(app, useCases, clock, { readSession: binding.readSession })
}
