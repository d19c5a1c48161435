import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  type ContenuAPrevoir,
  type AcomptesDetenus,
  effacerParEntreprise,
  exigerAcomptesRendus,
  type ApercuDeSuppression,
  type ApercuPerime,
  apercevoirSuppression,
  exigerApercu,
  type InterventionPrevue,
  texteDApercu,
} from '#domain/compte/apercu-de-suppression'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { CLIENT_INCONNU, type ClientInconnu, type Compte, estAdmin } from '#domain/compte/compte'
import type { CompteAdmin, Effacement } from '#domain/compte/effacement'

type RefusDuCompte = ClientInconnu | CompteAdmin

type RefusDeDecision = ApercuPerime | AcomptesDetenus | InterventionPrevue

export type RefusDeSuppression = RefusDuCompte | RefusDeDecision

export type DemandeDApercu = { readonly admin: Admin; readonly id: string }

export type DemandeDeSuppression = DemandeDApercu & {
  readonly forcer: boolean
  /** Of the preview that was seen; `null` deletes whatever there is. */
  readonly empreinte: string | null
}

export type Apercu = ApercuDeSuppression & { readonly empreinte: string }

type PortsSupprimer = Pick<Ports, 'clock' | 'hasher' | 'comptes' | 'adminEmails'>

const refuserAdmin =
  ({ adminEmails }: PortsSupprimer) =>
  (compte: O.Option<Compte>): E.Either<RefusDuCompte, Compte> => {
    if (O.isNone(compte)) return E.left(CLIENT_INCONNU)
    return estAdmin(compte.value, adminEmails) ? E.left({ _tag: 'CompteAdmin' }) : E.right(compte.value)
  }

const compteSupprimable = (
  ports: PortsSupprimer,
  { id }: DemandeDApercu,
): TE.TaskEither<RefusDuCompte | PortFailure, Compte> =>
  pipe(ports.comptes.parId(id), TE.flatMapEither(refuserAdmin(ports)))

const USAGE = 'suppression'

const texteDe = (id: string, texte: string): string => `${id} ${texte}`

type Decision = Pick<DemandeDeSuppression, 'forcer' | 'empreinte'> & { readonly id: string; readonly instant: Date }

const decider =
  ({ hasher }: PortsSupprimer, { id, forcer, empreinte, instant }: Decision) =>
  (contenu: ContenuAPrevoir): E.Either<RefusDeDecision, Effacement> =>
    pipe(
      exigerApercu(
        apercevoirSuppression(contenu, instant),
        (texte) => empreinte === null || hasher.correspond(USAGE, texteDe(id, texte), empreinte),
      ),
      E.flatMap((): E.Either<RefusDeDecision, ContenuAPrevoir> => exigerAcomptesRendus(contenu)),
      E.flatMap((): E.Either<RefusDeDecision, Effacement> => effacerParEntreprise({ ...contenu, forcer }, instant)),
    )

export const apercuDeSuppression =
  (ports: PortsSupprimer) =>
  (demande: DemandeDApercu): TE.TaskEither<RefusDuCompte | PortFailure, Apercu> =>
    pipe(
      compteSupprimable(ports, demande),
      TE.flatMap(({ id }) => ports.comptes.contenu(id)),
      TE.map((contenu) => {
        const apercu = apercevoirSuppression(contenu, ports.clock.maintenant())
        return { ...apercu, empreinte: ports.hasher.empreinte(USAGE, texteDe(demande.id, texteDApercu(apercu))) }
      }),
    )

/** Deletes an account with all that hangs on it, never that of an admin, never more than was previewed. */
export const supprimerClient =
  (ports: PortsSupprimer) =>
  ({
    forcer,
    empreinte,
    ...demande
  }: DemandeDeSuppression): TE.TaskEither<RefusDeSuppression | PortFailure, Effacement> =>
    pipe(
      compteSupprimable(ports, demande),
      TE.flatMap(({ id }): TE.TaskEither<RefusDeSuppression | PortFailure, Effacement> => {
        const instant = ports.clock.maintenant()
        return ports.comptes.effacer(id, instant, decider(ports, { id, forcer, empreinte, instant }))
      }),
    )
