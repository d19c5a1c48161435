import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  apercuDeSuppressionRoute,
  clientDuRegistreReply,
  corrigerClientRoute,
  ficheClientRoute,
  type FicheReply,
  nettoyerInactifsRoute,
  supprimerClientRoute,
} from '#adapters/http/contract/routes/clients'
import { suppressionReply } from '#adapters/http/contract/routes/comptes'
import type { Fiche } from '#application/registre/fiche-client'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '#application/use-cases'

type DesClients = Pick<
  UseCases,
  'ficheClient' | 'corrigerClient' | 'apercuDeSuppression' | 'supprimerClient' | 'nettoyerInactifs'
>

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

/** One account: its record, correction and deletion; and the removal of accounts that never ordered. */
export const bindRegistresClients = (app: FastifyInstance, useCases: DesClients, binding: Binding): void => {
  bindRoute(app, ficheClientRoute, binding, ({ admin, params }) =>
    pipe(
      useCases.ficheClient({ admin, id: params.id }),
      TE.map((fiche) => ({ data: ficheReply(fiche) })),
    ),
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
    pipe(
      useCases.apercuDeSuppression({ admin, id: params.id }),
      TE.map(({ dettes, ouvertes, enCours, empreinte, ...effacement }) => ({
        data: { ...suppressionReply(effacement), dettes, ouvertes, enCours, empreinte },
      })),
    ),
  )
  bindRoute(app, supprimerClientRoute, binding, ({ admin, params, query: { forcer, empreinte } }) =>
    pipe(
      useCases.supprimerClient({ admin, id: params.id, forcer, empreinte }),
      TE.map((effacement) => ({ message: 'Client supprimé.', data: suppressionReply(effacement) })),
    ),
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
