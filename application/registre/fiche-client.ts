import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FicheClient } from '#application/ports/client-store'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { toutLire } from '#application/shared/tout-lire'
import { CLIENT_INCONNU, type ClientInconnu, estAdmin } from '#domain/compte/compte'
import { bilanDe, dernierJourConserve } from '#domain/compte/effacement'
import { type TermeDeConservation, termeDuCompte } from '#domain/conservation/terme-de-conservation'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Fil } from '#domain/message/fil'

export type DemandeDeFiche = { readonly admin: Admin; readonly id: string }

/** When an account goes, and the last day of what the law keeps without it; `null` when it keeps nothing. */
export type ConservationDuCompte = TermeDeConservation & { readonly ensuiteJusquAu: DateCivile | null }

export type Fiche = FicheClient & { readonly isAdmin: boolean; readonly conservation: ConservationDuCompte }

type PortsFiche = Pick<Ports, 'clients' | 'adminEmails' | 'comptes' | 'messages'>

const instantsDe = ({ message, reponses }: Fil): readonly Date[] => [message.creeLe, ...reponses.map(({ le }) => le)]

const conservationDe =
  ({ comptes, messages, adminEmails }: PortsFiche) =>
  ({ client }: FicheClient): TE.TaskEither<PortFailure, ConservationDuCompte> =>
    pipe(
      TE.Do,
      TE.bind('contenu', () => comptes.contenu(client.id)),
      TE.bind('fils', () => toutLire((page) => messages.duClient(client.id, page))),
      TE.map(({ contenu, fils }) => ({
        ...termeDuCompte({
          isAdmin: estAdmin(client, adminEmails),
          dossiers: contenu.dossiers,
          contacts: [client.creeLe, ...fils.flatMap(instantsDe)],
        }),
        ensuiteJusquAu: dernierJourConserve(bilanDe(contenu)),
      })),
    )

export const ficheClient =
  (ports: PortsFiche) =>
  ({ id }: DemandeDeFiche): TE.TaskEither<ClientInconnu | PortFailure, Fiche> =>
    pipe(
      ports.clients.fiche(id),
      TE.flatMapOption(
        (fiche) => fiche,
        (): ClientInconnu => CLIENT_INCONNU,
      ),
      TE.bindTo('fiche'),
      TE.bindW('conservation', ({ fiche }) => conservationDe(ports)(fiche)),
      TE.map(({ fiche, conservation }) => ({
        ...fiche,
        isAdmin: estAdmin(fiche.client, ports.adminEmails),
        conservation,
      })),
    )
