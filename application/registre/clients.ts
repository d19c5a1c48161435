import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Email } from '#domain/client/email'
import { estAdmin, CLIENT_INCONNU, type ClientInconnu } from '#domain/compte/compte'
import { bilanDe, dernierJourConserve } from '#domain/compte/effacement'
import { type TermeDeConservation, termeDuCompte } from '#domain/conservation/terme-de-conservation'
import type { Fil } from '#domain/message/fil'
import { motsCherches } from '#domain/recherche/clefs'
import {
  type ClientPerime,
  type CommandesCorrigees,
  type Coordonnees,
  coordonneesDe,
  corrigerDossier,
  type EmailDAdmin,
  type EmailPris,
  partagerCorrigees,
  refuserEmailDAdmin,
} from '#domain/registre/coordonnees'
import type { ClientDuRegistre } from '#domain/registre/registre'
import { type ClefDeClient, sensDeTri, type CurseurInvalide } from '#domain/registre/tris'
import type { Dossier } from '#domain/rendez-vous/dossier'
import type { ChoixDeClients, FicheClient } from '../ports/client-store.ts'
import type { Ports } from '../ports/ports.ts'
import {
  toutLire,
  type FormeDeClef,
  lireSuite,
  type PageServie,
  servirPage,
  type SuiteDemandee,
} from '../shared/page.ts'
import { type PortFailure, ouRefuser } from '../shared/port-failure.ts'
import type { Admin } from '../shared/session.ts'
import { type AvecProches, chercherProches } from './prestations.ts'

export type DemandeDeClients = SuiteDemandee &
  Omit<ChoixDeClients, 'mots' | 'page'> & { readonly admin: Admin; readonly q: string }

type ClientListe = ClientDuRegistre & { readonly isAdmin: boolean }

const FORMES: Readonly<Record<ClefDeClient, FormeDeClef>> = {
  recents: 'instant',
  nom: 'nom',
  derniere_commande: 'identifiant',
}

export const listerClients =
  ({ clients, adminEmails }: Pick<Ports, 'clients' | 'adminEmails'>) =>
  ({
    admin,
    q,
    limite,
    curseur,
    ...choix
  }: DemandeDeClients): TE.TaskEither<CurseurInvalide | PortFailure, PageServie<ClientListe> & AvecProches> =>
    pipe(
      TE.fromEither(lireSuite(choix.tri, FORMES[sensDeTri(choix.tri).clef], { limite, curseur })),
      TE.flatMap((page) => clients.lister({ ...choix, mots: motsCherches(q), page })),
      TE.map(servirPage(choix.tri)),
      TE.map((page) => ({
        ...page,
        elements: page.elements.map((client) => ({ ...client, isAdmin: estAdmin(client, adminEmails) })),
      })),
      TE.bindW('proches', ({ total }) => chercherProches(clients, q, total.total)),
    )

/** When an account is deleted, and the last day of the records that the law keeps after it; `null` if there are none. */
type ConservationDuCompte = TermeDeConservation & { readonly ensuiteJusquAu: DateCivile | null }

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
  ({ id }: { readonly admin: Admin; readonly id: string }): TE.TaskEither<ClientInconnu | PortFailure, Fiche> =>
    pipe(
      ports.clients.fiche(id),
      ouRefuser(CLIENT_INCONNU),
      TE.bindTo('fiche'),
      TE.bindW('conservation', ({ fiche }) => conservationDe(ports)(fiche)),
      TE.map(({ fiche, conservation }) => ({
        ...fiche,
        isAdmin: estAdmin(fiche.client, ports.adminEmails),
        conservation,
      })),
    )

export type DemandeDeCorrection = {
  readonly admin: Admin
  readonly id: string
  readonly version: number
  /** `email`: `null` keeps the present mail address. */
  readonly coordonnees: Omit<Coordonnees, 'email'> & { readonly email: Email | null }
  readonly commandes: boolean
}

type Refus = ClientInconnu | ClientPerime | EmailPris | EmailDAdmin | PortFailure

type PortsCorriger = Pick<Ports, 'clock' | 'clients' | 'adminEmails'>

const lire = ({ clients }: PortsCorriger, id: string): TE.TaskEither<Refus, FicheClient> =>
  pipe(clients.fiche(id), ouRefuser(CLIENT_INCONNU))

const perimer = (ports: PortsCorriger, id: string): TE.TaskEither<Refus, never> =>
  pipe(
    lire(ports, id),
    TE.flatMapEither(({ client, version }) =>
      E.left<Refus>({ _tag: 'ClientPerime', actuel: coordonneesDe(client), version }),
    ),
  )

const corriger = (
  ports: PortsCorriger,
  { id, version, commandes }: DemandeDeCorrection,
  coordonnees: Coordonnees,
): TE.TaskEither<Refus, O.Option<readonly Dossier[]>> => {
  const instant = ports.clock.maintenant()
  return ports.clients.corriger({
    id,
    version,
    coordonnees,
    instant,
    corriger: (correction) => corrigerDossier(correction, instant, commandes),
  })
}

/** Corrects the name, contact and address of a client. Answers the orders corrected with it, and those where only the mail address changed. */
export const corrigerClient =
  (ports: PortsCorriger) =>
  (demande: DemandeDeCorrection): TE.TaskEither<Refus, CommandesCorrigees> =>
    pipe(
      lire(ports, demande.id),
      TE.flatMapEither(({ client }) =>
        refuserEmailDAdmin(
          client,
          { ...demande.coordonnees, email: demande.coordonnees.email ?? client.email },
          ports.adminEmails,
        ),
      ),
      TE.flatMap((coordonnees) => corriger(ports, demande, coordonnees)),
      TE.flatMap((corrigees) =>
        O.isSome(corrigees)
          ? TE.right(partagerCorrigees(corrigees.value, demande.commandes))
          : perimer(ports, demande.id),
      ),
    )
