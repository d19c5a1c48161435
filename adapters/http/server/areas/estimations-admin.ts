import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  CommandeDEstimationBody,
  commanderEstimationRoute,
  estimationFaiteReply,
  lireEstimationRoute,
  listerEstimationsRoute,
  noterEstimationRoute,
} from '#adapters/http/contract/routes/estimations-admin'
import type { Declaration } from '#domain/prestation/engager'
import type { Demande } from '#domain/prestation/prestation'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import { fingerprintOf } from '../binding/idempotence.ts'
import type { UseCases } from '#application/use-cases'
import { confirmation } from './commander.ts'
import { demandeDEstimation } from './estimations.ts'

type DesEstimations = Pick<
  UseCases,
  'listerEstimations' | 'lireEstimation' | 'noterAuTelephone' | 'commanderDepuisEstimation' | 'cleDevis'
>

const demandeDe = (body: CommandeDEstimationBody): Demande => {
  const { nom, email, telephone, adresse, codePostal, ville, creneauPreference, description, notes } = body
  return {
    contact: { nom, email, telephone },
    adresse: { adresse, codePostal, ville },
    creneau: creneauPreference,
    engagement: SANS_ENGAGEMENT,
    description,
    notes,
  }
}

const declarationDe = ({ acheteur, debutAnticipe, urgence }: CommandeDEstimationBody): Declaration => ({
  acheteur,
  debutAnticipe,
  urgence,
})

const bindLectures = (app: FastifyInstance, useCases: DesEstimations, binding: Binding): void => {
  bindRoute(app, listerEstimationsRoute, binding, ({ admin, query: { suite, source, q, ...page } }) =>
    pipe(
      useCases.listerEstimations({ admin, choix: { suite, source }, q, page }),
      TE.map(({ page: { elements, curseurSuivant, total }, conversion }) => ({
        data: {
          data: elements.map(estimationFaiteReply),
          curseurSuivant,
          total: total.total,
          totalPlafonne: total.plafonne,
          conversion,
        },
      })),
    ),
  )
  bindRoute(app, lireEstimationRoute, binding, ({ admin, params: { id } }) =>
    pipe(
      useCases.lireEstimation(admin, id),
      TE.map((faite) => ({ data: estimationFaiteReply(faite) })),
    ),
  )
}

const bindEcritures = (app: FastifyInstance, useCases: DesEstimations, binding: Binding): void => {
  bindRoute(app, noterEstimationRoute, binding, ({ admin, body }) => {
    const { nom, email, telephone, notes } = body
    const contact = { nom, email, telephone }
    return pipe(
      useCases.noterAuTelephone({ admin, demande: demandeDEstimation(body), contact, notes }),
      TE.map((faite) => ({ message: 'Estimation enregistrée.', data: estimationFaiteReply(faite) })),
    )
  })
  bindRoute(app, commanderEstimationRoute, binding, ({ admin, params: { id }, body }) =>
    pipe(
      useCases.commanderDepuisEstimation({
        admin,
        id,
        demande: demandeDe(body),
        declaration: declarationDe(body),
        compteConfirme: body.compteConfirme,
        empreinte: fingerprintOf(CommandeDEstimationBody.encode(body)),
      }),
      TE.map((passee) => ({
        ...confirmation(useCases.cleDevis)(passee),
        message: `Commande enregistrée sous la référence ${passee.prestation.reference}.`,
      })),
    ),
  )
}

/** The list of estimates, those made on the telephone, and the orders they become. */
export const bindEstimationsAdmin = (app: FastifyInstance, useCases: DesEstimations, binding: Binding): void => {
  bindLectures(app, useCases, binding)
  bindEcritures(app, useCases, binding)
}
