import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Client } from '#application/shared/session'
import { type SessionRequise, type Compte, estAdmin } from '#domain/compte/compte'
import type { PortFailure } from '#application/shared/port-failure'
import {
  type ContenuAPrevoir,
  type ArgentDetenu,
  exigerArgentRendu,
  type CompteAdmin,
  type Effacement,
  effacerCompte,
  type PrestationEnCours,
} from '#domain/compte/effacement'
import { compteDeSession } from './ouvrir-session.ts'

type RefusDEffacement = SessionRequise | CompteAdmin | PrestationEnCours | ArgentDetenu

type PortsEffacer = Pick<Ports, 'clock' | 'comptes' | 'adminEmails'>

const refuserAdmin =
  ({ adminEmails }: PortsEffacer) =>
  (compte: Compte): E.Either<CompteAdmin, Compte> =>
    estAdmin(compte, adminEmails) ? E.left({ _tag: 'CompteAdmin' }) : E.right(compte)

const compteEffacable = (ports: PortsEffacer, client: Client): TE.TaskEither<RefusDEffacement | PortFailure, Compte> =>
  pipe(
    compteDeSession(ports)(client),
    TE.flatMapEither((compte) => refuserAdmin(ports)(compte)),
  )

const decider =
  (instant: Date) =>
  (contenu: ContenuAPrevoir): E.Either<PrestationEnCours | ArgentDetenu, Effacement> =>
    pipe(
      exigerArgentRendu(contenu),
      E.flatMap((rendus) => effacerCompte(rendus, instant)),
    )

export const bilanEffacement =
  (ports: PortsEffacer) =>
  (client: Client): TE.TaskEither<RefusDEffacement | PortFailure, Effacement> =>
    pipe(
      compteEffacable(ports, client),
      TE.flatMap(({ id }) => ports.comptes.contenu(id)),
      TE.flatMapEither((contenu) => decider(ports.clock.maintenant())(contenu)),
    )

export const effacerMonCompte =
  (ports: PortsEffacer) =>
  (client: Client): TE.TaskEither<RefusDEffacement | PortFailure, Effacement> =>
    pipe(
      compteEffacable(ports, client),
      TE.flatMap(({ id }) => {
        const instant = ports.clock.maintenant()
        return ports.comptes.effacer(id, instant, decider(instant))
      }),
    )
