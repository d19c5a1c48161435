import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FastifyInstance } from 'fastify'
import type { Document } from '#adapters/http/contract/route'
import {
  facturePdfRoute,
  piecePdfRoute,
  pieceXmlRoute,
  verificationReply,
  verifierRoute,
} from '#adapters/http/contract/routes/documents'
import {
  emettreAvoirRoute,
  emettreFactureRoute,
  facturationReply,
  facturationRoute,
  lireFactureRoute,
  listerFacturesRoute,
  renvoyerFactureRoute,
  transmettreFactureRoute,
} from '#adapters/http/contract/routes/factures-admin'
import { mesFacturesRoute } from '#adapters/http/contract/routes/mon-espace'
import {
  acomptesReply,
  annulerReglementRoute,
  compteReply,
  enregistrerReglementRoute,
  lireAcomptesRoute,
} from '#adapters/http/contract/routes/reglements'
import {
  factureDuRegistreReply,
  type FactureReply,
  factureReply,
  transmissionReply,
} from '#adapters/http/contract/values/facture-reply'
import type { Clock } from '#application/ports/clock'
import type { UseCases } from '#application/use-cases'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { CompteOuvert } from '#domain/facturation/encaisser'
import type { FactureSuivie } from '#domain/facturation/reglement'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import { type Answer, answered } from '../binding/send-reply.ts'

const utf8 = new TextEncoder()

const enFichier = (contenu: Document): Answer<Document> => ({ data: contenu })

export const bindFactures = (app: FastifyInstance, useCases: UseCases, clock: Clock, binding: Binding): void => {
  bindRoute(app, mesFacturesRoute, binding, ({ client }) =>
    answered(useCases.mesFactures(client), (factures) =>
      factures.map((suivie) => factureDuRegistreReply(suivie, dateParis(clock.maintenant()))),
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

const aujourdhui = (clock: Clock) => dateParis(clock.maintenant())

const bindLectures = (app: FastifyInstance, useCases: UseCases, clock: Clock, binding: Binding): void => {
  bindRoute(app, facturationRoute, binding, ({ admin, params: { id } }) =>
    answered(useCases.preparerFacturation({ admin, id }), (aFacturer) =>
      facturationReply(aFacturer, aujourdhui(clock)),
    ),
  )
  bindRoute(app, listerFacturesRoute, binding, ({ admin, query }) =>
    answered(
      useCases.listerFactures({ admin, ...query }),
      ({ elements, curseurSuivant, total: { total, plafonne } }) => ({
        data: elements.map((suivie) => factureDuRegistreReply(suivie, aujourdhui(clock))),
        curseurSuivant,
        total,
        totalPlafonne: plafonne,
      }),
    ),
  )
  bindRoute(app, lireFactureRoute, binding, ({ admin, params: { numero } }) =>
    answered(useCases.lireFacture({ admin, numero }), ({ suivie, transmission }) => ({
      facture: factureDuRegistreReply(suivie, aujourdhui(clock)),
      transmission: transmission === null ? null : transmissionReply(transmission),
    })),
  )
}

const bindEnvois = (app: FastifyInstance, useCases: UseCases, binding: Binding): void => {
  bindRoute(app, renvoyerFactureRoute, binding, ({ admin, params: { numero } }) =>
    answered(useCases.renvoyerFacture({ admin, numero }), () => ({}), { message: 'Le courriel repart au client.' }),
  )
  bindRoute(app, transmettreFactureRoute, binding, ({ admin, params: { numero } }) =>
    answered(useCases.transmettreFacture({ admin, numero }), transmissionReply),
  )
}

export const bindFacturesAdmin = (app: FastifyInstance, useCases: UseCases, clock: Clock, binding: Binding): void => {
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
}

const enCompte = (compte: CompteOuvert) => ({ data: compteReply(compte) })

export const bindReglements = (
  app: FastifyInstance,
  { preparerFacturation, enregistrerReglement, annulerReglement }: UseCases,
  binding: Binding,
): void => {
  bindRoute(app, lireAcomptesRoute, binding, ({ admin, params: { id } }) =>
    answered(preparerFacturation({ admin, id }), acomptesReply),
  )
  bindRoute(
    app,
    enregistrerReglementRoute,
    binding,
    ({ admin, params: { reference }, body: { soldeAttendu, ...saisie } }) =>
      pipe(enregistrerReglement({ admin, reference, saisie, soldeAttendu }), TE.map(enCompte)),
  )
  bindRoute(app, annulerReglementRoute, binding, ({ admin, params: { reference, id }, body: { note } }) =>
    pipe(annulerReglement({ admin, reference, reglementId: id, note }), TE.map(enCompte)),
  )
}

/** Verifies a document by its code; limited, so that codes cannot be guessed. */
export const bindVerification = (app: FastifyInstance, { verifierDocument }: UseCases, binding: Binding): void =>
  bindRoute(app, verifierRoute, binding, ({ params }) => answered(verifierDocument(params.code), verificationReply))
