import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ClientRetire } from '#application/ports/client-store'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'

export type DemandeDeNettoyage = { readonly admin: Admin; readonly simulation: boolean }

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
