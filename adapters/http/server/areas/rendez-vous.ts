import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FastifyInstance } from 'fastify'
import { mesPrestationsRoute } from '#adapters/http/contract/routes/mon-espace'
import { instantDe, type ModificationBody, modifierPrestationRoute } from '#adapters/http/contract/routes/prestations'
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
import type { Modification } from '#application/rendez-vous/modifier-prestation'
import type { UseCases } from '#application/use-cases'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { Answer } from '../binding/send-reply.ts'

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

const modificationDe = (body: ModificationBody): Modification => {
  if ('statut' in body) return { genre: 'statut', statut: body.statut, motif: body.motif }
  if ('priorite' in body) return { genre: 'priorite', priorite: body.priorite }
  if ('appel' in body) return { genre: 'appel', note: body.appel }
  if ('note' in body) return { genre: 'note', texte: body.note }
  const moments = 'propositions' in body ? body.propositions : [body]
  return { genre: 'dates', debuts: moments.map(instantDe) }
}

/** The changes that the owner makes to a prestation. */
export const bindModifierPrestation = (
  app: FastifyInstance,
  { modifierPrestation }: Pick<UseCases, 'modifierPrestation'>,
  clock: Clock,
  binding: Binding,
): void => {
  bindRoute(app, modifierPrestationRoute, binding, ({ admin, params, body }) =>
    pipe(
      modifierPrestation({ admin, id: params.id, version: body.version ?? null, modification: modificationDe(body) }),
      TE.map(({ dossier, evenements }) => ({ data: prestationReply(dossier, evenements, clock.maintenant()) })),
    ),
  )
}

/** The client's prestations with their history, newest first. */
export const bindMesPrestations = (
  app: FastifyInstance,
  { mesPrestations }: Pick<UseCases, 'mesPrestations'>,
  clock: Clock,
  binding: Binding,
): void => {
  bindRoute(app, mesPrestationsRoute, binding, ({ client, query }) =>
    pipe(
      mesPrestations({ client, page: query }),
      TE.map(({ page, chiffres, moyens }) => ({
        data: {
          data: page.elements.map(({ dossier, evenements, acomptes, aRendre }) => ({
            ...prestationReply(dossier, evenements, clock.maintenant()),
            acomptes,
            aRendre,
          })),
          curseurSuivant: page.curseurSuivant,
          total: page.total,
          chiffres,
          moyensDePaiement: moyens,
        },
      })),
    ),
  )
}
