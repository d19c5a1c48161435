import type * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FastifyInstance } from 'fastify'
import { IDEMPOTENCY_KEY } from '#adapters/http/contract/route'
import { type DemandeBody, estimerRoute, CommandeBody, commanderRoute } from '#adapters/http/contract/routes/commande'
import {
  CommandeDEstimationBody,
  commanderEstimationRoute,
  estimationFaiteReply,
  lireEstimationRoute,
  listerEstimationsRoute,
  noterEstimationRoute,
} from '#adapters/http/contract/routes/estimations-admin'
import { type CommandeReply, estimationReply } from '#adapters/http/contract/values/estimation-reply'
import type { Commande, CommandePassee } from '#application/prestation/commander-prestation'
import type { DemandeDEstimation } from '#application/prestation/estimer'
import type { Idempotence } from '#application/shared/idempotence'
import type { UseCases } from '#application/use-cases'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import type { Declaration } from '#domain/prestation/engager'
import type { Demande } from '#domain/prestation/prestation'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import { readIdempotence, replayed, fingerprintOf } from '../binding/decode-input.ts'
import { type Answer, answered } from '../binding/send-reply.ts'

const demandeDEstimation = (body: DemandeBody): DemandeDEstimation => {
  const { serviceId, serviceName, serviceDescription, heuresPersonnalisees } = body
  return {
    choix: { serviceId, serviceName, serviceDescription },
    heures: heuresPersonnalisees,
    destination:
      'adresse' in body && body.modalite === 'sur_place'
        ? {
            modalite: 'sur_place',
            adresse: { adresse: body.adresse, codePostal: body.codePostal, ville: body.ville },
          }
        : { modalite: 'a_distance' },
  }
}

export const bindEstimations = (app: FastifyInstance, { estimer }: UseCases, binding: Binding): void => {
  bindRoute(app, estimerRoute, binding, ({ body }) =>
    answered(estimer({ ...demandeDEstimation(body), apercu: body.apercu }), ({ estimation, id }) => ({
      ...estimationReply(estimation),
      creneauPrefere: body.creneauPrefere,
      estimationId: id,
    })),
  )
}

const commandeDe = (body: CommandeBody, idempotence: O.Option<Idempotence>): Commande => {
  const { nom, email, telephone, adresse, codePostal, ville, description, notes, creneauPreference } = body
  const { acheteur, debutAnticipe, urgence } = body
  return {
    demande: {
      contact: { nom, email, telephone },
      adresse: { adresse, codePostal, ville },
      description,
      notes,
      creneau: creneauPreference,
      engagement: SANS_ENGAGEMENT,
    },
    chiffrage: demandeDEstimation(body),
    declaration: { acheteur, debutAnticipe, urgence },
    totalAccepte: body.devis.totalNet,
    idempotence,
    estimationId: body.estimationId,
  }
}

/** The content without the estimate: an order repeated from another estimate is the same order. */
const contenuDe = (body: CommandeBody): CommandeBody => ({ ...body, estimationId: null })

const confirmation =
  (cleDevis: UseCases['cleDevis']) =>
  ({ prestation, rejouee }: CommandePassee): Answer<CommandeReply> => {
    const { id, reference, contactDes, contactAvant, numeroDevis } = prestation
    return {
      message: `Votre commande est enregistrée sous la référence ${reference}.`,
      data: {
        prestation: { id, reference },
        contact: { auPlusTot: contactDes.toISOString(), auPlusTard: contactAvant.toISOString() },
        devis: { numero: numeroDevis, cle: cleDevis(prestation) },
      },
      ...replayed(rejouee),
    }
  }

export const bindCommander = (
  app: FastifyInstance,
  { commanderPrestation, cleDevis }: UseCases,
  binding: Binding,
): void => {
  bindRoute(app, commanderRoute, binding, ({ body, header }) =>
    pipe(
      TE.fromEither(readIdempotence(header(IDEMPOTENCY_KEY), CommandeBody.encode(contenuDe(body)))),
      TE.flatMap((idempotence) => commanderPrestation(commandeDe(body, idempotence))),
      TE.map(confirmation(cleDevis)),
    ),
  )
}

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

const bindLectures = (app: FastifyInstance, useCases: UseCases, binding: Binding): void => {
  bindRoute(app, listerEstimationsRoute, binding, ({ admin, query: { suite, source, q, ...page } }) =>
    answered(
      useCases.listerEstimations({ admin, choix: { suite, source }, q, page }),
      ({ page: { elements, curseurSuivant, total }, conversion }) => ({
        data: elements.map(estimationFaiteReply),
        curseurSuivant,
        total: total.total,
        totalPlafonne: total.plafonne,
        conversion,
      }),
    ),
  )
  bindRoute(app, lireEstimationRoute, binding, ({ admin, params: { id } }) =>
    answered(useCases.lireEstimation(admin, id), estimationFaiteReply),
  )
}

const bindEcritures = (app: FastifyInstance, useCases: UseCases, binding: Binding): void => {
  bindRoute(app, noterEstimationRoute, binding, ({ admin, body }) => {
    const { nom, email, telephone, notes } = body
    const contact = { nom, email, telephone }
    return answered(
      useCases.noterAuTelephone({ admin, demande: demandeDEstimation(body), contact, notes }),
      estimationFaiteReply,
      { message: 'Estimation enregistrée.' },
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

export const bindEstimationsAdmin = (app: FastifyInstance, useCases: UseCases, binding: Binding): void => {
  bindLectures(app, useCases, binding)
  bindEcritures(app, useCases, binding)
}
