import * as TE from '#fp/TaskEither'
import { identity, pipe } from '#fp/function'
import { bandeauRoute } from '#adapters/http/contract/routes/aujourdhui'
import * as clients from '#adapters/http/contract/routes/clients'
import * as comptes from '#adapters/http/contract/routes/comptes'
import { lirePrestationRoute, listerPrestationsRoute } from '#adapters/http/contract/routes/prestations'
import { prestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { SessionOuverte } from '#application/compte/ouvrir-session'
import type { Fiche } from '#application/registre/clients'
import type { Site } from '../binding/bind-route.ts'
import { type Answer, answered, enRegistre } from '../binding/send-reply.ts'
import type { SessionTokens } from '../session/session-tokens.ts'

/** The answer to a login. With a temporary password, an admin gets the session of a client. */
const remettre =
  (sign: SessionTokens['sign'], message: string) =>
  ({ compte, genre }: SessionOuverte): Answer<comptes.LoginReply> => ({
    message,
    data: {
      token: sign({ clientId: compte.id, version: compte.jetonVersion, genre }),
      client: comptes.clientReply(compte, genre === 'admin', genre === 'temporaire'),
      motDePasseTemporaire: genre === 'temporaire',
    },
  })

const bindSessions = ({ useCases, bind }: Site, sign: SessionTokens['sign']): void => {
  bind(comptes.connexionRoute, ({ body: { email, password }, network }) =>
    pipe(
      useCases.ouvrirSession({ email, motDePasse: password, adresse: network }),
      TE.map(remettre(sign, 'Connexion réussie.')),
    ),
  )
  bind(comptes.changerMotDePasseRoute, ({ connecte, body, network }) =>
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
  bind(comptes.profilRoute, ({ connecte }) =>
    answered(useCases.lireProfil(connecte), ({ compte, isAdmin }) =>
      comptes.clientReply(compte, isAdmin, connecte._tag === 'Client' && connecte.temporaire),
    ),
  )
  bind(comptes.reinitialiserRoute, ({ body: { email }, network, log }) =>
    pipe(
      useCases.demanderReinitialisation({ email, adresse: network }),
      TE.tapIO((issue) => () => {
        if (issue === 'reseau_freine') log.warn({ ip: network }, 'resets of a network beyond its budget are not sent')
      }),
      TE.map(() => ({ message: comptes.REINITIALISATION_DEMANDEE, data: {} })),
    ),
  )
}

/** Accounts: calls for their holders. */
export const bindComptes = (site: Site, { sign }: Pick<SessionTokens, 'sign'>): void => {
  const { useCases, bind } = site
  bindSessions(site, sign)
  bind(comptes.exporterRoute, ({ client }) => answered(useCases.exporterDonnees(client), identity))
  bind(comptes.bilanRoute, ({ client }) => answered(useCases.bilanEffacement(client), identity))
  bind(comptes.effacerRoute, ({ client }) =>
    answered(useCases.effacerMonCompte(client), identity, { message: 'Votre compte est effacé.' }),
  )
}

const nombreDeComptes = (nombre: number): string => (nombre > 1 ? `${nombre} comptes` : `${nombre} compte`)

const annonce = (nombre: number, simulation: boolean): string => {
  if (nombre === 0) return 'Aucun compte sans prestation.'
  if (simulation) return `${nombreDeComptes(nombre)} sans prestation seraient supprimés. Rien n’a été changé.`
  return `${nombreDeComptes(nombre)} sans prestation supprimé${nombre > 1 ? 's' : ''}.`
}

const ficheReply = ({ client, isAdmin, ...fiche }: Fiche): clients.FicheReply => ({
  ...fiche,
  client: clients.clientDuRegistreReply(client, isAdmin),
})

/** Accounts: calls for the owner. */
export const bindClients = ({ useCases, bind }: Site): void => {
  bind(clients.listerClientsRoute, ({ admin, query: { statut: activite, ...query } }) =>
    answered(useCases.listerClients({ admin, activite, ...query }), ({ proches, ...page }) => ({
      ...enRegistre(({ isAdmin, ...client }: (typeof page.elements)[number]) =>
        clients.clientDuRegistreReply(client, isAdmin),
      )(page),
      proches,
    })),
  )
  bind(clients.ficheClientRoute, ({ admin, params: { id } }) =>
    answered(useCases.ficheClient({ admin, id }), ficheReply),
  )
  bind(clients.corrigerClientRoute, ({ admin, params: { id }, body }) =>
    pipe(
      useCases.corrigerClient({
        admin,
        id,
        version: body.version,
        commandes: body.commandes,
        coordonnees: body,
      }),
      TE.bindTo('commandes'),
      TE.bindW('fiche', () => useCases.ficheClient({ admin, id })),
      TE.map(({ commandes, fiche }) => ({
        message: 'Coordonnées corrigées.',
        data: { fiche: ficheReply(fiche), commandes: commandes.corrigees, adresseSeule: commandes.suivies.length },
      })),
    ),
  )
  bind(clients.apercuDeSuppressionRoute, ({ admin, params: { id } }) =>
    answered(useCases.apercuDeSuppression({ admin, id }), (apercu) => ({
      ...apercu,
      ...comptes.suppressionReply(apercu),
    })),
  )
  bind(clients.supprimerClientRoute, ({ admin, params: { id }, query: { forcer, empreinte } }) =>
    answered(useCases.supprimerClient({ admin, id, forcer, empreinte }), comptes.suppressionReply, {
      message: 'Client supprimé.',
    }),
  )
  bind(clients.nettoyerInactifsRoute, ({ admin, query: { simulation } }) =>
    pipe(
      useCases.nettoyerInactifs({ admin, simulation }),
      TE.map((deletedClients) => ({
        message: annonce(deletedClients.length, simulation),
        data: { deletedClients },
      })),
    ),
  )
}

/** Prestations for the owner; and one, with its history, for its client. */
export const bindPrestations = ({ useCases, clock, bind }: Site): void => {
  bind(bandeauRoute, ({ admin }) => answered(useCases.chiffresDuBandeau(admin), identity))
  bind(listerPrestationsRoute, ({ admin, query }) =>
    answered(useCases.listerPrestations({ admin, ...query }), ({ proches, ...page }) => ({
      ...enRegistre((dossier: (typeof page.elements)[number]) => prestationReply(dossier, [], clock.maintenant()))(
        page,
      ),
      proches,
    })),
  )
  bind(lirePrestationRoute, ({ client, params: { id } }) =>
    answered(useCases.lireSuivi({ client, id }), ({ dossier, evenements }) =>
      prestationReply(dossier, evenements, clock.maintenant()),
    ),
  )
}
