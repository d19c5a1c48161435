import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FicheClient } from '#application/ports/client-store'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import type { Email } from '#domain/client/email'
import { CLIENT_INCONNU, type ClientInconnu } from '#domain/compte/compte'
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
import type { Dossier } from '#domain/rendez-vous/dossier'

export type DemandeDeCorrection = {
  readonly admin: Admin
  readonly id: string
  readonly version: number
  /** Without a mail address, the account keeps its own. */
  readonly coordonnees: Omit<Coordonnees, 'email'> & { readonly email: Email | null }
  /** Also the orders that bear what was wrong. */
  readonly commandes: boolean
}

export type RefusDeCorrection = ClientInconnu | ClientPerime | EmailPris | EmailDAdmin

type Refus = RefusDeCorrection | PortFailure

type PortsCorriger = Pick<Ports, 'clock' | 'clients' | 'adminEmails'>

const lire = ({ clients }: PortsCorriger, id: string): TE.TaskEither<Refus, FicheClient> =>
  pipe(
    clients.fiche(id),
    TE.flatMapOption(
      (fiche) => fiche,
      (): Refus => CLIENT_INCONNU,
    ),
  )

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

/** The owner puts right how a client is called, reached and found; answers the orders that were put right too, and those that only follow the mail address. */
export const corrigerClient =
  (ports: PortsCorriger) =>
  (demande: DemandeDeCorrection): TE.TaskEither<Refus, CommandesCorrigees> =>
    pipe(
      lire(ports, demande.id),
      TE.flatMapEither(({ client }): E.Either<Refus, Coordonnees> =>
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
