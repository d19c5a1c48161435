import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  annulerReglementRoute,
  emettreAvoirRoute,
  emettreFactureRoute,
  enregistrerReglementRoute,
  facturationReply,
  facturationRoute,
  lireFactureRoute,
  listerFacturesRoute,
  renvoyerFactureRoute,
  transmettreFactureRoute,
} from '#adapters/http/contract/routes/factures-admin'
import {
  factureDuRegistreReply,
  type FactureReply,
  factureReply,
  transmissionReply,
} from '#adapters/http/contract/values/facture-reply'
import type { Clock } from '#application/ports/clock'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { FactureSuivie } from '#domain/facturation/reglement'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '#application/use-cases'

type DesLectures = Pick<UseCases, 'preparerFacturation' | 'listerFactures' | 'lireFacture'>

type DesEcritures = Pick<
  UseCases,
  | 'emettreFacture'
  | 'emettreAvoir'
  | 'enregistrerReglement'
  | 'annulerReglement'
  | 'renvoyerFacture'
  | 'transmettreFacture'
>

const aujourdhui = (clock: Clock) => dateParis(clock.maintenant())

const bindLectures = (app: FastifyInstance, useCases: DesLectures, clock: Clock, binding: Binding): void => {
  bindRoute(app, facturationRoute, binding, ({ admin, params: { id } }) =>
    pipe(
      useCases.preparerFacturation({ admin, id }),
      TE.map((aFacturer) => ({ data: facturationReply(aFacturer, aujourdhui(clock)) })),
    ),
  )
  bindRoute(app, listerFacturesRoute, binding, ({ admin, query }) =>
    pipe(
      useCases.listerFactures({ admin, ...query }),
      TE.map(({ elements, curseurSuivant, total: { total, plafonne } }) => ({
        data: {
          data: elements.map((suivie) => factureDuRegistreReply(suivie, aujourdhui(clock))),
          curseurSuivant,
          total,
          totalPlafonne: plafonne,
        },
      })),
    ),
  )
  bindRoute(app, lireFactureRoute, binding, ({ admin, params: { numero } }) =>
    pipe(
      useCases.lireFacture({ admin, numero }),
      TE.map(({ suivie, transmission }) => ({
        data: {
          facture: factureDuRegistreReply(suivie, aujourdhui(clock)),
          transmission: transmission === null ? null : transmissionReply(transmission),
        },
      })),
    ),
  )
}

const bindEnvois = (app: FastifyInstance, useCases: DesEcritures, binding: Binding): void => {
  bindRoute(app, renvoyerFactureRoute, binding, ({ admin, params: { numero } }) =>
    pipe(
      useCases.renvoyerFacture({ admin, numero }),
      TE.map(() => ({ message: 'Le courriel repart au client.', data: {} })),
    ),
  )
  bindRoute(app, transmettreFactureRoute, binding, ({ admin, params: { numero } }) =>
    pipe(
      useCases.transmettreFacture({ admin, numero }),
      TE.map((transmission) => ({ data: transmissionReply(transmission) })),
    ),
  )
}

/** Invoices for the owner: read, issue, correct, settle, send. */
export const bindFacturesAdmin = (
  app: FastifyInstance,
  useCases: DesLectures & DesEcritures,
  clock: Clock,
  binding: Binding,
): void => {
  const enReponse = (suivie: FactureSuivie): { readonly data: FactureReply } => ({
    data: factureReply(suivie, aujourdhui(clock)),
  })
  bindLectures(app, useCases, clock, binding)
  bindEnvois(app, useCases, binding)
  bindRoute(app, emettreFactureRoute, binding, ({ admin, params: { id }, body: { version = null, ...saisie } }) =>
    pipe(useCases.emettreFacture({ admin, id, version, saisie }), TE.map(enReponse)),
  )
  bindRoute(app, emettreAvoirRoute, binding, ({ admin, params: { numero }, body }) =>
    pipe(useCases.emettreAvoir({ admin, numero, ...body }), TE.map(enReponse)),
  )
  bindRoute(
    app,
    enregistrerReglementRoute,
    binding,
    ({ admin, params: { numero }, body: { soldeAttendu, ...saisie } }) =>
      pipe(useCases.enregistrerReglement({ admin, numero, saisie, soldeAttendu }), TE.map(enReponse)),
  )
  bindRoute(app, annulerReglementRoute, binding, ({ admin, params: { numero, id }, body: { note } }) =>
    pipe(useCases.annulerReglement({ admin, numero, reglementId: id, note }), TE.map(enReponse)),
  )
}
