import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
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
import type { SessionOuverte } from '#application/compte/session-ouverte'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { Answer } from '../binding/send-reply.ts'
import type { SessionTokens } from '../session/session-tokens.ts'
import type { UseCases } from '#application/use-cases'

type Sign = SessionTokens['sign']

type Sessions = Pick<UseCases, 'ouvrirSession' | 'changerMotDePasse' | 'lireProfil' | 'demanderReinitialisation'>

type Donnees = Pick<UseCases, 'exporterDonnees' | 'bilanEffacement' | 'effacerMonCompte'>

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

const bindSessions = (app: FastifyInstance, useCases: Sessions, sign: Sign, binding: Binding): void => {
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
    pipe(
      useCases.lireProfil(connecte),
      TE.map(({ compte, isAdmin }) => ({
        data: clientReply(compte, isAdmin, connecte._tag === 'Client' && connecte.temporaire),
      })),
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

const bindDonnees = (app: FastifyInstance, useCases: Donnees, binding: Binding): void => {
  bindRoute(app, exporterRoute, binding, ({ client }) =>
    pipe(
      useCases.exporterDonnees(client),
      TE.map((fichier) => ({ data: fichier })),
    ),
  )
  bindRoute(app, bilanRoute, binding, ({ client }) =>
    pipe(
      useCases.bilanEffacement(client),
      TE.map((bilan) => ({ data: bilan })),
    ),
  )
  bindRoute(app, effacerRoute, binding, ({ client }) =>
    pipe(
      useCases.effacerMonCompte(client),
      TE.map((effacement) => ({ message: 'Votre compte est effacé.', data: effacement })),
    ),
  )
}

/** Sessions, passwords, and the rights of people over their data. */
export const bindComptes = (
  app: FastifyInstance,
  useCases: Sessions & Donnees,
  { sign }: Pick<SessionTokens, 'sign'>,
  binding: Binding,
): void => {
  bindSessions(app, useCases, sign, binding)
  bindDonnees(app, useCases, binding)
}
