import * as TE from '#fp/TaskEither'
import { identity, pipe } from '#fp/function'
import type { FastifyInstance } from 'fastify'
import {
  bilanRoute,
  changerMotDePasseRoute,
  clientReply,
  connexionRoute,
  effacerRoute,
  exporterRoute,
  type LoginReply,
  profilRoute,
  REINITIALISATION_DEMANDEE,
  reinitialiserRoute,
} from '#adapters/http/contract/routes/comptes'
import type { SessionOuverte } from '#application/compte/ouvrir-session'
import type { UseCases } from '#application/use-cases'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import { type Answer, answered } from '../binding/send-reply.ts'
import type { SessionTokens } from '../session/session-tokens.ts'

type Sign = SessionTokens['sign']

/** Answers an opened session. With a temporary password, an admin is answered as a client. */
const remettre =
  (sign: Sign, message: string) =>
  ({ compte, genre, jetonVersion }: SessionOuverte): Answer<LoginReply> => ({
    message,
    data: {
      token: sign({ clientId: compte.id, version: jetonVersion, genre }),
      client: clientReply(compte, genre === 'admin', genre === 'temporaire'),
      motDePasseTemporaire: genre === 'temporaire',
    },
  })

const bindSessions = (app: FastifyInstance, useCases: UseCases, sign: Sign, binding: Binding): void => {
  bindRoute(app, connexionRoute, binding, ({ body, network }) =>
    pipe(
      useCases.ouvrirSession({ email: body.email, motDePasse: body.password, adresse: network }),
      TE.map(remettre(sign, 'Connexion réussie.')),
    ),
  )
  bindRoute(app, changerMotDePasseRoute, binding, ({ connecte, body, network }) =>
    pipe(
      useCases.changerMotDePasse({
        connecte,
        ancien: body.ancienMotDePasse,
        nouveau: body.nouveauMotDePasse,
        adresse: network,
      }),
      TE.map(remettre(sign, 'Mot de passe changé avec succès !')),
    ),
  )
  bindRoute(app, profilRoute, binding, ({ connecte }) =>
    answered(useCases.lireProfil(connecte), ({ compte, isAdmin }) =>
      clientReply(compte, isAdmin, connecte._tag === 'Client' && connecte.temporaire),
    ),
  )
  bindRoute(app, reinitialiserRoute, binding, ({ body, network, log }) =>
    pipe(
      useCases.demanderReinitialisation({ email: body.email, adresse: network }),
      TE.tapIO((issue) => () => {
        if (issue === 'reseau_freine') log.warn({ ip: network }, 'resets of a network beyond its budget are not sent')
      }),
      TE.map(() => ({ message: REINITIALISATION_DEMANDEE, data: {} })),
    ),
  )
}

const bindDonnees = (app: FastifyInstance, useCases: UseCases, binding: Binding): void => {
  bindRoute(app, exporterRoute, binding, ({ client }) => answered(useCases.exporterDonnees(client), identity))
  bindRoute(app, bilanRoute, binding, ({ client }) => answered(useCases.bilanEffacement(client), identity))
  bindRoute(app, effacerRoute, binding, ({ client }) =>
    answered(useCases.effacerMonCompte(client), identity, { message: 'Votre compte est effacé.' }),
  )
}

export const bindComptes = (
  app: FastifyInstance,
  useCases: UseCases,
  { sign }: Pick<SessionTokens, 'sign'>,
  binding: Binding,
): void => {
  bindSessions(app, useCases, sign, binding)
  bindDonnees(app, useCases, binding)
}
