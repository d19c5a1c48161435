import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Email } from '#domain/client/email'
import type { Compte } from '#domain/compte/compte'
import { compterEssai, type Frein, type TropDEssais } from '#domain/compte/frein'
import { type DemandeDAdmin, creerAdmin, type PortsAdmin } from './creer-admin.ts'

export type AdminAAfficher = { readonly email: Email; readonly motDePasseTemporaire: string }

type PortsInitial = PortsAdmin & Pick<Ports, 'freins'>

const CLE = 'admin-initial'

const MINUTE = 60_000

/** Of several instances that start together one makes the admin; after a minute a crashed one is replaced. */
const UN_SEUL: Frein = { essaisLibres: 1, premiereAttenteMs: MINUTE, oubliMs: MINUTE }

const peutEntrer =
  (instant: Date) =>
  ({ motDePasse, temporaire }: Compte): boolean =>
    motDePasse !== null || (temporaire !== null && instant < temporaire.expireLe)

const prendreSonTour = ({ freins }: PortsInitial): TE.TaskEither<PortFailure | TropDEssais, void> =>
  freins.compter(CLE, (compteur, maintenant) => compterEssai(UN_SEUL, compteur, maintenant))

const creer = (ports: PortsInitial, demande: DemandeDAdmin): TE.TaskEither<PortFailure, AdminAAfficher | null> =>
  pipe(
    creerAdmin(ports)(demande),
    TE.map(({ motDePasseTemporaire }) =>
      motDePasseTemporaire === null ? null : { email: demande.email, motDePasseTemporaire },
    ),
    TE.tapError(() => ports.freins.oublier([CLE])),
  )

const creerUneFois = (ports: PortsInitial, demande: DemandeDAdmin): TE.TaskEither<PortFailure, AdminAAfficher | null> =>
  pipe(
    prendreSonTour(ports),
    TE.flatMap(() => creer(ports, demande)),
    TE.orElse((refus): TE.TaskEither<PortFailure, AdminAAfficher | null> =>
      refus._tag === 'TropDEssais' ? TE.right(null) : TE.left(refus),
    ),
  )

/** Instances that start together print one password, the one that is valid. */
export const adminInitial =
  (ports: PortsInitial) =>
  (demande: DemandeDAdmin): TE.TaskEither<PortFailure, AdminAAfficher | null> =>
    pipe(
      ports.comptes.admins(),
      TE.flatMap((admins) =>
        admins.some(peutEntrer(ports.clock.maintenant())) ? TE.right(null) : creerUneFois(ports, demande),
      ),
    )
