import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { CLIENT_INCONNU, type ClientInconnu, type Compte, estAdmin } from '#domain/compte/compte'
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
  type CompteAdmin,
  type Effacement,
} from '#domain/compte/effacement'
import type { ClientRetire } from '../ports/client-store.ts'
import type { Ports } from '../ports/ports.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { Admin } from '../shared/session.ts'

type RefusDuCompte = ClientInconnu | CompteAdmin

type RefusDeDecision = ApercuPerime | AcomptesDetenus | InterventionPrevue

type RefusDeSuppression = RefusDuCompte | RefusDeDecision

type DemandeDApercu = { readonly admin: Admin; readonly id: string }

type DemandeDeSuppression = DemandeDApercu & {
  readonly forcer: boolean
  /** Of the preview that was seen; `null` deletes whatever there is. */
  readonly empreinte: string | null
}

type Apercu = ApercuDeSuppression & { readonly empreinte: string }

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
      E.flatMap(() => exigerAcomptesRendus(contenu)),
      E.flatMap(() => effacerParEntreprise({ ...contenu, forcer }, instant)),
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
      TE.flatMap(({ id }) => {
        const instant = ports.clock.maintenant()
        return ports.comptes.effacer(id, instant, decider(ports, { id, forcer, empreinte, instant }))
      }),
    )

type DemandeDeNettoyage = { readonly admin: Admin; readonly simulation: boolean }

type PortsNettoyer = Pick<Ports, 'clients' | 'adminEmails'>

/** Accounts removed per statement, so that orders wait only briefly. */
const LOT = 200

type Retires = readonly ClientRetire[]

const simuler = (
  ports: PortsNettoyer,
  apres: string | null = null,
  deja: Retires = [],
): TE.TaskEither<PortFailure, Retires> =>
  pipe(
    ports.clients.inactifs(ports.adminEmails, apres, LOT),
    TE.flatMap((lot) => {
      const tous = [...deja, ...lot.map(({ nom, email }) => ({ nom, email }))]
      const dernier = lot.at(-1)
      return lot.length < LOT || dernier === undefined ? TE.right(tous) : simuler(ports, dernier.id, tous)
    }),
  )

const retirer = (ports: PortsNettoyer, deja: Retires = []): TE.TaskEither<PortFailure, Retires> =>
  pipe(
    ports.clients.retirerInactifs(ports.adminEmails, LOT),
    TE.flatMap((lot) => (lot.length === 0 ? TE.right(deja) : retirer(ports, [...deja, ...lot]))),
  )

/** Removes the accounts without prestations, never an admin's, and tells whose; a simulation only tells. */
export const nettoyerInactifs =
  (ports: PortsNettoyer) =>
  ({ simulation }: DemandeDeNettoyage): TE.TaskEither<PortFailure, Retires> =>
    simulation ? simuler(ports) : retirer(ports)
