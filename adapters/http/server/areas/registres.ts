import * as TE from '#fp/TaskEither'
import { identity, pipe } from '#fp/function'
import type { FastifyInstance } from 'fastify'
import { bandeauRoute } from '#adapters/http/contract/routes/aujourdhui'
import {
  clientDuRegistreReply,
  listerClientsRoute,
  apercuDeSuppressionRoute,
  corrigerClientRoute,
  ficheClientRoute,
  type FicheReply,
  nettoyerInactifsRoute,
  supprimerClientRoute,
} from '#adapters/http/contract/routes/clients'
import { suppressionReply } from '#adapters/http/contract/routes/comptes'
import {
  changerStatutMessageRoute,
  lireFilRoute,
  listerMessagesRoute,
  messageReply,
} from '#adapters/http/contract/routes/messages'
import { lirePrestationRoute, listerPrestationsRoute } from '#adapters/http/contract/routes/prestations'
import { prestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { Clock } from '#application/ports/clock'
import type { AvecProches } from '#application/registre/prestations'
import type { PageServie } from '#application/registre/curseur'
import type { Fiche } from '#application/registre/clients'
import type { UseCases } from '#application/use-cases'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import { type Answer, answered } from '../binding/send-reply.ts'

type RegistreReply<B> = {
  readonly data: readonly B[]
  readonly curseurSuivant: string | null
  readonly total: number
  readonly totalPlafonne: boolean
}

const enReponse =
  <A, B>(versReponse: (element: A) => B) =>
  ({ elements, curseurSuivant, total: { total, plafonne } }: PageServie<A>): Answer<RegistreReply<B>> => ({
    data: { data: elements.map(versReponse), curseurSuivant, total, totalPlafonne: plafonne },
  })

const avecProches =
  <A, B>(versReponse: (element: A) => B) =>
  ({ proches, ...page }: PageServie<A> & AvecProches): Answer<RegistreReply<B> & AvecProches> => ({
    data: { ...enReponse(versReponse)(page).data, proches },
  })

const bindListes = (app: FastifyInstance, useCases: UseCases, clock: Clock, binding: Binding): void => {
  bindRoute(app, bandeauRoute, binding, ({ admin }) => answered(useCases.chiffresDuBandeau(admin), identity))
  bindRoute(app, listerPrestationsRoute, binding, ({ admin, query }) =>
    pipe(
      useCases.listerPrestations({ admin, ...query }),
      TE.map(avecProches((dossier) => prestationReply(dossier, [], clock.maintenant()))),
    ),
  )
  bindRoute(app, listerMessagesRoute, binding, ({ admin, query }) =>
    pipe(useCases.listerMessages({ admin, ...query }), TE.map(enReponse(messageReply))),
  )
  bindRoute(app, listerClientsRoute, binding, ({ admin, query }) =>
    pipe(
      useCases.listerClients({ admin, ...query }),
      TE.map(avecProches(({ isAdmin, ...client }) => clientDuRegistreReply(client, isAdmin))),
    ),
  )
}

export const bindRegistres = (app: FastifyInstance, useCases: UseCases, clock: Clock, binding: Binding): void => {
  bindListes(app, useCases, clock, binding)
  bindRoute(app, lirePrestationRoute, binding, ({ client, params }) =>
    answered(useCases.lireSuivi({ client, id: params.id }), ({ dossier, evenements }) =>
      prestationReply(dossier, evenements, clock.maintenant()),
    ),
  )
  bindRoute(app, lireFilRoute, binding, ({ admin, params }) =>
    answered(useCases.lireFil(admin, params.id), messageReply),
  )
  bindRoute(app, changerStatutMessageRoute, binding, ({ admin, params, body: { statut, version = null } }) =>
    answered(useCases.changerStatutMessage({ admin, id: params.id, statut, version }), messageReply),
  )
}

const comptes = (nombre: number): string => (nombre > 1 ? `${nombre} comptes` : `${nombre} compte`)

const annonce = (nombre: number, simulation: boolean): string => {
  if (nombre === 0) return 'Aucun compte sans prestation.'
  if (simulation) return `${comptes(nombre)} sans prestation seraient supprimés. Rien n’a été changé.`
  return `${comptes(nombre)} sans prestation supprimé${nombre > 1 ? 's' : ''}.`
}

const ficheReply = ({ client, isAdmin, messages, version, conservation }: Fiche): FicheReply => ({
  client: clientDuRegistreReply(client, isAdmin),
  messages,
  version,
  conservation,
})

export const bindRegistresClients = (app: FastifyInstance, useCases: UseCases, binding: Binding): void => {
  bindRoute(app, ficheClientRoute, binding, ({ admin, params }) =>
    answered(useCases.ficheClient({ admin, id: params.id }), ficheReply),
  )
  bindRoute(app, corrigerClientRoute, binding, ({ admin, params: { id }, body }) =>
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
  bindRoute(app, apercuDeSuppressionRoute, binding, ({ admin, params }) =>
    answered(
      useCases.apercuDeSuppression({ admin, id: params.id }),
      ({ dettes, ouvertes, enCours, empreinte, ...effacement }) => ({
        ...suppressionReply(effacement),
        dettes,
        ouvertes,
        enCours,
        empreinte,
      }),
    ),
  )
  bindRoute(app, supprimerClientRoute, binding, ({ admin, params, query: { forcer, empreinte } }) =>
    answered(useCases.supprimerClient({ admin, id: params.id, forcer, empreinte }), suppressionReply, {
      message: 'Client supprimé.',
    }),
  )
  bindRoute(app, nettoyerInactifsRoute, binding, ({ admin, query: { simulation } }) =>
    pipe(
      useCases.nettoyerInactifs({ admin, simulation }),
      TE.map((deletedClients) => ({
        message: annonce(deletedClients.length, simulation),
        data: { deletedClients },
      })),
    ),
  )
}
