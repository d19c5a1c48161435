import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Avoirs } from '#application/ports/effacement-store'
import type { Ports } from '#application/ports/ports'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { CLIENT_INCONNU, type ClientInconnu } from '#domain/compte/client-inconnu'
import { type Compte, estAdmin } from '#domain/compte/compte'
import type { CompteAdmin, Effacement, PrestationEnCours } from '#domain/compte/effacement'
import { effacerParEntreprise } from '#domain/compte/effacement-par-entreprise'
import type { Reference } from '#domain/prestation/reference'

type RefusDuCompte = SessionRequise | AccesRefuse | ClientInconnu | CompteAdmin

export type RefusDeSuppression = RefusDuCompte | PrestationEnCours

export type DemandeDApercu = { readonly session: Session; readonly id: string }

export type DemandeDeSuppression = DemandeDApercu & { readonly forcer: boolean }

/** What would go and what the law keeps, and the prestations that somebody still expects: they ask for `forcer`. */
export type Apercu = Effacement & { readonly enCours: readonly Reference[] }

type PortsSupprimer = Pick<Ports, 'clock' | 'comptes' | 'effacements' | 'adminEmails'>

const refuserAdmin =
  ({ adminEmails }: PortsSupprimer) =>
  (compte: O.Option<Compte>): E.Either<RefusDuCompte, Compte> => {
    if (O.isNone(compte)) return E.left(CLIENT_INCONNU)
    return estAdmin(compte.value, adminEmails) ? E.left({ _tag: 'CompteAdmin' }) : E.right(compte.value)
  }

const compteSupprimable = (
  ports: PortsSupprimer,
  { session, id }: DemandeDApercu,
): TE.TaskEither<RefusDuCompte | PortFailure, Compte> =>
  pipe(
    TE.fromEither(exigerAdmin(session)),
    TE.flatMap((): TE.TaskEither<RefusDuCompte | PortFailure, O.Option<Compte>> => ports.comptes.parId(id)),
    TE.flatMapEither(refuserAdmin(ports)),
  )

const decider =
  (instant: Date, forcer: boolean) =>
  (avoirs: Avoirs): E.Either<PrestationEnCours, Effacement> =>
    effacerParEntreprise({ ...avoirs, forcer }, instant)

const apercevoir = (avoirs: Avoirs, instant: Date): E.Either<PrestationEnCours, Apercu> => {
  const simple = decider(instant, false)(avoirs)
  const enCours = E.isLeft(simple) ? simple.left.references : []
  return pipe(
    decider(instant, true)(avoirs),
    E.map((effacement) => ({ ...effacement, enCours })),
  )
}

/** Exactly what deleting an account would do; changes nothing. */
export const apercuDeSuppression =
  (ports: PortsSupprimer) =>
  (demande: DemandeDApercu): TE.TaskEither<RefusDeSuppression | PortFailure, Apercu> =>
    pipe(
      compteSupprimable(ports, demande),
      TE.flatMap(({ id }) => ports.effacements.avoirs(id)),
      TE.flatMapEither((avoirs): E.Either<RefusDeSuppression, Apercu> => apercevoir(avoirs, ports.clock.maintenant())),
    )

/** Deletes an account with all that hangs on it, never that of an admin. */
export const supprimerClient =
  (ports: PortsSupprimer) =>
  ({ forcer, ...demande }: DemandeDeSuppression): TE.TaskEither<RefusDeSuppression | PortFailure, Effacement> =>
    pipe(
      compteSupprimable(ports, demande),
      TE.flatMap(({ id }): TE.TaskEither<RefusDeSuppression | PortFailure, Effacement> => {
        const instant = ports.clock.maintenant()
        return ports.effacements.effacer(id, instant, decider(instant, forcer))
      }),
    )
