import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Client, Admin } from '#application/shared/session'
import { type SessionRequise, type Compte, estAdmin, CLIENT_INCONNU, type ClientInconnu } from '#domain/compte/compte'
import { type PortFailure, ouRefuser } from '#application/shared/port-failure'
import {
  type ContenuAPrevoir,
  type ArgentDetenu,
  exigerArgentRendu,
  type CompteAdmin,
  type Effacement,
  effacerCompte,
  type PrestationEnCours,
  type AcomptesDetenus,
  effacerParEntreprise,
  exigerAcomptesRendus,
  type ApercuDeSuppression,
  type ApercuPerime,
  apercevoirSuppression,
  exigerApercu,
  type InterventionPrevue,
  texteDApercu,
} from '#domain/compte/effacement'
import { compteDeSession } from './ouvrir-session.ts'
import type { ClientRetire } from '#application/ports/client-store'

type RefusDEffacement = SessionRequise | CompteAdmin | PrestationEnCours | ArgentDetenu

type PortsEffacer = Pick<Ports, 'clock' | 'comptes' | 'adminEmails'>

const refuserAdmin =
  ({ adminEmails }: Pick<Ports, 'adminEmails'>) =>
  (compte: Compte): E.Either<CompteAdmin, Compte> =>
    estAdmin(compte, adminEmails) ? E.left({ _tag: 'CompteAdmin' }) : E.right(compte)

const compteEffacable = (ports: PortsEffacer, client: Client): TE.TaskEither<RefusDEffacement | PortFailure, Compte> =>
  pipe(compteDeSession(ports)(client), TE.flatMapEither(refuserAdmin(ports)))

const deciderPourClient =
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
      TE.flatMapEither((contenu) => deciderPourClient(ports.clock.maintenant())(contenu)),
    )

export const effacerMonCompte =
  (ports: PortsEffacer) =>
  (client: Client): TE.TaskEither<RefusDEffacement | PortFailure, Effacement> =>
    pipe(
      compteEffacable(ports, client),
      TE.flatMap(({ id }) => {
        const instant = ports.clock.maintenant()
        return ports.comptes.effacer(id, instant, deciderPourClient(instant))
      }),
    )

type RefusDuCompte = ClientInconnu | CompteAdmin

type RefusDeDecision = ApercuPerime | AcomptesDetenus | InterventionPrevue

type DemandeDApercu = { readonly admin: Admin; readonly id: string }

type DemandeDeSuppression = DemandeDApercu & {
  readonly forcer: boolean
  /** Hash of the preview that the owner saw; `null` deletes whatever is there. */
  readonly empreinte: string | null
}

type Apercu = ApercuDeSuppression & { readonly empreinte: string }

type PortsSupprimer = Pick<Ports, 'clock' | 'hasher' | 'comptes' | 'adminEmails'>

const compteSupprimable = (
  ports: PortsSupprimer,
  { id }: DemandeDApercu,
): TE.TaskEither<RefusDuCompte | PortFailure, Compte> =>
  pipe(ports.comptes.parId(id), ouRefuser(CLIENT_INCONNU), TE.flatMapEither(refuserAdmin(ports)))

const USAGE = 'suppression'

const texteDe = (id: string, texte: string): string => `${id} ${texte}`

type Decision = Pick<DemandeDeSuppression, 'forcer' | 'empreinte'> & { readonly id: string; readonly instant: Date }

const deciderPourEntreprise =
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

/** Deletes an account with everything that belongs to it. Refuses an admin, and anything that the preview did not show. */
export const supprimerClient =
  (ports: PortsSupprimer) =>
  ({
    forcer,
    empreinte,
    ...demande
  }: DemandeDeSuppression): TE.TaskEither<RefusDuCompte | RefusDeDecision | PortFailure, Effacement> =>
    pipe(
      compteSupprimable(ports, demande),
      TE.flatMap(({ id }) => {
        const instant = ports.clock.maintenant()
        return ports.comptes.effacer(id, instant, deciderPourEntreprise(ports, { id, forcer, empreinte, instant }))
      }),
    )

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

/** Removes inactive accounts without prestations, never admins, and answers whose they were; a simulation removes nothing. */
export const nettoyerInactifs =
  (ports: PortsNettoyer) =>
  ({ simulation }: { readonly admin: Admin; readonly simulation: boolean }): TE.TaskEither<PortFailure, Retires> =>
    simulation ? simuler(ports) : retirer(ports)
