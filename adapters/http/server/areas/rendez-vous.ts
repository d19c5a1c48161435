import * as TE from '#fp/TaskEither'
import { identity, pipe } from '#fp/function'
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
import type { PropositionLue } from '#application/rendez-vous/repondre-par-lien'
import type { Modification } from '#application/rendez-vous/gerer-rendez-vous'
import type { UseCases } from '#application/use-cases'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import { type Answer, answered } from '../binding/send-reply.ts'

const bindLiens = (
  app: FastifyInstance,
  { lireProposition, repondreParLien }: UseCases,
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
  { gererRendezVous, telechargerCalendrier }: UseCases,
  { maintenant }: Clock,
  binding: Binding,
): void => {
  bindRoute(app, gererRendezVousRoute, binding, ({ client, params, body: { date, creneaux, ...geste } }) =>
    answered(
      gererRendezVous({ ...geste, client, id: params.id, dateId: date, souhaits: creneaux }),
      ({ dossier, evenements }) => prestationReply(dossier, evenements, maintenant()),
    ),
  )
  bindRoute(app, calendrierRoute, binding, ({ client, params }) =>
    answered(telechargerCalendrier({ client, id: params.id }), identity),
  )
}

/** Appointments for their clients: by the link of a mail, with a limit, and from the client area. */
export const bindRendezVous = (app: FastifyInstance, useCases: UseCases, clock: Clock, binding: Binding): void => {
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

export const bindModifierPrestation = (
  app: FastifyInstance,
  { modifierPrestation }: UseCases,
  clock: Clock,
  binding: Binding,
): void => {
  bindRoute(app, modifierPrestationRoute, binding, ({ admin, params, body }) =>
    answered(
      modifierPrestation({ admin, id: params.id, version: body.version ?? null, modification: modificationDe(body) }),
      ({ dossier, evenements }) => prestationReply(dossier, evenements, clock.maintenant()),
    ),
  )
}

export const bindMesPrestations = (
  app: FastifyInstance,
  { mesPrestations }: UseCases,
  clock: Clock,
  binding: Binding,
): void => {
  bindRoute(app, mesPrestationsRoute, binding, ({ client, query }) =>
    answered(mesPrestations({ client, page: query }), ({ page, chiffres, moyens }) => ({
      data: page.elements.map(({ dossier, evenements, acomptes, aRendre }) => ({
        ...prestationReply(dossier, evenements, clock.maintenant()),
        acomptes,
        aRendre,
      })),
      curseurSuivant: page.curseurSuivant,
      total: page.total,
      chiffres,
      moyensDePaiement: moyens,
    })),
  )
}
